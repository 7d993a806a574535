import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme.css.ts';

const WIDE = '(min-width: 60em)';

export const page = style({
  display: 'grid',
  gap: vars.space[4],
  padding: vars.space.gutter,
});

const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], alignItems: 'center' });
export const tools = row;
export const head = style([row, { justifyContent: 'space-between', alignItems: 'start' }]);

export const board = style({
  display: 'grid',
  gap: vars.space[4],
  '@media': { [WIDE]: { gridTemplateColumns: '1fr auto' } },
});

export const canvas = style({
  minWidth: 0,
  maxHeight: '85vh',
  overflow: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
  background: vars.color.paper,
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

export const aside = style({
  display: 'grid',
  gap: vars.space[3],
  alignContent: 'start',
  justifyItems: 'start',
  '@media': { [WIDE]: { width: '25rem' } },
});

export const screen = style({
  width: '100%',
  height: '36rem',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
});

export const ways = style({ display: 'grid', gap: vars.space[2], paddingInlineStart: '1.5em' });

export const lines = style({ margin: 0, paddingInlineStart: '1.2em' });

export const summary = style({ minHeight: vars.layout.target, cursor: 'pointer' });

export const scroller = style({
  overflowX: 'auto',
  minWidth: 0,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
});

export const table = style({ width: '100%', textAlign: 'start' });

globalStyle(`${table} :is(th, td)`, {
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  lineHeight: vars.lineHeight.close,
});
globalStyle(`${table} tbody th`, {
  minWidth: vars.layout.column,
  fontWeight: vars.fontWeight.medium,
});
globalStyle(`${table} thead`, { backgroundColor: vars.color.sunk, fontSize: vars.fontSize.sm });

/** What the storyboard omits. */
export const limits = style({
  display: 'grid',
  gap: vars.space[1],
  padding: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.blue}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.tint.info,
  overflowWrap: 'anywhere',
});
