export const media = {
  moreContrast: '(prefers-contrast: more)',
  forcedColors: '(forced-colors: active)',
};
