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
export function recordControls(): void {
  written = [...document.querySelectorAll('button,input,textarea')];
  focused = document.activeElement;
}

/** Waits a press already? */
export function isPressWaiting(): boolean {
  return window.presses?.[0] !== undefined;
}

/** The page answers: carries out what was pressed and typed before it did, and holds nothing back any more. */
export async function replayEarlyPresses(): Promise<void> {
  const { presses } = window;
  if (presses === undefined || presses.live === true) return;
  let carryOut: typeof replay | undefined;
  if (isPressWaiting() || written.some((control) => !control.isConnected)) {
    try {
      carryOut = (await import('./replay.ts')).replay;
    } catch {
      presses.lose();
    }
  }
  carryOut?.(presses, written, focused);
  presses.live = true;
}
