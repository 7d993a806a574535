import { component } from '../../ui/styles/layered.ts';

/** While the boot script says that a session is being looked at (src/app/boot.js). */
const whileRestoring = '.restoring &';

export const main = component({ minHeight: '60svh', outline: 'none' });

export const content = component({
  selectors: { [whileRestoring]: { display: 'none' } },
});

export const waiting = component({
  display: 'none',
  selectors: { [whileRestoring]: { display: 'block' } },
});
