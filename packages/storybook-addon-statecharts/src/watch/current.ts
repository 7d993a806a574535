import { StoryRecorder } from './storyRecorder.ts';
import { watchActors } from './watchActors.ts';

type Listener = (watch: StoryRecorder) => void;

const listeners = new Set<Listener>();
let current = new StoryRecorder();

watchActors((record) => {
  current.see(record);
  for (const listener of listeners) listener(current);
});

/** The watch over the story that is shown. */
export const currentWatch = (): StoryRecorder => current;

/** Another story is shown, of these statecharts: what was running is none of its business. */
export function beginWatch(about: readonly string[] = []): StoryRecorder {
  current = new StoryRecorder(about);
  return current;
}

/** Calls back whenever a statechart of the shown story did something; the returned function ends it. */
export function onWatched(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
