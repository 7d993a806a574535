import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/* An address of sixty letters breaks where it must. */
export const said = component({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

/* It takes up no room as long as it says nothing. */
export const answer = component({
  display: 'block',
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space[4] } },
});

/* A phone number: whole, but where text is so large that it is wider than the window. */
export const whole = component({ display: 'inline-block', maxWidth: '100%' });

/* Where no script runs a button would do nothing. */
export const needsScript = component({
  '@media': { '(scripting: none)': { display: 'none' } },
});
