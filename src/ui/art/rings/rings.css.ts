import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const draw = keyframes({
  from: { strokeDasharray: '1 1', strokeDashoffset: 1, opacity: 0 },
  '1%': { opacity: 1 },
  to: { strokeDasharray: '1 1', strokeDashoffset: 0 },
});

const moving = '(prefers-reduced-motion: no-preference)';

/** An arc that draws itself once. The dashes are removed afterwards, so that its end is exact. */
export const animatedArc = style({
  '@media': {
    [moving]: { animation: `${draw} ${vars.duration.draw} ${vars.easing.standard} backwards` },
  },
});

/** Each ring starts after the one inside it. Within the same media query as the shorthand. */
export const ringDelay = [0, 1, 2, 3, 4, 5, 6].map((ring) =>
  style({ '@media': { [moving]: { animationDelay: `${ring * 110}ms` } } }),
);

/** A progress arc, which follows its value. */
export const filling = style({
  '@media': {
    [moving]: { transition: `stroke-dashoffset ${vars.duration.draw} ${vars.easing.standard}` },
  },
});

/** A linked ring grows when hovered. */
export const ringLink = style({});

globalStyle(`${ringLink}:hover > :nth-child(2)`, { strokeWidth: 28 });

/** A band's ages on its ring, where legible. */
export const ringLabel = style({
  textAnchor: 'middle',
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fill: vars.color.onBand,
  '@media': {
    '(forced-colors: active)': { fill: 'Canvas' },
    [`not all and ${from.sm}`]: { display: 'none' },
  },
});
