import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { grid, target, transition } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const root = style({ position: 'relative', display: 'inline-block' });

export const button = style({
  ...target,
  gap: vars.space[1],
  paddingInline: vars.space[2],
  whiteSpace: 'nowrap',
  color: vars.color.ink,
  borderRadius: vars.radius.chip,
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    '&[aria-current]': { color: vars.color.action },
    '&:hover, &[aria-expanded="true"], &[aria-current]': {
      textDecoration: 'underline',
      textDecorationThickness: vars.underline.thick,
      textUnderlineOffset: '0.3em',
    },
  },
});

export const caret = style({
  display: 'inline-flex',
  fontSize: '0.75em',
  ...transition('rotate', vars.duration.fast),
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

/* Bridges the gap to the button, so that the pointer stays on the menu (WCAG 1.4.13, hoverable). */
export const bridge = style({
  position: 'absolute',
  zIndex: vars.zIndex.menu,
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${vars.space[3]})`,
  paddingBlockStart: vars.space[2],
  selectors: { '[aria-expanded="false"] + &': { display: 'none' } },
  '@media': {
    /* Without scripting, pointer and focus open it. */
    '(scripting: none)': {
      selectors: { [`${root}:is(:hover, :focus-within) > &`]: { display: 'block' } },
    },
  },
});

export const groups = style({
  ...grid(vars.space[2]),
  width: 'max-content',
  maxWidth: '100%',
  '@media': {
    [from.md]: {
      gridAutoFlow: 'column',
      gridAutoColumns: `minmax(${vars.size.column}, max-content)`,
      gap: vars.space[4],
    },
  },
});
