/** The age bands, youngest first, as the growth rings from the core outwards (docs/product.md P2.2). */
export const bands = ['k-2', '3-5', '6-8', '9-10', '11-12', '18-24', '25-plus'] as const;

export type Band = (typeof bands)[number];

/** The ages of each band, as on its ring. */
export const bandAges: Readonly<Record<Band, string>> = {
  'k-2': '5–8',
  '3-5': '8–11',
  '6-8': '11–14',
  '9-10': '14–16',
  '11-12': '16–18',
  '18-24': '18–24',
  '25-plus': '25+',
};
