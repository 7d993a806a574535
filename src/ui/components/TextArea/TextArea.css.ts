import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';

/* Grows with its text where supported; elsewhere it scrolls and can be resized. */
export const area = style({
  minHeight: vars.size.area,
  maxHeight: '60svh',
  resize: 'vertical',
  fieldSizing: 'content',
});
