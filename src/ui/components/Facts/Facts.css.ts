import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/* A dot precedes each fact; the first of a line has its dot in the margin, which is clipped. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  clipPath: `inset(0 0 0 ${vars.space[4]})`,
});

export const fact = style({
  minWidth: 0,
  paddingInlineStart: vars.space[4],
  '::before': {
    content: '"·" / ""',
    display: 'inline-block',
    width: vars.space[4],
    marginInlineStart: `calc(-1 * ${vars.space[4]})`,
    textAlign: 'center',
  },
});
