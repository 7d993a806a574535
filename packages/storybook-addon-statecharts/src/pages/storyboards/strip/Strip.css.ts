import { globalStyle, style } from '@vanilla-extract/css';
import { below, column, cropped, narrow, outlined, row as inRows } from '../../../ui/fragments.ts';
import { vars } from '../../../ui/theme.css.ts';

export const strip = style({
  display: 'flex',
  gap: vars.space[2],
  padding: `${vars.space[2]} 0`,
  overflowX: 'auto',
  '@media': { print: { flexWrap: 'wrap', overflow: 'visible', rowGap: '6mm' } },
});

/** As in print: wraps instead of scrolling. */
export const wrapped = style({ flexWrap: 'wrap', rowGap: vars.space[5], overflowX: 'visible' });

export const step = style({
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'start',
  gap: vars.space[2],
  '@media': { print: { breakInside: 'avoid' } },
});

export const card = style({
  display: 'grid',
  gap: vars.space[1],
  alignContent: 'start',
  width: '8.5rem',
  minWidth: '6rem',
  flexShrink: 1,
  fontSize: '0.88rem',
  lineHeight: vars.lineHeight.snug,
  // Five in a row of A4.
  '@media': { print: { width: '27mm', fontSize: '8.5pt' } },
});
export const deskCard = style({ width: '13rem', minWidth: '8rem' });

export const picture = style({
  ...cropped('top'),
  width: '100%',
  aspectRatio: '2 / 3',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: '8px 3px',
  backgroundColor: vars.color.sunk,
});
export const deskPicture = style({ aspectRatio: '8 / 5' });

export const name = style({ fontWeight: vars.fontWeight.medium });
export const happens = style({
  alignSelf: 'start',
  width: '7.5rem',
  minWidth: '5rem',
  flexShrink: 1,
  marginTop: vars.space[5],
  fontSize: '0.85rem',
  lineHeight: vars.lineHeight.snug,
  color: vars.color.muted,
  textAlign: 'center',
  '@media': { print: { width: '22mm', marginTop: '12mm', fontSize: '8pt' } },
});
export const arrow = style({ display: 'block', color: vars.color.ink, fontSize: '1.3rem' });
export const fails = style({
  fontSize: '0.85rem',
  // No higher than the pictures: a flow that does not fit starts on the next page.
  '@media': { print: { fontSize: '7pt' } },
});
export const summary = style({
  color: vars.color.action,
  textDecoration: 'underline',
  '@media': { print: { color: 'inherit', textDecoration: 'none', listStyle: 'none' } },
});
export const branch = style({
  display: 'grid',
  gap: vars.space[1],
  marginTop: vars.space[2],
  paddingInlineStart: vars.space[2],
  borderInlineStart: `2px solid ${vars.color.coral}`,
  '@media': { print: { display: 'block', marginTop: '1mm', paddingInlineStart: '1mm' } },
});

/* Print cannot expand it. */
globalStyle(`${fails}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});

/* The questions. */
export const questions = style({
  ...column(vars.space[2]),
  ...outlined,
  margin: `${vars.space[2]} ${vars.space.gutter}`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  fontSize: vars.fontSize.xs,
});
export const row = style(inRows(vars.space[2]));
export const lead = style({ ...narrow('1.15rem'), marginInlineEnd: vars.space[2] });
export const answer = style({ fontSize: vars.fontSize.sm });

/* The page of strips. */
export const page = style({
  ...column(vars.space[6]),
  padding: `${vars.space[5]} ${vars.space.gutter}`,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  '@media': { print: { padding: 0, gap: '4mm' } },
});
export const tools = style({
  ...inRows(vars.space[3]),
  fontSize: vars.fontSize.xs,
  '@media': { print: { display: 'none' } },
});
export const flow = style({
  ...column(vars.space[2]),
  ...below(`${vars.borderWidth.double} double`, vars.space[4]),
  '@media': { print: { breakInside: 'avoid', paddingTop: '2mm', gap: 0 } },
});
export const title = style({
  ...narrow('1.35rem'),
  '@media': { print: { breakAfter: 'avoid' } },
});
