import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** In print alone. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6mm' } },
});

/** A separate A3 sheet. */
export const drawing = style({ selectors: { '&:not(:last-child)': { breakAfter: 'page' } } });

globalStyle(`${drawing} > svg`, {
  display: 'block',
  width: '100%',
  height: 'auto',
  maxHeight: '270mm',
});

export const answer = style({
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space[1],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.hairline}`,
});

export const question = style({ margin: 0, fontSize: '1.2rem' });
export const words = style({ margin: 0 });
