import { addons } from 'storybook/preview-api';
import { CONTINUE, WAITING_STEP } from './messages.ts';

/** Whether the story runs in the manager, below a toolbar; tests run a story without pauses. */
const hasToolbar = (): boolean =>
  window.parent !== window && location.pathname.endsWith('/iframe.html');

/** Whether a step follows the moment in the story's name, and so waits for the reviewer. */
const isFurther = (label: string): boolean => label.startsWith('And then');

/** Resumes the story that waits last; one that was left never resumes. */
let resume: (() => void) | undefined;
let isListening = false;

function listen(): void {
  if (isListening) return;
  isListening = true;
  addons.getChannel().on(CONTINUE, () => {
    resume?.();
    resume = undefined;
  });
}

/** Resolves when the reviewer continues. */
async function reviewerContinues(label: string): Promise<void> {
  listen();
  const channel = addons.getChannel();
  channel.emit(WAITING_STEP, label);
  await new Promise<void>((resolve) => {
    resume = resolve;
  });
  channel.emit(WAITING_STEP, '');
}

/** Runs a story's step; one that follows the named moment waits for the reviewer. */
export async function runStep<Context>(
  label: string,
  play: (context: Context) => Promise<void> | void,
  context: Context,
): Promise<void> {
  if (isFurther(label) && hasToolbar()) await reviewerContinues(label);
  await play(context);
}
