import { globalStyle } from '@vanilla-extract/css';

import { component } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const layout = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: '5fr 3fr', alignItems: 'start' } },
});

export const courses = component({ display: 'grid', padding: 0, listStyle: 'none' });

export const course = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const events = component({ padding: 0, listStyle: 'none' });

export const guide = component({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[4],
  alignItems: 'end',
});

globalStyle(`${guide} > :first-child`, {
  '@layer': { [layers.components]: { width: vars.size.tile } },
});

/* Enlarged text goes below its picture instead of breaking inside words. */
globalStyle(`:is(${course}, ${guide}) > :last-child`, {
  '@layer': { [layers.components]: { flex: `1 1 calc(1.5 * ${vars.size.tile})` } },
});
