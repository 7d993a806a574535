import { addons } from 'storybook/preview-api';
import { CONTINUE, WAITING_STEP, PACE, STEP, type Pace } from './messages.ts';

/** Time to read the step and to see its effect. */
const SLOW_MS = 1500;

let pace: Pace = 'quick';
const waiting = new Set<() => void>();
/** Resumes the paused story. */
let resume: (() => void) | undefined;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addons.getChannel().on(CONTINUE, () => {
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

/** Resolves when the next step may run: at once unless the flow is slowed or paused. */
async function waitForPace(): Promise<void> {
  if (pace === 'slow') {
    await new Promise((goOn) => {
      setTimeout(goOn, SLOW_MS);
    });
  }
  // The reviewer may have pressed Pause meanwhile: the announced step has not run yet.
  if (pace === 'paused') {
    await new Promise<void>((goOn) => {
      waiting.add(goOn);
    });
  }
}

/** Whether the story runs in the manager, below a toolbar; tests run a story without pauses. */
const hasToolbar = (): boolean =>
  window.parent !== window && location.pathname.endsWith('/iframe.html');

/** Whether a step follows the moment in the story's name, and so waits for the reviewer. */
const isFurther = (label: string): boolean => label.startsWith('And then');

/** Resolves when the reviewer continues; never for a story that was left. */
async function reviewerAsks(label: string): Promise<void> {
  const channel = addons.getChannel();
  channel.emit(WAITING_STEP, label);
  await new Promise<void>((goOn) => {
    resume = goOn;
  });
  channel.emit(WAITING_STEP, '');
}

/** Runs a step of a flow at the chosen pace and announces it. */
export async function pacedStep<Context>(
  label: string,
  play: (context: Context) => Promise<void> | void,
  context: Context,
): Promise<void> {
  listen();
  addons.getChannel().emit(STEP, label);
  await waitForPace();
  if (isFurther(label) && hasToolbar()) await reviewerAsks(label);
  await play(context);
}
