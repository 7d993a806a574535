import { addons } from 'storybook/preview-api';
import { PACE, STEP, type Pace } from './messages.ts';

/** Long enough to read the step and to see what it did. */
const SLOW_MS = 1500;

let pace: Pace = 'quick';
const waiting = new Set<() => void>();
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addons.getChannel().on(PACE, (chosen: Pace) => {
    pace = chosen;
    if (chosen === 'paused') return;
    for (const goOn of waiting) goOn();
    waiting.clear();
  });
}

/** Resolves when the next step may be taken: at once, unless somebody in the manager looks slowly. */
async function mayGoOn(): Promise<void> {
  if (pace === 'slow') {
    await new Promise((goOn) => {
      setTimeout(goOn, SLOW_MS);
    });
  }
  // Also when somebody has pressed Pause meanwhile: the step that is said is not taken yet.
  if (pace === 'paused') {
    await new Promise<void>((goOn) => {
      waiting.add(goOn);
    });
  }
}

/** Takes a step of a flow at the pace that is chosen, and says which it is. */
export async function pacedStep<Context>(
  label: string,
  play: (context: Context) => Promise<void> | void,
  context: Context,
): Promise<void> {
  listen();
  addons.getChannel().emit(STEP, label);
  await mayGoOn();
  await play(context);
}
