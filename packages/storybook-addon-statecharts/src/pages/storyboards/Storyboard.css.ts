import { style } from '@vanilla-extract/css';
import { column, narrow, row } from '../../ui/fragments.ts';
import { vars } from '../../ui/theme.css.ts';

const WIDE = '(min-width: 62em)';
/** The window's height, up to what a drawing needs, because a picture grows with its story. */
const HEIGHT = 'min(100vh, 60rem)';

export const page = style({
  ...column('0'),
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
});

/** The drawing fills the remaining space. */
export const board = style({
  ...column('0'),
  gridTemplateRows: 'auto minmax(20rem, 1fr) auto auto',
  minHeight: HEIGHT,
  '@media': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    // Print has its own sheet (print/Printed.tsx).
    print: { display: 'none' },
  },
});

export const across = style({ gridColumn: '1 / -1' });

export const head = style({
  ...row(`${vars.space[2]} ${vars.space[3]}`),
  padding: `${vars.space[2]} ${vars.space.gutter}`,
  borderBottom: `${vars.borderWidth.double} double ${vars.color.hairline}`,
  fontSize: vars.fontSize.xs,
});

export const words = style({
  ...row(`0 ${vars.space[4]}`),
  alignItems: 'baseline',
  flex: '1 1 100%',
});
export const title = style({ ...narrow('1.6rem'), lineHeight: vars.lineHeight.snug });

export const aside = style({
  minHeight: 0,
  overflowY: 'auto',
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  borderTop: `1px solid ${vars.color.hairline}`,
  fontSize: vars.fontSize.xs,
  '@media': {
    [WIDE]: {
      width: '22rem',
      // As high as the drawing beside it, without stretching it.
      height: 0,
      minHeight: '100%',
      borderTop: 0,
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
  },
});
export const asideLive = style({ '@media': { [WIDE]: { width: '27rem' } } });
export const close = style({ float: 'inline-end' });

export const under = style({
  ...column(vars.space[6]),
  padding: `${vars.space[6]} ${vars.space.gutter}`,
  '@media': { print: { display: 'none' } },
});
