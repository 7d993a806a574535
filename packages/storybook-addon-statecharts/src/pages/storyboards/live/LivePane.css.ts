import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const frame = style({
  display: 'block',
  width: '390px',
  maxWidth: '100%',
  height: 'min(36rem, 60vh)',
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.paper,
});

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
