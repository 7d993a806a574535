/** What a program, course, event or post can be about, in one sign: Phosphor's names of the drawings. */
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

/** One of {@link motifs}: what stands in the middle of a rosette. */
export type Motif = (typeof motifs)[number];
