// Written by scripts/fonts.ts: change it there.

/** The two families: their files, and the system fonts scaled to stand in until they arrive. */
export const families = {
  display: {
    family: 'Bricolage Grotesque',
    faces: [
      {
        file: 'bricolage-grotesque.woff2',
        weight: '760',
        unicodeRange:
          'U+20-7E, U+A0-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
      },
      {
        file: 'bricolage-grotesque-ext.woff2',
        weight: '760',
        unicodeRange:
          'U+100-151, U+154-177, U+179-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
      },
    ],
    fallbacks: [
      {
        family: 'Bricolage Grotesque Roboto',
        local: ['Roboto', 'Roboto-Regular'],
        weight: '760',
        sizeAdjust: '83.18%',
        ascentOverride: '111.8%',
        descentOverride: '32.5%',
      },
      {
        family: 'Bricolage Grotesque Arial',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '760',
        sizeAdjust: '77.09%',
        ascentOverride: '120.6%',
        descentOverride: '35%',
      },
      {
        family: 'Bricolage Grotesque Roboto',
        local: ['Roboto Bold', 'Roboto-Bold'],
        weight: '760',
        sizeAdjust: '81.83%',
        ascentOverride: '113.6%',
        descentOverride: '33%',
      },
      {
        family: 'Bricolage Grotesque Open Sans',
        local: ['Open Sans Bold'],
        weight: '760',
        sizeAdjust: '73.91%',
        ascentOverride: '125.8%',
        descentOverride: '36.5%',
      },
    ],
  },
  text: {
    family: 'Atkinson Hyperlegible Next',
    faces: [
      {
        file: 'atkinson-hyperlegible-next.woff2',
        weight: '400 700',
        unicodeRange:
          'U+20-7E, U+A0-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212',
      },
      {
        file: 'atkinson-hyperlegible-next-ext.woff2',
        weight: '400 700',
        unicodeRange:
          'U+100-151, U+154-177, U+179-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3',
      },
    ],
    fallbacks: [
      {
        family: 'Atkinson Hyperlegible Next Arial',
        local: ['Arial', 'ArialMT', 'Liberation Sans'],
        weight: '400 500',
        sizeAdjust: '99.6%',
        ascentOverride: '98.8%',
        descentOverride: '31.7%',
      },
      {
        family: 'Atkinson Hyperlegible Next Roboto',
        local: ['Roboto', 'Roboto-Regular'],
        weight: '400 500',
        sizeAdjust: '99.81%',
        ascentOverride: '98.6%',
        descentOverride: '31.7%',
      },
      {
        family: 'Atkinson Hyperlegible Next Open Sans',
        local: ['OpenSans-Regular', 'Open Sans'],
        weight: '400 500',
        sizeAdjust: '94.34%',
        ascentOverride: '104.3%',
        descentOverride: '33.5%',
      },
      {
        family: 'Atkinson Hyperlegible Next Roboto',
        local: ['Roboto', 'Roboto-Regular'],
        weight: '600 700',
        sizeAdjust: '106.33%',
        ascentOverride: '92.5%',
        descentOverride: '29.7%',
      },
      {
        family: 'Atkinson Hyperlegible Next Arial',
        local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '600 700',
        sizeAdjust: '98.55%',
        ascentOverride: '99.9%',
        descentOverride: '32.1%',
      },
      {
        family: 'Atkinson Hyperlegible Next Roboto',
        local: ['Roboto Bold', 'Roboto-Bold'],
        weight: '600 700',
        sizeAdjust: '104.61%',
        ascentOverride: '94.1%',
        descentOverride: '30.2%',
      },
      {
        family: 'Atkinson Hyperlegible Next Open Sans',
        local: ['Open Sans Bold'],
        weight: '600 700',
        sizeAdjust: '93.5%',
        ascentOverride: '105.2%',
        descentOverride: '33.8%',
      },
    ],
  },
} as const;
