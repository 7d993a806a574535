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
const hair = '0.7pt';
const pen = '1.2pt';

const titleSize = createVar();
const textSize = createVar();
const headingSize = createVar();
/** The distance of two lines to write on. */
const writing = createVar();
/** The band's color, or gold. */
export const accent = createVar();

const column = { display: 'flex', flexDirection: 'column' } as const;
const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;
const across = (gap: string) =>
  ({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', flex: 1, gap }) as const;
const edge = (width: string, borderRadius: string, shade = color.ink) => ({
  border: `${width} solid ${shade}`,
  borderRadius,
});
const display = (fontSize: string, lineHeight?: string) => ({
  ...displayFace,
  fontSize,
  lineHeight,
});
const disc = (size: string) => ({ width: size, height: size, borderRadius: vars.radius.round });
const sizes = (title: string, heading: string, text: string, lines: string) => ({
  vars: { [titleSize]: title, [headingSize]: heading, [textSize]: text, [writing]: lines },
});

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
    ...column,
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
      large: sizes('38pt', '18pt', '12pt', '26pt'),
      normal: sizes('38pt', '15pt', '10pt', '22pt'),
      small: sizes('34pt', '13pt', '8.8pt', '20pt'),
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
// A PDF's bookmark keeps the space at which a line breaks.
export const title = style({ fontSize: titleSize, lineHeight: '1.02', whiteSpace: 'pre-wrap' });
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
  width: '96pt',
});
export const corner = style({ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 });
export const running = style({
  ...display('14pt', '1.1'),
  paddingBlockEnd: '3pt',
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

/* Blocks that can use the rest of a page grow: see Blocks. */
export const blocks = style({ ...column, flex: 1, minHeight: 0, minWidth: 0 });
export const body = style([blocks, { marginBlockStart: '12pt' }]);
export const block = style({ ...column, flexShrink: 0, minWidth: 0 });
export const gap = styleVariants({
  none: {},
  text: { marginBlockStart: '3pt' },
  heading: { marginBlockStart: '7pt' },
  block: { marginBlockStart: '9pt' },
  note: { marginBlockStart: '13pt' },
  part: { marginBlockStart: '15pt' },
});
export const columns = style({ display: 'flex', gap: '22pt', flex: 1 });

export const heading = style({
  ...row('7pt'),
  fontSize: headingSize,
  lineHeight: '1.12',
  whiteSpace: 'pre-wrap',
});
export const number = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  ...disc('1.3em'),
  color: color.onBand,
  backgroundColor: accent,
  outline: `${hair} solid ${accent}`,
  outlineOffset: '2pt',
});
export const space = style({ position: 'absolute', whiteSpace: 'pre' });
export const strong = style({ fontWeight: vars.fontWeight.bold });

export const list = recipe({
  base: { display: 'grid', columnGap: '20pt', rowGap: '4pt' },
  variants: {
    marks: { number: {}, box: { rowGap: '7pt', flex: 1, alignItems: 'start' }, dot: {} },
    columns: { 1: {}, 2: { gridTemplateColumns: '1fr 1fr', gridAutoFlow: 'column' } },
  },
});
export const item = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: '8pt' });
const marker = (size: string, marginBlockStart: string) =>
  ({ content: '', ...disc(size), marginBlockStart }) as const;
export const marked = styleVariants({
  number: {},
  box: { '::before': { ...marker('9pt', '0.25em'), ...edge(pen, '3pt 1pt') } },
  dot: { '::before': { ...marker('4pt', '0.5em'), backgroundColor: color.ink } },
});

export const table = style({
  flex: 1,
  width: '100%',
  tableLayout: 'fixed',
  borderBlockEnd: `1pt solid ${color.ink}`,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const reading = style({ fontSize: '0.96em' });
export const head = style({
  padding: '4.5pt 6pt',
  fontSize: `calc(${textSize} * 0.9)`,
  lineHeight: '1.25',
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
  verticalAlign: 'bottom',
  backgroundColor: color.sunk,
  ':first-child': { borderRadius: '8pt 0 0 2pt' },
  ':last-child': { borderRadius: '0 2pt 8pt 0' },
});
const dividing = `${hair} solid ${color.hairline}`;
export const cell = recipe({
  base: {
    padding: '4pt 6pt',
    fontWeight: vars.fontWeight.regular,
    textAlign: 'start',
    verticalAlign: 'top',
    selectors: { 'tr + tr > &': { borderBlockStart: dividing } },
  },
  variants: {
    isToFill: {
      true: {
        height: writing,
        paddingBlock: '2pt',
        verticalAlign: 'middle',
        selectors: {
          'tr + tr > &': { borderBlockStartColor: color.line },
          '&:not(:first-child)': { borderInlineStart: dividing },
        },
      },
    },
    isBold: { true: { fontWeight: vars.fontWeight.bold } },
    isTotal: {
      true: {
        selectors: {
          'tr + tr > &': { borderBlockStart: `${borderWidth.double} double ${color.ink}` },
        },
      },
    },
  },
});
/** Numbers, and the column after them. */
export const figure = style({ textAlign: 'end' });
export const afterFigure = style({ paddingInlineStart: '18pt' });

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
export const named = style({ ...column, height: '34pt' });
export const cut = style({ borderBlockStart: `1pt dashed ${color.ink}` });
/** A box to draw or to work in. */
export const room = style({
  ...edge(hair, '12pt 3pt', color.line),
  flex: 1,
  marginBlockStart: '5pt',
});

export const coins = style({ display: 'flex', flex: 1, alignItems: 'center', minHeight: '92pt' });
export const dots = style({ flex: 1, marginInline: '6pt 12pt', borderBlockEnd: dividing });
export const answer = style({
  ...display('22pt', '46pt'),
  ...edge('1.4pt', '14pt 4pt'),
  width: '104pt',
  height: '48pt',
  paddingInlineEnd: '12pt',
  textAlign: 'end',
});
const inDrawing = { fill: color.ink, textAnchor: 'middle', dominantBaseline: 'central' } as const;
/** Words inside a drawing. */
export const drawn = style({ ...displayFace, ...inDrawing });
export const drawnSmall = style({ ...inDrawing, fontWeight: vars.fontWeight.bold });
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
export const outlined = style({ ...round, stroke: color.ink });
export const thingFill = styleVariants(
  {
    gold: color.gold,
    pale: color.mascot.captain,
    ink: color.ink,
    pink: color.band[4],
    coral: color.band[3],
    green: color.band[7],
    blue: color.band[6],
    white: color.surface,
    copper: artVars.acornPale,
    silver: color.sunk,
  },
  (fill) => ({ fill }),
);

export const shop = style(across('14pt'));
export const priced = style({ ...row('10pt'), color: color.muted });
export const price = style({ ...display('22pt'), display: 'block', color: color.ink });
export const jars = style({ ...across('18pt'), minHeight: '104pt' });
export const jar = style({ ...column, width: '100%', maxWidth: '150pt', marginInline: 'auto' });
export const lid = style({ ...edge('2pt', '5pt 3pt'), height: '13pt', marginInline: '16pt' });
export const lids = [1, 7, 4].map((band) =>
  style({ backgroundColor: color.band[band as 1 | 7 | 4] }),
);
export const glass = style({
  flex: 1,
  paddingBlockStart: '9pt',
  textAlign: 'center',
  ...edge('2pt', '24pt 24pt 14pt 14pt'),
  borderBlockStartWidth: '1pt',
});
export const jarName = style({ ...display('17pt', '1.1'), display: 'block' });
export const hint = style({ color: color.muted, fontSize: '10pt' });
export const rings = style({ display: 'flex', flex: 1, gap: '26pt' });
export const ringsPicture = style({ flexShrink: 0, alignSelf: 'end', width: '200pt' });

export const tiles = style({
  display: 'grid',
  flex: 1,
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '8pt 10pt',
});
export const tile = style({
  ...row('8pt'),
  ...edge(hair, '10pt 3pt', color.hairline),
  minHeight: '28pt',
  '::before': { ...edge(pen, 'inherit'), content: '', alignSelf: 'stretch', flex: '0 0 30pt' },
});

export const ad = style({
  ...column,
  flex: 1,
  gap: '6pt',
  padding: '14pt',
  backgroundColor: color.mascot.captain,
  ...edge('2pt', '20pt 5pt'),
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
export const adTitle = style(display('30pt', '1'));
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
export const bubble = style({
  flexGrow: 1,
  padding: '8pt 10pt',
  backgroundColor: color.mascot.shield,
  ...edge('1pt', '14pt 3pt', color.line),
});
export const sender = style([strong, { fontSize: '0.88em' }]);

export const note = style({
  display: 'flex',
  alignItems: 'end',
  gap: '10pt',
  padding: '3pt 12pt 3pt 10pt',
  borderRadius: '18pt 5pt',
});
export const noteOf = styleVariants(color.mascot, (backgroundColor) => ({ backgroundColor }));
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
  selectors: { '& + &': { borderBlockStart: dividing } },
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
    ...disc('30pt'),
    marginInlineStart: '3pt',
    alignContent: 'center',
    fontSize: '7pt',
    lineHeight: '1',
  },
]);
export const years = style(display('15pt'));
export const ways = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridColumn: 2,
  gap: '16pt',
  marginBlockStart: '3pt',
});

export const term = style({ marginBlockEnd: '3pt', breakInside: 'avoid' });
/** Many terms, in columns. */
export const longTerms = style({ columns: 3, columnGap: '18pt', flex: 1, lineHeight: '1.28' });
globalStyle(`${longTerms} > *`, { marginBlockEnd: '6.4pt' });
globalStyle(`${term} > :is(dt, dd)`, { display: 'inline' });
globalStyle(`${term} > dt`, { marginInlineEnd: '5pt', fontWeight: vars.fontWeight.bold });

export const places = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10pt 20pt' });
export const unbroken = style({ whiteSpace: 'nowrap' });
export const address = style([strong, { color: color.blue, textDecoration: 'none' }]);
