import { globalStyle } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';

export const scroller = component({
  overflowX: 'auto',
  minWidth: 0,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
});

export const table = component({ width: '100%', textAlign: 'start' });

/* The table scrolls, so words in cells, such as badges, need not break. */
globalStyle(`${table} td *`, {
  '@layer': { [layers.components]: { overflowWrap: 'break-word' } },
});

export const caption = component({
  padding: vars.space[4],
  textAlign: 'start',
  fontWeight: vars.fontWeight.bold,
});

export const headRow = component({ backgroundColor: vars.color.sunk });

export const row = component({
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const cell = recipe({
  base: component({
    padding: `${vars.space[3]} ${vars.space[4]}`,
    verticalAlign: 'baseline',
    lineHeight: vars.lineHeight.close,
  }),
  variants: {
    align: {
      start: component({ textAlign: 'start' }),
      end: component({ textAlign: 'end' }),
    },
    kind: {
      head: component({ fontSize: vars.fontSize.sm, fontWeight: vars.fontWeight.bold }),
      name: component({ fontWeight: vars.fontWeight.medium, minWidth: vars.size.column }),
      value: {},
    },
  },
});
