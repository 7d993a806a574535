/** The audiences that have a page of their own (docs/product.md P2.2). */
export const audiences = [
  'students-k12',
  'young-adults',
  'adults',
  'parents',
  'educators',
] as const;

export type Audience = (typeof audiences)[number];
