import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

export const pile = style({ display: 'grid', isolation: 'isolate' });

/** A sheet that half covers the one below. */
export const sheet = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  width: '60%',
  minHeight: vars.size.tile,
  padding: `${vars.space[3]} ${vars.space[5]}`,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.panel,
  selectors: { '& + &': { marginBlockStart: `calc(-1 * ${vars.space[5]})` } },
});

export const number = style({ fontWeight: vars.fontWeight.bold });
export const use = style({ color: vars.color.muted });
