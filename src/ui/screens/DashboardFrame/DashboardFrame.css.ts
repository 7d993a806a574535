import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const welcome = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  paddingBlockEnd: vars.space[6],
  overflowWrap: 'anywhere',
});

/* On paper, instead of a spinner. */
export const tooSoon = style({
  display: 'none',
  '@media': { print: { display: 'block' } },
});
