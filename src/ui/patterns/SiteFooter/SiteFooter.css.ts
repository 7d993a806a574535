import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const footer = component({
  backgroundColor: vars.color.sunk,
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  paddingBlock: vars.space[6],
});

export const list = component({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(${vars.size.column}, 1fr))`,
  columnGap: vars.space[4],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
