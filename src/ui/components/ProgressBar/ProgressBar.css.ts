import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { column, edge, wrapping } from '../../styles/rules.ts';
import { media } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const progress = style({ ...column(vars.space[2]), minWidth: 0 });

export const line = style({
  ...wrapping,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const label = style({ fontWeight: vars.fontWeight.medium, minWidth: 0 });

export const figure = style({ ...displayFace, letterSpacing: vars.tracking.small });

const fill = { backgroundColor: vars.color.action, borderRadius: vars.radius.round };

export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: vars.space[3],
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  ...edge(vars.borderWidth.control, vars.color.line, vars.radius.round),
  '::-webkit-progress-bar': { backgroundColor: 'transparent' },
  '::-webkit-progress-value': fill,
  '::-moz-progress-bar': fill,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Canvas',
      borderColor: 'CanvasText',
      '::-webkit-progress-value': { backgroundColor: 'Highlight' },
      '::-moz-progress-bar': { backgroundColor: 'Highlight' },
    },
  },
});
