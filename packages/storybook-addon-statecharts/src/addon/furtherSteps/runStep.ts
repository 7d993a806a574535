import { addons } from 'storybook/preview-api';
import { CONTINUE, WAITING_STEP } from './messages.ts';

/** Whether the story runs in the manager, below a toolbar; tests run a story without pauses. */
const hasToolbar = (): boolean =>
  window.parent !== window && location.pathname.endsWith('/iframe.html');

/** Whether a step follows the moment in the story's name, and so waits for the reviewer. */
const isFurther = (label: string): boolean => label.startsWith('And then');

/** Resumes the paused story; a story that was left stays paused. */
let resume: (() => void) | undefined;

/** Resolves when the reviewer continues. */
async function reviewerContinues(label: string): Promise<void> {
  const channel = addons.getChannel();
  channel.emit(WAITING_STEP, label);
  await new Promise<void>((resolve) => {
    if (resume !== undefined) channel.off(CONTINUE, resume);
    resume = resolve;
    channel.once(CONTINUE, resolve);
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
