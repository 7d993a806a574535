import { globalStyle, style } from '@vanilla-extract/css';
import { below, column } from '../../../ui/fragments.ts';
import { vars } from '../../../ui/theme.css.ts';

/** In print alone. */
export const sheet = style({ display: 'none', '@media': { print: column('6mm') } });

/** A separate A3 sheet. */
export const drawing = style({ selectors: { '&:not(:last-child)': { breakAfter: 'page' } } });
globalStyle(`${drawing} > svg`, { width: '100%', height: 'auto', maxHeight: '270mm' });

export const answer = style({
  ...column(vars.space[1]),
  ...below('1px solid', vars.space[3]),
  breakInside: 'avoid',
});
export const question = style({ fontSize: '1.2rem' });
