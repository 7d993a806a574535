import { createGlobalTheme, createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * Colours of everything drawn by code. The one place in `src/ui/art` where a colour is written out.
 * Light on `:root`; `.dark` on `<html>` reassigns them. Values from the art direction.
 */
export const artVars = createGlobalThemeContract(
  {
    /** Outline of mascots, coins and other bold figures, and anything drawn on a bright fill. */
    line: 'line',
    /** Edge of the logo's coin: no outline on a dark page, so that the coin keeps its size. */
    rim: 'rim',
    /** What lies behind a drawing; drawn where one stroke must be kept clear of another. */
    ground: 'ground',
    /** Quiet hairlines: unlit rings, tracks without a band. */
    hairline: 'hairline',
    /** Text and marks on any band's colour. */
    onBand: 'on-band',
    /** Marks drawn on the page itself. */
    ink: 'ink',
    gold: 'gold',
    goldDeep: 'gold-deep',
    goldPale: 'gold-pale',
    white: 'white',
    navy: 'navy',
    navyPale: 'navy-pale',
    blush: 'blush',
    coral: 'coral',
    acorn: 'acorn',
    acornPale: 'acorn-pale',
    bark: 'bark',
    barkPale: 'bark-pale',
    leaf: 'leaf',
    leafPale: 'leaf-pale',
    violet: 'violet',
    violetPale: 'violet-pale',
    lens: 'lens',
    sky: 'sky',
    /** The flat shadow a figure stands on. */
    shade: 'shade',
    band: {
      1: 'band-1',
      2: 'band-2',
      3: 'band-3',
      4: 'band-4',
      5: 'band-5',
      6: 'band-6',
      7: 'band-7',
    },
  },
  (name) => `art-${name}`,
);

const band = {
  1: '#f2bd3f',
  2: '#f09a3e',
  3: '#ea7150',
  4: '#d8649a',
  5: '#9a7be0',
  6: '#5f97ea',
  7: '#41b087',
};

const light = {
  line: '#0d251b',
  rim: '#0d251b',
  ground: '#f3faf5',
  hairline: '#c3d6cb',
  onBand: '#0d251b',
  ink: '#0d251b',
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
  shade: '#0d251b24',
  band,
};

createGlobalTheme(':root', artVars, light);

// Bright fills stay as they are on a dark page and carry the figure there; only what would sink into
// the page is lifted.
createGlobalTheme('.dark', artVars, {
  ...light,
  line: '#06100b',
  rim: '#f7be46',
  ground: '#0a1a13',
  hairline: '#2b4237',
  ink: '#f1efe4',
  navy: '#33609f',
  navyPale: '#5b8fd6',
  bark: '#8f5a34',
  barkPale: '#bb8253',
  violet: '#6a5ac8',
  violetPale: '#8c7eea',
  lens: '#0a1711',
  shade: '#00000073',
});
