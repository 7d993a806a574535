import type { EarlyPresses, replay } from './replay.ts';

declare global {
  interface Window {
    presses?: EarlyPresses;
  }
}

/** The controls of the prerendered page, in document order. */
let written: readonly Element[] = [];
let focused: Element | null;

/** Records the page's controls before hydration, because React may replace some. */
export function recordControls(): void {
  written = [...document.querySelectorAll('button,input,textarea')];
  focused = document.activeElement;
}

/** Whether a press is waiting. */
export function isPressWaiting(): boolean {
  return window.presses?.[0] !== undefined;
}

/** Replays presses and input from before hydration, then stops queueing them. */
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
