import { globalStyle, style } from '@vanilla-extract/css';
import { whileRestoring } from '../../ui/styles/documentClasses.ts';
import { aboveShelf } from '../../ui/styles/shelfRoom.css.ts';
import { vars } from '../../ui/styles/theme.css.ts';
import { from } from '../../ui/styles/tokens/breakpoint.ts';

export const main = style({ minHeight: '60svh', outline: 'none' });

/* A page printed at this moment is the page. */
export const content = style({
  '@media': { screen: { selectors: { [whileRestoring]: { display: 'none' } } } },
});

/** Laid out when scrolled to: on a phone the whole page would delay the first paint. */
globalStyle(`${content} > section:not(:first-of-type), footer`, {
  '@media': {
    [`not all and ${from.sm}`]: {
      contentVisibility: 'auto',
      // A guess, until the real height is known.
      containIntrinsicBlockSize: 'auto 100svh',
    },
  },
});

export const trail = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});

export const waiting = style({
  display: 'none',
  '@media': { screen: { selectors: { [whileRestoring]: { display: 'block' } } } },
});

export const loadFailure = style({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockEnd: aboveShelf,
  insetInline: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
});
