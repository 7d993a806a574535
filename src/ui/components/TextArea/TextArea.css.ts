import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/* Grows with its text where supported; elsewhere it scrolls and can be resized. */
export const area = component({
  minHeight: vars.size.area,
  maxHeight: '60svh',
  resize: 'vertical',
  fieldSizing: 'content',
});
