import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const layout = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: '5fr 3fr', alignItems: 'start' } },
});

export const courses = component({ display: 'grid', padding: 0, listStyle: 'none' });

export const course = component({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space[4],
  alignItems: 'center',
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
});

export const events = component({ padding: 0, listStyle: 'none' });

export const guide = component({
  display: 'grid',
  gridTemplateColumns: `${vars.size.tile} minmax(0, 1fr)`,
  gap: vars.space[4],
  alignItems: 'end',
});
