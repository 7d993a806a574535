import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const at = (query: string, columns: string) =>
  component({ '@media': { [query]: { gridTemplateColumns: columns } } });

/* `minmax(0, …)`: a long word never widens its column. */
const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

export const grid = recipe({
  base: component({ display: 'grid', gridTemplateColumns: even(1) }),
  variants: {
    columns: {
      two: at(from.md, even(2)),
      three: at(from.md, even(3)),
      four: component({
        '@media': {
          [from.sm]: { gridTemplateColumns: even(2) },
          [from.lg]: { gridTemplateColumns: even(4) },
        },
      }),
      /** Main part and a narrower one. */
      main: at(from.lg, 'minmax(0, 1.25fr) minmax(0, 1fr)'),
      /** Equal halves that stay one column until wide: a hero. */
      halves: at(from.lg, even(2)),
      /** A narrow rail before the content. */
      rail: at(from.lg, `minmax(0, ${vars.size.rail}) minmax(0, 1fr)`),
    },
    align: {
      start: component({ alignItems: 'start' }),
      center: component({ alignItems: 'center' }),
      stretch: component({ alignItems: 'stretch' }),
    },
  },
});
