/** The age bands that have a curriculum page, youngest first (docs/product.md P2.2). */
export const bands = ['k-2', '3-5', '6-8', '9-10', '11-12', '18-24', '25-plus'] as const;

export type Band = (typeof bands)[number];
