/** Colours of the figures in the light theme; none of them is a role of the page. */
export const figureColors = {
  /** Edge of the logo's coin: gold on a dark page, so that the coin keeps its size. */
  rim: '#0d251b',
  gold: '#f7be46',
  goldDeep: '#d9941c',
  goldPale: '#ffe5a3',
  white: '#ffffff',
  navy: '#1d3d6e',
  navyPale: '#35609f',
  blush: '#ee8f5c',
  coral: '#c8432c',
  acorn: '#d99a5b',
  acornPale: '#efc08d',
  bark: '#7a4b2a',
  barkPale: '#a86f43',
  leaf: '#4fb783',
  leafPale: '#8fd9b1',
  violet: '#5b4bb5',
  violetPale: '#7b6cd8',
  lens: '#10231d',
  sky: '#a9d3fb',
  /** A figure's ground shadow; translucent, for any panel. */
  shade: '#0d251b24',
};

/** Lightened where a colour would disappear on a dark page. */
export const darkFigureColors = {
  rim: figureColors.gold,
  navy: '#33609f',
  navyPale: '#5b8fd6',
  bark: '#8f5a34',
  barkPale: '#bb8253',
  violet: '#6a5ac8',
  violetPale: '#8c7eea',
  lens: '#0a1711',
  /** Invisible on a dark page anyway. */
  shade: 'transparent',
};
