import { style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

/** A block that makes a layout visible. */
export const block = style({
  padding: vars.space[3],
  backgroundColor: vars.color.bandTint[7],
  color: vars.color.ink,
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.sm,
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/** Taller than its neighbours, so that alignment shows. */
export const tall = style({ paddingBlock: vars.space[6] });
