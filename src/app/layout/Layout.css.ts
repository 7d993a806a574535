import { globalStyle } from '@vanilla-extract/css';
import { UNPAINTED, whileRestoring } from '../../ui/styles/documentClasses.ts';
import { component } from '../../ui/styles/layered.ts';
import { aboveShelf } from '../../ui/styles/shelfRoom.css.ts';
import { vars } from '../../ui/styles/theme.css.ts';
import { from } from '../../ui/styles/tokens/breakpoint.ts';

export const main = component({ minHeight: '60svh', outline: 'none' });

export const content = component({
  selectors: { [whileRestoring]: { display: 'none' } },
});

// What is below the first view of a phone is laid out after the first paint.
globalStyle(`.${UNPAINTED} ${content} > :nth-child(n + 3), .${UNPAINTED} footer`, {
  '@media': { [`not all and ${from.sm}`]: { contentVisibility: 'hidden', height: '100svh' } },
});

export const waiting = component({
  display: 'none',
  selectors: { [whileRestoring]: { display: 'block' } },
});

export const loadFailure = component({
  position: 'fixed',
  zIndex: vars.zIndex.toast,
  insetBlockEnd: aboveShelf,
  insetInline: vars.space[4],
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
});
