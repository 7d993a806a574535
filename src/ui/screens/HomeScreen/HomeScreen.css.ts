import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { columns } from '../../styles/columns.ts';
import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const unseen = visuallyHidden;

export const narrow = component({ maxWidth: vars.measure.short });

export const call = component({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [from.lg]: { ...columns.halves, alignItems: 'end' },
  },
});
