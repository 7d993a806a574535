import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';

import { layers } from './layers.css.ts';
import { vars } from './theme.css.ts';

const { gutter: _gutter, panel: _panel, section: _section, ...steps } = vars.space;

/** The distances a gap can have. */
export const gaps = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Gap = (typeof gaps)[number];

/**
 * Layout alone: direction, alignment, distance. Colour and type belong to components. Every value here
 * is a name in the script of every page, so what no primitive uses stays out.
 */
export const sprinkles = createSprinkles(
  defineProperties({
    '@layer': layers.utilities,
    properties: {
      display: ['flex'],
      flexDirection: ['column'],
      flexWrap: ['wrap', 'nowrap'],
      alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
      justifyContent: ['start', 'center', 'end', 'space-between'],
      gap: steps,
    },
  }),
);
