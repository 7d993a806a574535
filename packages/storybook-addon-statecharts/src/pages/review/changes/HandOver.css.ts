import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const label = style({ fontWeight: vars.fontWeight.medium });

export const summary = style({
  width: '100%',
  padding: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: 'ui-monospace, Menlo, monospace',
  fontSize: '0.82rem',
  resize: 'vertical',
});

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
export const status = style({ margin: 0, selectors: { '&:empty': { display: 'none' } } });
