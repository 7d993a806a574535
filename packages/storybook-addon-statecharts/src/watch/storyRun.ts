import type { StoryRun } from '../coverage/record.ts';
import type { StoryRecorder } from './storyRecorder.ts';

interface StoryParameters {
  /** `machine`: the play function walks the machine without a screen. */
  walk?: 'machine';
  chromatic?: { modes?: Record<string, unknown>; disableSnapshot?: boolean };
}

/** Returns a story's record at its end. */
export function storyRunOf(
  story: { id: string; title: string; name: string; parameters: object },
  watch: StoryRecorder,
): StoryRun {
  const { id, title, name } = story;
  const parameters = story.parameters as StoryParameters;
  const { modes = {}, disableSnapshot = false } = parameters.chromatic ?? {};
  return {
    id,
    title,
    name,
    through: parameters.walk ?? 'screen',
    shown: watch.shown,
    charts: watch.runs(),
    modes: disableSnapshot ? [] : Object.keys(modes),
  };
}
