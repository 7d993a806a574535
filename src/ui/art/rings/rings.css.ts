import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { artVars } from '../palette.css.ts';

const draw = keyframes({
  from: { strokeDasharray: '1 1', strokeDashoffset: 1, opacity: 0 },
  '1%': { opacity: 1 },
  to: { strokeDasharray: '1 1', strokeDashoffset: 0 },
});

/** An arc that is drawn once. Afterwards the dashes are gone, so its end cannot be off by a hair. */
export const drawn = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      animation: `${draw} 900ms cubic-bezier(0.3, 0, 0.2, 1) backwards`,
    },
  },
});

/** Each ring starts after the one inside it: a tree grows outwards. */
export const ringDelay = styleVariants({
  0: { animationDelay: '0ms' },
  1: { animationDelay: '110ms' },
  2: { animationDelay: '220ms' },
  3: { animationDelay: '330ms' },
  4: { animationDelay: '440ms' },
  5: { animationDelay: '550ms' },
  6: { animationDelay: '660ms' },
});

/** A progress arc, which follows its value. */
export const filling = style({
  transition: 'stroke-dashoffset 600ms cubic-bezier(0.3, 0, 0.2, 1)',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

/** A band's name on its ring. */
export const ringLabel = style({
  fontFamily: "'Bricolage Grotesque Variable', 'Bricolage Grotesque', sans-serif",
  fontStretch: '82%',
  fontWeight: 760,
  fill: artVars.onBand,
  '@media': { '(forced-colors: active)': { fill: 'Canvas' } },
});

/** Drawings fill the width they are given and keep their shape. */
export const drawing = style({ display: 'block', width: '100%', height: 'auto' });
