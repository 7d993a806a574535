import { whileRestoring } from '../../ui/styles/documentClasses.ts';
import { component } from '../../ui/styles/layered.ts';
import { aboveShelf } from '../../ui/styles/shelfRoom.css.ts';
import { vars } from '../../ui/styles/theme.css.ts';

export const main = component({ minHeight: '60svh', outline: 'none' });

export const content = component({
  selectors: { [whileRestoring]: { display: 'none' } },
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
