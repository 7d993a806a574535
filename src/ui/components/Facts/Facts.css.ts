import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/* Each fact has its dot before it; those of a line's first lie in the margin, which is cut off. */
export const facts = component({
  display: 'flex',
  flexWrap: 'wrap',
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  clipPath: `inset(0 0 0 ${vars.space[4]})`,
});

export const fact = component({
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
