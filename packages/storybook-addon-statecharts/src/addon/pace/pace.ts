import { addons } from 'storybook/preview-api';
import { GO_ON, HELD, PACE, STEP, type Pace } from './messages.ts';

/** Long enough to read the step and to see what it did. */
const SLOW_MS = 1500;

let pace: Pace = 'quick';
const waiting = new Set<() => void>();
/** Of the story that is held. */
let resume: (() => void) | undefined;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addons.getChannel().on(GO_ON, () => {
    resume?.();
    resume = undefined;
  });
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

/** Storybook's own frame in its manager, where a toolbar stands above it; tests run a story whole. */
const hasToolbar = (): boolean =>
  window.parent !== window && location.pathname.endsWith('/iframe.html');

/** What follows the moment that a story is named for: shown when a reviewer asks for it. */
const isFurther = (label: string): boolean => label.startsWith('And then');

/** Resolves when the reviewer asks; a story that was left stays where it is. */
async function reviewerAsks(label: string): Promise<void> {
  const channel = addons.getChannel();
  channel.emit(HELD, label);
  await new Promise<void>((goOn) => {
    resume = goOn;
  });
  channel.emit(HELD, '');
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
  if (isFurther(label) && hasToolbar()) await reviewerAsks(label);
  await play(context);
}
