/** Buttons pressed before the page was live, in order, queued by src/app/boot.js. */
interface EarlyPresses extends Array<HTMLButtonElement> {
  /** The page handles presses itself. */
  live?: boolean;
  /** Drops all presses, these and later ones, and shows that they failed. */
  lose: () => void;
}

declare global {
  interface Window {
    presses?: EarlyPresses;
  }
}

/** Whether a press is waiting. */
export function isPressWaiting(): boolean {
  return window.presses?.[0] !== undefined;
}

/** Carries out the presses from before the page was live, and stops queueing them. */
export function replayEarlyPresses(): void {
  const { presses } = window;
  if (presses === undefined) return;
  presses.live = true;
  for (const button of presses.splice(0)) {
    button.ariaBusy = null;
    button.click();
  }
}
