/** Breakpoints in em, so that they depend on the text size, too. */
export const from = {
  sm: '(min-width: 36em)',
  md: '(min-width: 48em)',
};

export const media = {
  stillness: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
};
