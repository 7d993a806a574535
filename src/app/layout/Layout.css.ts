import { globalStyle, style } from '@vanilla-extract/css';
import { UNPAINTED, whileRestoring } from '../../ui/styles/documentClasses.ts';
import { aboveShelf } from '../../ui/styles/shelfRoom.css.ts';
import { vars } from '../../ui/styles/theme.css.ts';
import { from } from '../../ui/styles/tokens/breakpoint.ts';

export const main = style({ minHeight: '60svh', outline: 'none' });

export const content = style({
  selectors: { [whileRestoring]: { display: 'none' } },
});

/** Below a phone's first view: laid out after the first paint, which it would delay. */
const belowFirstView = [`${content} > section:nth-of-type(n + 3) > *`, 'footer > *'];
globalStyle(belowFirstView.map((part) => `.${UNPAINTED} ${part}`).join(', '), {
  '@media': { [`not all and ${from.sm}`]: { display: 'none' } },
});

export const waiting = style({
  display: 'none',
  selectors: { [whileRestoring]: { display: 'block' } },
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
