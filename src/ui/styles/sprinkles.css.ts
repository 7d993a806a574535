import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';

import { layers } from './layers.css.ts';
import { vars } from './theme.css.ts';
import { from } from './tokens/breakpoint.ts';

const { gutter, panel, section, ...steps } = vars.space;

/** The distances a gap can have. */
export const gaps = ['0', '1', '2', '3', '4', '5', '6', '7', '8'] as const;

export type Gap = (typeof gaps)[number];

const responsive = defineProperties({
  '@layer': layers.utilities,
  conditions: { base: {}, md: { '@media': from.md } },
  defaultCondition: 'base',
  properties: {
    display: ['none', 'block', 'flex', 'grid'],
    flexDirection: ['row', 'column'],
    alignItems: ['start', 'center', 'end', 'stretch', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
    gap: steps,
  },
});

const fixed = defineProperties({
  '@layer': layers.utilities,
  properties: {
    flexWrap: ['wrap', 'nowrap'],
    textAlign: ['start', 'center', 'end'],
    paddingBlock: { ...steps, panel, section },
    paddingInline: { ...steps, panel, gutter },
  },
});

/** Layout alone: direction, alignment, distance. Colour and type belong to components. */
export const sprinkles = createSprinkles(responsive, fixed);

export type Sprinkles = Parameters<typeof sprinkles>[0];
