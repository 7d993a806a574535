import { assignVars, createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { figureColors } from '../ui/art/palette.ts';
import { artVars } from '../ui/art/palette.css.ts';
import { byBand } from '../ui/styles/byBand.ts';
import { vars } from '../ui/styles/theme.css.ts';
import { lightTokens } from '../ui/styles/tokens/tokens.ts';
import { displayFace } from '../ui/styles/typefaces.ts';

/* Lengths are those of paper: points and inches. */
const { color, borderWidth } = vars;
const margin = '42pt';
const figure = '96pt';
const hair = '0.7pt';
const pen = '1.2pt';

const textSize = createVar();
const headingSize = createVar();
/** The distance of two lines to write on. */
const writing = createVar();
/** The band's color, or gold. */
export const accent = createVar();

/* Paper is white and its ink dark in both themes. */
export const page = recipe({
  base: {
    vars: {
      ...assignVars(color, lightTokens.color),
      ...assignVars(artVars, figureColors),
      [accent]: color.gold,
    },
    colorScheme: 'light',
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden',
    padding: `36pt ${margin} 56pt`,
    color: color.ink,
    backgroundColor: color.surface,
    fontSize: textSize,
    lineHeight: '1.36',
    breakAfter: 'page',
    breakInside: 'avoid',
    printColorAdjust: 'exact',
    ':last-child': { breakAfter: 'auto' },
  },
  variants: {
    paper: {
      letter: { width: '8.5in', height: '11in' },
      a4: { width: '210mm', height: '297mm' },
    },
    size: {
      large: { vars: { [textSize]: '12pt', [headingSize]: '18pt', [writing]: '26pt' } },
      normal: { vars: { [textSize]: '10pt', [headingSize]: '15pt', [writing]: '22pt' } },
      small: { vars: { [textSize]: '8.8pt', [headingSize]: '13pt', [writing]: '20pt' } },
    },
  },
});

/* After the page, whose accent is gold. */
export const accents = byBand((band) => style({ vars: { [accent]: color.band[band] } }));

/** Pages side by side on a wide screen. */
export const pages = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space[5],
  '@media': { print: { display: 'block' } },
});

export const opening = style({
  position: 'relative',
  flexShrink: 0,
  minHeight: '111pt',
  paddingInlineEnd: '176pt',
  paddingBlockEnd: '8pt',
  borderBlockEnd: `1.8pt solid ${color.ink}`,
});
export const eyebrow = style({ fontSize: '9.5pt', fontWeight: vars.fontWeight.bold });
export const title = recipe({
  // A PDF's bookmark keeps the space at which a line breaks.
  base: { lineHeight: '1.02', whiteSpace: 'pre-wrap' },
  variants: {
    size: {
      large: { fontSize: '38pt' },
      normal: { fontSize: '38pt' },
      small: { fontSize: '34pt' },
    },
  },
});
export const lead = style({
  marginBlockStart: '7pt',
  color: color.muted,
  fontSize: `calc(${textSize} + 1.6pt)`,
  lineHeight: '1.34',
});
export const openingFigure = style({
  position: 'absolute',
  insetBlockEnd: '-5pt',
  insetInlineEnd: '66pt',
  width: figure,
});
export const corner = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const running = style({
  ...displayFace,
  paddingBlockEnd: '3pt',
  fontSize: '14pt',
  lineHeight: '1.1',
  borderBlockEnd: `1.8pt solid ${color.ink}`,
});
export const foot = style({
  position: 'absolute',
  insetInline: margin,
  insetBlockEnd: '31pt',
  display: 'flex',
  justifyContent: 'space-between',
  color: color.muted,
  fontSize: '8pt',
});

/* Blocks that can use the rest of a page grow: see Block. */
export const blocks = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
});
export const body = style([blocks, { marginBlockStart: '12pt' }]);
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  minWidth: 0,
});
export const gap = styleVariants({
  none: {},
  text: { marginBlockStart: '3pt' },
  heading: { marginBlockStart: '7pt' },
  block: { marginBlockStart: '9pt' },
  note: { marginBlockStart: '13pt' },
  part: { marginBlockStart: '15pt' },
});
export const columns = style({ display: 'flex', gap: '22pt', flex: 1 });
export const column = style([blocks, { flexBasis: 0 }]);

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: '7pt',
  fontSize: headingSize,
  lineHeight: '1.12',
  whiteSpace: 'pre-wrap',
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '1.3em',
  height: '1.3em',
  color: color.onBand,
  backgroundColor: accent,
  borderRadius: vars.radius.round,
  outline: `${hair} solid ${accent}`,
  outlineOffset: '2pt',
});

export const list = recipe({
  base: { display: 'grid', columnGap: '20pt' },
  variants: {
    marks: {
      number: { rowGap: '4pt', counterReset: 'item' },
      box: { rowGap: '7pt', flex: 1, alignItems: 'start' },
      dot: { rowGap: '4pt' },
    },
    columns: { 1: {}, 2: { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'column' } },
  },
});
export const item = recipe({
  base: { display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '8pt' },
  variants: {
    marks: {
      number: {},
      box: {
        '::before': {
          content: '',
          width: '9pt',
          height: '9pt',
          marginBlockStart: '0.25em',
          border: `${pen} solid ${color.ink}`,
          borderRadius: '3pt 1pt',
        },
      },
      dot: {
        '::before': {
          content: '',
          width: '4pt',
          height: '4pt',
          marginBlockStart: '0.5em',
          backgroundColor: color.ink,
          borderRadius: vars.radius.round,
        },
      },
    },
  },
});
export const strong = style({ fontWeight: vars.fontWeight.bold });

export const table = recipe({
  base: {
    flex: 1,
    width: '100%',
    tableLayout: 'fixed',
    borderBlockEnd: `1pt solid ${color.ink}`,
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  variants: { room: { writing: {}, reading: { fontSize: '0.96em' } } },
});
export const head = recipe({
  base: {
    padding: '4.5pt 6pt',
    fontSize: `calc(${textSize} * 0.9)`,
    lineHeight: '1.25',
    fontWeight: vars.fontWeight.bold,
    textAlign: 'start',
    verticalAlign: 'bottom',
    backgroundColor: color.sunk,
    ':first-child': { borderRadius: '8pt 0 0 2pt' },
    ':last-child': { borderRadius: '0 2pt 8pt 0' },
  },
  variants: {
    figure: { true: { textAlign: 'end' } },
    after: { true: { paddingInlineStart: '18pt' } },
  },
});
export const cell = recipe({
  base: {
    padding: '4pt 6pt',
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  variants: {
    room: {
      writing: {
        height: writing,
        paddingBlock: '2pt',
        verticalAlign: 'middle',
        borderBlockStart: `${hair} solid ${color.line}`,
        selectors: {
          '&:not(:first-child)': { borderInlineStart: `${hair} solid ${color.hairline}` },
        },
      },
      reading: { borderBlockStart: `${hair} solid ${color.hairline}` },
    },
    figure: { true: { textAlign: 'end' } },
    after: { true: { paddingInlineStart: '18pt' } },
    isBold: { true: { fontWeight: vars.fontWeight.bold } },
    isTotal: { true: { borderBlockStart: `${borderWidth.double} double ${color.ink}` } },
  },
});
globalStyle(`${table.classNames.base} tbody tr:first-child > *`, { borderBlockStart: 0 });

const ruled = { flex: 1, borderBlockEnd: `${hair} solid ${color.line}` } as const;
export const line = style([ruled, { minHeight: writing }]);
export const blanks = style({ display: 'flex', flex: 1, gap: '18pt', minHeight: writing });
export const blank = style({
  display: 'flex',
  flex: 1,
  alignItems: 'end',
  gap: '5pt',
  whiteSpace: 'nowrap',
  '::after': { content: '', ...ruled },
});
export const named = style([blanks, { flex: 'none', height: '34pt' }]);
export const cut = style({ borderBlockStart: `1pt dashed ${color.ink}` });
/** A box to draw or to work in. */
export const room = style({
  flex: 1,
  marginBlockStart: '5pt',
  border: `${hair} solid ${color.line}`,
  borderRadius: '12pt 3pt',
});

export const coins = style({ display: 'flex', flex: 1, alignItems: 'center', minHeight: '92pt' });
export const dots = style({
  flex: 1,
  marginInline: '6pt 12pt',
  borderBlockEnd: `${hair} solid ${color.hairline}`,
});
export const answer = style({
  ...displayFace,
  width: '104pt',
  height: '48pt',
  paddingInlineEnd: '12pt',
  fontSize: '22pt',
  lineHeight: '46pt',
  textAlign: 'end',
  border: `1.4pt solid ${color.ink}`,
  borderRadius: '14pt 4pt',
});
/** Words inside a drawing. */
export const drawn = style({
  ...displayFace,
  fill: color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const drawnSmall = style({
  fontWeight: vars.fontWeight.bold,
  fill: color.ink,
  textAnchor: 'middle',
  dominantBaseline: 'central',
});
export const outlined = style({
  stroke: color.ink,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const thingFill = styleVariants({
  gold: { fill: color.gold },
  pale: { fill: color.mascot.captain },
  ink: { fill: color.ink },
  pink: { fill: color.band[4] },
  coral: { fill: color.band[3] },
  green: { fill: color.band[7] },
  blue: { fill: color.band[6] },
  white: { fill: color.surface },
  copper: { fill: artVars.acornPale },
  silver: { fill: color.sunk },
  none: { fill: 'none' },
});

const across = (gutter: string) =>
  ({
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    flex: 1,
    gap: gutter,
  }) as const;
export const shop = style(across('14pt'));
export const thing = style({ display: 'flex', flexDirection: 'column' });
export const priced = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10pt',
  color: color.muted,
});
export const price = style({
  ...displayFace,
  display: 'block',
  color: color.ink,
  fontSize: '22pt',
});
export const jars = style([across('18pt'), { minHeight: '104pt' }]);
export const jar = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxWidth: '150pt',
  marginInline: 'auto',
});
export const lid = recipe({
  base: {
    height: '13pt',
    marginInline: '16pt',
    border: `2pt solid ${color.ink}`,
    borderRadius: '5pt 3pt',
  },
  variants: {
    jar: {
      0: { backgroundColor: color.band[1] },
      1: { backgroundColor: color.band[7] },
      2: { backgroundColor: color.band[4] },
    },
  },
});
export const glass = style({
  flex: 1,
  paddingBlockStart: '9pt',
  textAlign: 'center',
  border: `2pt solid ${color.ink}`,
  borderBlockStartWidth: '1pt',
  borderRadius: '24pt 24pt 14pt 14pt',
});
export const jarName = style({
  ...displayFace,
  display: 'block',
  fontSize: '17pt',
  lineHeight: '1.1',
});
export const hint = style({ color: color.muted, fontSize: '10pt' });
export const rings = style({ display: 'flex', flex: 1, alignItems: 'stretch', gap: '26pt' });
export const ringsText = style([blocks, {}]);
export const ringsPicture = style({ flexShrink: 0, alignSelf: 'end', width: '200pt' });

export const tiles = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '8pt 10pt',
});
export const tile = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8pt',
  minHeight: '28pt',
  border: `${hair} solid ${color.hairline}`,
  borderRadius: '10pt 3pt',
  '::before': {
    content: '',
    alignSelf: 'stretch',
    flex: '0 0 30pt',
    border: `${pen} solid ${color.ink}`,
    borderRadius: 'inherit',
  },
});

export const ad = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: '6pt',
  padding: '14pt',
  backgroundColor: color.mascot.captain,
  border: `2pt solid ${color.ink}`,
  borderRadius: '20pt 5pt',
  fontSize: '12.5pt',
  fontWeight: vars.fontWeight.bold,
});
export const badge = style({
  alignSelf: 'start',
  padding: '2pt 12pt',
  color: color.onCoral,
  backgroundColor: color.coral,
  borderRadius: '8pt 2pt',
  fontSize: '10pt',
});
export const adTitle = style({ ...displayFace, fontSize: '30pt', lineHeight: '1' });
export const adButton = style({
  marginBlockStart: 'auto',
  padding: '5pt',
  color: color.surface,
  backgroundColor: color.ink,
  borderRadius: '10pt 3pt',
  fontSize: '10.5pt',
  textAlign: 'center',
});
export const smallPrint = style({ fontSize: '7pt', fontWeight: vars.fontWeight.regular });
export const messages = style(across('16pt'));
export const message = style({ display: 'flex', flexDirection: 'column' });
export const bubble = style({
  flexGrow: 1,
  padding: '8pt 10pt',
  backgroundColor: color.mascot.shield,
  border: `1pt solid ${color.line}`,
  borderRadius: '14pt 3pt',
});
export const sender = style({ fontSize: '0.88em', fontWeight: vars.fontWeight.bold });

export const note = recipe({
  base: {
    display: 'flex',
    alignItems: 'end',
    gap: '10pt',
    padding: '3pt 12pt 3pt 10pt',
    borderRadius: '18pt 5pt',
  },
  variants: {
    guide: {
      captain: { backgroundColor: color.mascot.captain },
      investor: { backgroundColor: color.mascot.investor },
      shield: { backgroundColor: color.mascot.shield },
    },
  },
});
export const noteFigure = style({ flexShrink: 0, width: '46pt' });
export const noteText = style({ alignSelf: 'center', paddingBlock: '5pt', fontSize: '0.9em' });
export const noteTitle = style({
  fontFamily: vars.font.text,
  fontSize: textSize,
  fontWeight: vars.fontWeight.bold,
  letterSpacing: 0,
  lineHeight: '1.36',
});

export const talk = style({
  display: 'grid',
  gridTemplateColumns: '38pt 1fr',
  alignContent: 'center',
  columnGap: '14pt',
  flex: 1,
  paddingBlock: '7pt',
  selectors: { '& + &': { borderBlockStart: `${hair} solid ${color.hairline}` } },
});
export const question = style({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridColumn: '1 / -1',
  alignItems: 'center',
  fontSize: `calc(${textSize} * 1.36)`,
  lineHeight: '1.1',
});
export const age = style([
  number,
  {
    width: '30pt',
    height: '30pt',
    marginInlineStart: '3pt',
    alignContent: 'center',
    fontSize: '7pt',
    lineHeight: '1',
  },
]);
export const years = style({ ...displayFace, fontSize: '15pt' });
export const ways = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridColumn: 2,
  gap: '16pt',
  marginBlockStart: '3pt',
});

export const terms = recipe({
  variants: {
    isLong: { true: { columns: 3, columnGap: '18pt', flex: 1 } },
  },
});
export const term = recipe({
  base: { breakInside: 'avoid' },
  variants: {
    isLong: {
      true: { marginBlockEnd: '6.4pt', lineHeight: '1.28' },
      false: { marginBlockEnd: '3pt' },
    },
  },
});
globalStyle(`${term.classNames.base} > :is(dt, dd)`, { display: 'inline' });
globalStyle(`${term.classNames.base} > dt`, {
  marginInlineEnd: '5pt',
  fontWeight: vars.fontWeight.bold,
});

export const places = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10pt 20pt' });
export const unbroken = style({ whiteSpace: 'nowrap' });
export const address = style({
  color: color.blue,
  fontWeight: vars.fontWeight.bold,
  textDecoration: 'none',
});
