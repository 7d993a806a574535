import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { aboveShelf } from '../../styles/shelfRoom.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { centred, edge, filled, square } from '../../styles/rules.ts';

/* Large text on a phone leaves little room for margins. */
const side = `min(${vars.space[4]}, 5vw)`;

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space[3]})` } });

export const region = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockEnd: aboveShelf,
  insetInline: side,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'start',
  gap: `min(${vars.space[3]}, 3.75vw)`,
  width: '100%',
  maxWidth: vars.size.toast,
  // Scrolls if it is taller than the window.
  maxHeight: `calc(100dvh - ${aboveShelf} - ${vars.space[2]})`,
  overflowY: 'auto',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${side}`,
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.bold, vars.color.ink, vars.radius.tile),
  touchAction: 'pan-y',
  animation: `${rise} ${vars.duration.base} ${vars.easing.enter}`,
});

export const sign = recipe({
  base: style({
    flexShrink: 0,
    paddingBlock: vars.space[3],
    fontSize: vars.fontSize.lg,
    lineHeight: 0,
  }),
  variants: {
    tone: {
      info: style({ color: vars.color.blue }),
      success: style({ color: vars.color.action }),
      error: style({ color: vars.color.coral }),
    },
  },
});

export const text = style({
  flexGrow: 1,
  minWidth: 0,
  /* Aligns the first line with the icons. */
  paddingBlock: `calc((${vars.layout.target} - 1lh) / 2)`,
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
});

export const title = style({ fontWeight: vars.fontWeight.bold });

export const action = style({
  minHeight: vars.layout.target,
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.chip,
  color: vars.color.action,
  fontWeight: vars.fontWeight.bold,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  ':hover': { backgroundColor: vars.color.wash },
});

export const close = style({
  ...centred,
  ...square(vars.layout.target),
  borderRadius: vars.radius.chip,
  lineHeight: 0,
  ':hover': { backgroundColor: vars.color.wash },
});
