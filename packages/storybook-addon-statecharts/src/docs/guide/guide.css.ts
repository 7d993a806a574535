import { style, styleVariants } from '@vanilla-extract/css';
import { displayFace, vars } from '../../ui/theme.css.ts';
import { from } from '../../ui/media.ts';

export const lead = style({
  maxWidth: vars.measure.normal,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space[3],
  marginBlock: `${vars.space[4]} ${vars.space[5]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize.xs,
});

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginBlockStart: vars.space[7],
  color: vars.color.ink,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.text,
  // Its content follows outside, as Storybook's own.
  selectors: { '&:has(> h2:only-child)': { marginBlockEnd: vars.space[5] } },
});

export const heading = style({
  ...displayFace,
  fontSize: vars.fontSize.xl,
  lineHeight: vars.lineHeight.snug,
});

export const subheading = style({
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.snug,
});

export const twoColumns = style({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const column = style({ display: 'grid', alignContent: 'start', gap: vars.space[3] });

/** One sentence per line, with an icon before it. */
export const lines = style({
  display: 'grid',
  gap: vars.space[2],
  maxWidth: vars.measure.normal,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[2],
});

/* Centres the icon on the first line. */
const sign = style({ paddingBlockStart: '0.2em' });
export const signs = styleVariants({
  use: [sign, { color: vars.color.action }],
  avoid: [sign, { color: vars.color.coral }],
  plain: { color: vars.color.muted },
});

/* Space around the example for the numbers and their lines. */
export const frame = style({
  position: 'relative',
  padding: '64px 60px',
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
});

export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/* Centres an element narrower than its container. */
export const middle = style({ justifySelf: 'center', minWidth: 0, maxWidth: '100%' });

export const pointers = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  pointerEvents: 'none',
  stroke: vars.color.coral,
  fill: vars.color.coral,
});

export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.coral,
  color: vars.color.onCoral,
  fontSize: 14,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
});

export const mark = style([
  number,
  { position: 'absolute', translate: '-50% -50%', pointerEvents: 'none' },
]);

export const legend = style({
  display: 'grid',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const legendLine = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[3],
  alignItems: 'start',
});

export const pairs = style({ display: 'grid', gap: vars.space[6] });

export const key = style({
  paddingInline: vars.space[2],
  paddingBlock: '2px',
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.thin,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.xs,
  whiteSpace: 'nowrap',
});

export const related = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
