import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { column, display } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

/* The art's column on a phone, clear of the header. */
const small = `calc(${vars.space[8]} + ${vars.space[2]})`;

/*
   The same height on all pages: the lead has room for three lines on a phone and two beside its
   art, so that a reflow moves nothing below.
*/
export const opening = style({
  ...column(`${vars.space[4]} ${vars.space[5]}`),
  alignContent: 'start',
  paddingBlockStart: vars.space.section,
  paddingBlockEnd: vars.space[5],
  selectors: { '&:has(> :nth-child(3))': { gridTemplateColumns: `minmax(0, 1fr) ${small}` } },
  '@media': {
    [from.md]: {
      paddingBlockEnd: vars.space[6],
      selectors: {
        '&:has(> :nth-child(3))': { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.picture}` },
      },
    },
  },
});

/* Short, and balanced, so that its lines break alike in the fallback. */
export const statement = style({
  ...display(vars.fontSize['4xl'], vars.lineHeight.tight, vars.tracking.hero),
  marginBlockStart: vars.space[2],
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const lead = style({
  gridColumn: '1 / -1',
  minHeight: '3lh',
  maxWidth: vars.measure.normal,
  color: vars.color.muted,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
  '@media': { [from.md]: { gridColumn: '1', minHeight: '2lh' } },
});

/* Aligned with the title on a phone and with the lead on wide windows. */
export const art = style({
  gridColumn: '2',
  gridRow: '1',
  alignSelf: 'end',
  marginBlockStart: `calc(-1 * ${vars.space[7]})`,
  '@media': { [from.md]: { gridRow: '1 / span 2' } },
});
