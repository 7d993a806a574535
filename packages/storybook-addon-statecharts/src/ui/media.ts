/** Window widths at which layouts change, in em: a larger text size moves them too. */
export const from = {
  sm: '(min-width: 36em)',
  md: '(min-width: 48em)',
};

export const media = {
  stillness: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
};
