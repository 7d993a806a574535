import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { media } from '../../styles/tokens/breakpoint.ts';

/* As wide as a hint of the next tab. */
const faded = vars.space[7];
const fade = (from: string, to: string) =>
  `linear-gradient(to right, ${from}, black ${faded} calc(100% - ${faded}), ${to})`;

/* Follows the row's scroll position; a row without overflow has none, and no fade. */
const edges = keyframes({
  from: { maskImage: fade('black', 'transparent') },
  '2%, 98%': { maskImage: fade('transparent', 'transparent') },
  to: { maskImage: fade('transparent', 'black') },
});

export const tabs = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space[1],
  minWidth: 0,
  overflowX: 'auto',
  animation: `${edges} linear`,
  animationTimeline: 'scroll(self inline)',
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const tab = style({
  flexShrink: 0,
  minHeight: vars.layout.control,
  paddingInline: vars.space[4],
  borderBlockEnd: `${vars.borderWidth.thick} solid transparent`,
  borderRadius: vars.radius.tab,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.duration.fast,
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash, color: vars.color.ink },
    '&[aria-selected="true"]': { borderColor: vars.color.action, color: vars.color.ink },
    /* The scroller would clip an outer ring. */
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.focus.width})` },
  },
  '@media': {
    [media.forcedColors]: {
      /* Forced colours draw transparent borders: every tab would look selected. */
      borderColor: 'Canvas',
      selectors: { '&[aria-selected="true"]': { borderColor: 'Highlight' } },
    },
  },
});

export const panel = style({ minWidth: 0 });
