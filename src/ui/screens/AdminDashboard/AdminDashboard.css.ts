import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const columns = component({
  width: '100%',
  minWidth: vars.layout.form,
  borderCollapse: 'collapse',
});

export const scroller = component({ overflowX: 'auto' });

export const head = component({
  paddingBlock: vars.space[3],
  paddingInlineEnd: vars.space[4],
  borderBlockEnd: `${vars.borderWidth.double} double ${vars.color.line}`,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
});

export const soon = component({
  paddingBlock: vars.space[6],
  color: vars.color.muted,
  textAlign: 'start',
});
