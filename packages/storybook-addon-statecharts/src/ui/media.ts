/** Breakpoints in em, so that they depend on the text size, too. */
export const from = {
  md: '(min-width: 48em)',
};

export const media = {
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
};
