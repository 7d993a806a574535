import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const person = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
});

export const text = component({ minWidth: 0, lineHeight: vars.lineHeight.close });
export const name = component({ fontWeight: vars.fontWeight.bold });
export const role = component({ color: vars.color.muted, fontSize: vars.fontSize.sm });
