import { style, styleVariants } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';
import { vars } from './theme.css.ts';

/*
   Direction, alignment and gap of the layout primitives. Plain classes without a runtime, because
   every page loads them.
*/

export const gaps = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Gap = (typeof gaps)[number];

const { gutter: _gutter, panel: _panel, section: _section, ...steps } = vars.space;

export const gapOf = styleVariants(steps, (gap) => ({ '@layer': { [layers.utilities]: { gap } } }));

const alignments = {
  start: 'start',
  center: 'center',
  end: 'end',
  stretch: 'stretch',
  baseline: 'baseline',
} as const;

export const alignOf = styleVariants(alignments, (alignItems) => ({
  '@layer': { [layers.utilities]: { alignItems } },
}));

const justifications = {
  start: 'start',
  center: 'center',
  end: 'end',
  'space-between': 'space-between',
} as const;

export const justifyOf = styleVariants(justifications, (justifyContent) => ({
  '@layer': { [layers.utilities]: { justifyContent } },
}));

export const row = style({ '@layer': { [layers.utilities]: { display: 'flex' } } });
export const wrapping = style({ '@layer': { [layers.utilities]: { flexWrap: 'wrap' } } });
export const column = style({
  '@layer': { [layers.utilities]: { display: 'flex', flexDirection: 'column' } },
});
