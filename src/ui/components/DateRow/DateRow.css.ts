import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { column, display, grid, quiet, quietLines, ruled } from '../../styles/rules.ts';
import { from, media } from '../../styles/tokens/breakpoint.ts';

export const row = style({
  ...grid(`${vars.space[3]} ${vars.space[5]}`),
  gridTemplateColumns: `${vars.size.date} minmax(0, 1fr)`,
  minWidth: 0,
  breakInside: 'avoid',
  ...ruled(vars.space[5]),
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${vars.size.date} minmax(0, 1fr) auto`,
      alignItems: 'center',
    },
  },
});

/* A calendar leaf without its box: the month above the day. */
export const date = style({
  display: 'grid',
  alignSelf: 'start',
  lineHeight: vars.lineHeight.tight,
});

export const month = style({ ...quiet, fontWeight: vars.fontWeight.medium });

export const day = style({
  ...display(vars.fontSize['4xl'], vars.lineHeight.flat, vars.tracking.hero),
  /* The browser's backplate of the tall figure would cover the month above it. */
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'CanvasText' } },
});

/* `minmax(0, …)`: a long word breaks instead of widening the row. */
export const text = style({ ...column(vars.space[2]), minWidth: 0 });

export const meta = style(quietLines);

export const action = style({
  gridColumn: '2',
  '@media': { [from.md]: { gridColumn: 'auto' } },
});
