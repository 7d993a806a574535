import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { grid } from '../../styles/rules.ts';

/* An address of sixty characters breaks if necessary. */
export const confirmation = style({
  ...grid(vars.space[4]),
  overflowWrap: 'anywhere',
});

/* A phone number does not break, unless enlarged text makes it wider than the window. */
export const unbroken = style({ display: 'inline-block', maxWidth: '100%' });

/* Without scripting the button would do nothing. */
export const needsScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
