import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const rail = component({
  display: 'grid',
  gap: vars.space[5],
  overflowWrap: 'anywhere',
  '@media': {
    [from.lg]: { gridTemplateColumns: `${vars.size.rail} minmax(0, 1fr)`, gap: vars.space[8] },
  },
});

export const sheets = component({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const sheet = component({
  display: 'grid',
  columnGap: vars.space[6],
  paddingBlock: vars.space[3],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  breakInside: 'avoid',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
  },
});

export const files = component({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  '@media': { print: { display: 'none' } },
});
