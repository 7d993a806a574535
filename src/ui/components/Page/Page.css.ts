import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

const { gutter } = vars.space;

export const page = style({
  width: '100%',
  marginInline: 'auto',
  maxWidth: `calc(${vars.layout.page} + 2 * ${gutter})`,
  paddingInline: gutter,
});
