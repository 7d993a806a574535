/** Subjects of programs, courses, events and posts, named after Phosphor icons. */
export const motifs = [
  'bank',
  'chart-bar',
  'chart-line-up',
  'chats-circle',
  'clock',
  'code',
  'coin',
  'credit-card',
  'device-mobile',
  'envelope-simple',
  'graduation-cap',
  'hourglass-medium',
  'house-line',
  'jar',
  'key',
  'megaphone',
  'notebook',
  'paint-brush',
  'percent',
  'piggy-bank',
  'receipt',
  'shield-check',
  'shopping-cart',
  'storefront',
  'table',
  'tag',
  'tree',
] as const;

/** One of {@link motifs}, drawn in the middle of a rosette. */
export type Motif = (typeof motifs)[number];
