import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

export const bar = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});
