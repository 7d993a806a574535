// Written by scripts/fonts.ts: change it there.

/** The letters in a family's file, and in the one whose name ends in "-ext". */
export const ranges = {
  '': 'U+20-7E, U+A0-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
  '-ext': 'U+100-151, U+154-177, U+179-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
} as const;

/** The names of the system fonts that stand in until the families arrive. */
export const systems = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
  },
  Roboto: {
    regular: ['Roboto', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
  },
  'Open Sans': {
    regular: ['OpenSans-Regular', 'Open Sans'],
    bold: ['Open Sans Bold'],
  },
} as const;

/**
 * The two families. A fallback is a system font, the weights that it stands in for, and how it is
 * scaled: its size, ascent and descent.
 */
export const families = {
  display: {
    family: 'Bricolage Grotesque',
    file: 'bricolage-grotesque',
    weight: '760',
    fallbacks: [
      ['Roboto', 'regular', '760', '83.18%', '111.8%', '32.5%'],
      ['Arial', 'bold', '760', '77.09%', '120.6%', '35%'],
      ['Roboto', 'bold', '760', '81.83%', '113.6%', '33%'],
      ['Open Sans', 'bold', '760', '73.91%', '125.8%', '36.5%'],
    ],
  },
  text: {
    family: 'Atkinson Hyperlegible Next',
    file: 'atkinson-hyperlegible-next',
    weight: '400 700',
    fallbacks: [
      ['Arial', 'regular', '400 500', '99.6%', '98.8%', '31.7%'],
      ['Roboto', 'regular', '400 500', '99.81%', '98.6%', '31.7%'],
      ['Open Sans', 'regular', '400 500', '94.34%', '104.3%', '33.5%'],
      ['Roboto', 'regular', '600 700', '106.33%', '92.5%', '29.7%'],
      ['Arial', 'bold', '600 700', '98.55%', '99.9%', '32.1%'],
      ['Roboto', 'bold', '600 700', '104.61%', '94.1%', '30.2%'],
      ['Open Sans', 'bold', '600 700', '93.5%', '105.2%', '33.8%'],
    ],
  },
} as const;
