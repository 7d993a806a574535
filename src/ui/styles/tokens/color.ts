import { blend } from '../contrast.ts';

/**
 * Colour roles in both themes (docs/product.md P17.3). Every value is `#rrggbb`, so that contrast
 * can be computed (tests/unit/contrast.test.ts); only `scrim` is translucent.
 *
 * Gold means saving, green growth, violet-blue protection, coral a warning. Colour is never the
 * only cue.
 */

/** The seven age bands, from the innermost ring outwards; the same in both themes. */
const bands = {
  1: '#f2bd3f',
  2: '#f09a3e',
  3: '#ea7150',
  4: '#d8649a',
  5: '#9a7be0',
  6: '#5f97ea',
  7: '#41b087',
};

const lightPaper = '#f3faf5';
const darkPaper = '#0a1a13';

/** A band's background behind ink text. */
const wash = (band: keyof typeof bands) => blend(bands[band], '#ffffff', 0.26);

export const lightColor = {
  /** The page. */
  paper: lightPaper,
  surface: '#ffffff',
  /** Wells, the footer. */
  sunk: '#e4f2ea',
  /** Text and bold outlines. */
  ink: '#0d251b',
  /** Secondary text on paper, surface and sunk; on a tint the text is ink. */
  muted: '#3e5349',
  /** Dividers and edges of panels: decorative. */
  hairline: '#c3d6cb',
  /** Edges of controls: at least 3:1. */
  line: '#637f72',
  /** Interactive elements: primary fills, links, feature icons. */
  action: '#005c3b',
  actionHover: '#00472d',
  onAction: '#ffffff',
  /** Background of a hovered quiet control. */
  wash: '#d7eae0',
  /** Savings and chosen amounts. Only as a background of `onGold`, never as text. */
  gold: '#f2bd3f',
  onGold: '#0d251b',
  /** Errors and urgency. */
  coral: '#b23521',
  onCoral: '#ffffff',
  /** Protection, information. */
  blue: '#2e5297',
  focus: '#2e5297',
  tint: {
    info: '#d9e3fb',
    success: '#cdebd9',
    warning: '#fbe3a4',
    error: '#fbe1da',
  },
  band: bands,
  onBand: '#0d251b',
  bandTint: { 1: wash(1), 2: wash(2), 3: wash(3), 4: wash(4), 5: wash(5), 6: wash(6), 7: wash(7) },
  /** Panels of the mascots, and their engraving. */
  mascot: {
    captain: '#fbe3a4',
    captainLine: '#c08a12',
    investor: '#cdebd9',
    investorLine: '#1f9b6c',
    shield: '#d9e3fb',
    shieldLine: '#5377cf',
  },
  /** The bold outline of mascots, logo and coins: dark in both themes. */
  outline: '#0d251b',
  /** A mascot's ground shadow and shaded side. */
  shade: '#c9d9d0',
  /** Backdrop of dialogs. */
  scrim: 'rgb(13 37 27 / 0.55)',
};

/** The share of the text colour in a pressed control's background, 0–1. */
export const PRESSED_SHARE = 0.12;

/** The shape both themes share. */
export type ColorTokens = typeof lightColor;

export const darkColor: ColorTokens = {
  paper: darkPaper,
  surface: '#12241b',
  sunk: '#0e2018',
  ink: '#f1efe4',
  muted: '#b1bbaf',
  hairline: '#2b4237',
  line: '#668474',
  action: '#75d5a0',
  actionHover: '#93e3b8',
  onAction: '#06231a',
  wash: '#1b3328',
  gold: '#f4cc64',
  onGold: '#0d251b',
  coral: '#f3947c',
  onCoral: '#2b0d06',
  blue: '#98b8f2',
  focus: '#98b8f2',
  tint: {
    info: '#1f2f54',
    success: '#17402e',
    warning: '#613700',
    error: '#4b231a',
  },
  band: bands,
  onBand: '#0d251b',
  /** Chosen by hand, a deep amber first: blended with the dark page, yellow would turn olive. */
  bandTint: {
    1: '#613700',
    2: '#6a2f00',
    3: '#5e2516',
    4: '#591d3d',
    5: '#3b296b',
    6: '#17386d',
    7: '#0d4a35',
  },
  mascot: {
    captain: '#613700',
    captainLine: '#e0a02a',
    investor: '#17402e',
    investorLine: '#1f9b6c',
    shield: '#1f2f54',
    shieldLine: '#5377cf',
  },
  outline: '#06100b',
  shade: '#07120d',
  scrim: 'rgb(0 0 0 / 0.65)',
};

/** With `prefers-contrast: more`, secondary text and hairlines use ink. */
export const moreContrast = {
  light: { muted: lightColor.ink, hairline: lightColor.line, line: lightColor.ink },
  dark: { muted: darkColor.ink, hairline: darkColor.line, line: darkColor.ink },
};
