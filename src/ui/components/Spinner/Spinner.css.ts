import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const mark = recipe({
  base: style({
    display: 'block',
    flexShrink: 0,
    fill: 'none',
    strokeLinecap: 'round',
    animation: `${turn} ${vars.duration.spin} linear infinite`,
  }),
  variants: {
    size: {
      text: style({ width: '1.2em', height: '1.2em' }),
      large: style({ width: vars.space[7], height: vars.space[7] }),
    },
  },
});

export const track = style({ stroke: 'currentColor', opacity: 0.25 });
export const arc = style({ stroke: 'currentColor' });

export const spinner = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[4],
  maxWidth: '100%',
  color: vars.color.action,
  '@media': { print: { display: 'none' } },
});

export const label = style({ maxWidth: '100%', color: vars.color.muted, textAlign: 'center' });
