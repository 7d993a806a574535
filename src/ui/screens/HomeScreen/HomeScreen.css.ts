import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const unseen = visuallyHidden;

/* On a phone the first ages are in sight with the rings. */
export const hero = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'center',
      gap: vars.space[7],
    },
  },
});

export const rings = component({
  justifySelf: 'center',
  width: '100%',
  maxWidth: vars.size.menu,
  '@media': {
    [from.sm]: { maxWidth: vars.size.toast },
    [from.lg]: { maxWidth: 'none' },
  },
});

export const ages = component({ '@media': { [from.lg]: { gridColumn: '1 / -1' } } });

export const narrow = component({ maxWidth: vars.measure.short });

export const call = component({
  display: 'grid',
  gap: vars.space[5],
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      alignItems: 'end',
      gap: vars.space[7],
    },
  },
});
