import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { columns } from '../../styles/columns.ts';
import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const unseen = visuallyHidden;

export const narrow = component({ maxWidth: vars.measure.short });

/* Three figures over two halves. */
export const proof = component({
  display: 'grid',
  columnGap: columns.halves.columnGap,
  rowGap: vars.space[6],
  '@media': { [from.lg]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

/* Beside its words on a phone, over them in a column. */
export const figure = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  '@media': { [from.lg]: { display: 'grid', gridColumn: 'span 2' } },
});

export const value = component({
  ...displayFace,
  fontSize: vars.fontSize['4xl'],
  letterSpacing: vars.tracking.hero,
  lineHeight: vars.lineHeight.flat,
});

export const half = component({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  '@media': { [from.lg]: { gridColumn: 'span 3' } },
});

export const said = component({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
});

export const call = component({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [from.lg]: { ...columns.halves, alignItems: 'end' },
  },
});
