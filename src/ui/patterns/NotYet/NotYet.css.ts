import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const box = style({
  display: 'flex',
  gap: vars.space[3],
  maxWidth: vars.layout.prose,
  paddingBlock: vars.space[3],
  paddingInline: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.control} dashed ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

export const sign = style({ flexShrink: 0, color: vars.color.action, fontSize: vars.fontSize.lg });

/* Targets of full height, below the sentence; columns stay when the typeface arrives, and hold an address. */
export const links = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(12em, 100%), 1fr))`,
  justifyItems: 'start',
  columnGap: vars.space[4],
  marginBlockEnd: `calc(-1 * ${vars.space[2]})`,
});

export const words = style({ flexGrow: 1, overflowWrap: 'anywhere' });
