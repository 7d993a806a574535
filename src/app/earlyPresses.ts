import type { EarlyPresses, replay } from './replay.ts';

declare global {
  interface Window {
    presses?: EarlyPresses;
  }
}

/** The controls of the prerendered page, in its order. */
let written: readonly Element[] = [];
let focused: Element | null;

/** Notes the page's controls before React takes over: what it cannot take over, it draws anew. */
export function noteControls(): void {
  written = [...document.querySelectorAll('button,input,textarea')];
  focused = document.activeElement;
}

/** Waits a press already? */
export function isPressWaiting(): boolean {
  return window.presses?.[0] !== undefined;
}

/** Resolves once the boot script has changed the theme: so far its button shows only that it was heard. */
const themeIsChanged = (button: Element): Promise<unknown> =>
  new Promise((resolve) => {
    new MutationObserver(resolve).observe(button, { attributeFilter: ['aria-busy'] });
  });

/** The page answers: carries out what was pressed and typed before it did, and holds nothing back any more. */
export async function answerPresses(): Promise<void> {
  const { presses } = window;
  if (presses === undefined || presses.live === true) return;
  let carryOut: typeof replay | undefined;
  try {
    // While one is waited for, another may be pressed.
    for (;;) {
      const theme = document.querySelector('[data-theme][aria-busy]');
      if (theme !== null) await themeIsChanged(theme);
      else if (
        carryOut === undefined &&
        (isPressWaiting() || written.some((control) => !control.isConnected))
      )
        carryOut = (await import('./replay.ts')).replay;
      else break;
    }
  } catch {
    presses.lose();
  }
  // To the theme's statechart the boot script is like another tab.
  const newValue = document.documentElement.classList.contains('dark') ? 'dark' : 'light';
  dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue }));
  carryOut?.(presses, written, focused);
  presses.live = true;
}
