import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

/** A copyable item is at least as large as a target; the button covers it. */
export const copyable = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  minWidth: vars.layout.target,
  minHeight: vars.layout.target,
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  cursor: 'copy',
  borderRadius: vars.radius.chip,
  border: `${vars.borderWidth.control} solid transparent`,
  selectors: { '&:hover': { borderColor: vars.color.action } },
});

export const forms = style({ display: 'grid', gap: vars.space[2] });

export const status = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockEnd: vars.space[4],
  insetInline: vars.space[4],
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

export const answer = style({
  pointerEvents: 'auto',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[3],
  alignItems: 'start',
  width: '100%',
  maxWidth: vars.size.toast,
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
});

export const words = style({
  display: 'grid',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  overflowWrap: 'anywhere',
});
