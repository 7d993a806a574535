import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const mark = recipe({
  base: component({
    display: 'block',
    flexShrink: 0,
    fill: 'none',
    strokeLinecap: 'round',
    animation: `${turn} ${vars.duration.spin} linear infinite`,
  }),
  variants: {
    size: {
      text: component({ width: '1.2em', height: '1.2em' }),
      large: component({ width: vars.space[7], height: vars.space[7] }),
    },
  },
});

export const track = component({ stroke: 'currentColor', opacity: 0.25 });
export const arc = component({ stroke: 'currentColor' });

export const spinner = component({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  color: vars.color.action,
});

export const label = component({
  maxWidth: '100%',
  color: vars.color.muted,
  textAlign: 'center',
});
