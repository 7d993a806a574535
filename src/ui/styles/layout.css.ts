import { style, styleVariants, type CSSProperties, type StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.ts';

/*
   Direction, alignment and gap of the layout primitives. Plain classes without a runtime, because
   every page loads them.
*/

export const gaps = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Gap = (typeof gaps)[number];

const { gutter: _gutter, panel: _panel, section: _section, ...steps } = vars.space;

/* Overrides a component's own class. */
const utility = (rule: CSSProperties): StyleRule => ({ selectors: { '&&': rule } });

export const gapOf = styleVariants(steps, (gap) => utility({ gap }));

export const alignOf = styleVariants({ start: 'start', center: 'center' }, (alignItems) =>
  utility({ alignItems }),
);

export const apart = style(utility({ justifyContent: 'space-between' }));

export const row = style(utility({ display: 'flex' }));
export const wrapping = style(utility({ flexWrap: 'wrap' }));
export const column = style(utility({ display: 'flex', flexDirection: 'column' }));
