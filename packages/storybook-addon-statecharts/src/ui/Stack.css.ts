import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from './theme.css.ts';

const stack = style({ display: 'flex', flexDirection: 'column' });

export const gaps = styleVariants(
  {
    '1': vars.space[1],
    '2': vars.space[2],
    '4': vars.space[4],
    '5': vars.space[5],
    '6': vars.space[6],
  },
  (gap) => [stack, { gap }],
);

export const alignments = styleVariants({
  start: { alignItems: 'start' },
  stretch: { alignItems: 'stretch' },
});
