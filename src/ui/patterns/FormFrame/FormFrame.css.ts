import { component } from '../../styles/layered.ts';

/* An address of sixty letters breaks where it must. */
export const words = component({ overflowWrap: 'anywhere' });

/* Where no script runs a button would do nothing. */
export const needsScript = component({
  '@media': { '(scripting: none)': { display: 'none' } },
});
