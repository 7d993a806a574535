/** The seven age bands in the order of their rings, from the core outwards (docs/product.md P2.2). */
export const bandSlugs = ['k-2', '3-5', '6-8', '9-10', '11-12', '18-24', '25-plus'] as const;

/** An age band's slug in URLs: `/curriculum/<slug>`. */
export type BandSlug = (typeof bandSlugs)[number];

/** The ages on each band's ring. */
export const bandLabels: Readonly<Record<BandSlug, string>> = {
  'k-2': '5–8',
  '3-5': '8–11',
  '6-8': '11–14',
  '9-10': '14–16',
  '11-12': '16–18',
  '18-24': '18–24',
  '25-plus': '25+',
};
