import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

/** On paper alone. */
export const sheet = style({
  display: 'none',
  '@media': { print: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6mm' } },
});

/** A sheet of A3 of its own. */
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
