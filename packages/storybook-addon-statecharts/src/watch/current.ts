import { StoryRecorder } from './storyRecorder.ts';
import { watchActors } from './watchActors.ts';

type Listener = (watch: StoryRecorder) => void;

const listeners = new Set<Listener>();
let current = new StoryRecorder();

watchActors((record) => {
  current.record(record);
  for (const listener of listeners) listener(current);
});

/** The recorder of the current story. */
export const currentWatch = (): StoryRecorder => current;

/** Starts a recorder for another story about a statechart; actors already running are ignored. */
export function beginWatch(about?: string): StoryRecorder {
  current = new StoryRecorder(about);
  return current;
}

/** Calls back when a statechart of the current story changes; returns an unsubscribe function. */
export function onWatched(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
