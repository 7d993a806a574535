import { StoryWatch } from './storyWatch.ts';
import { watchActors } from './watchActors.ts';

type Listener = (watch: StoryWatch) => void;

const listeners = new Set<Listener>();
let current = new StoryWatch();

watchActors((sighting) => {
  current.see(sighting);
  for (const listener of listeners) listener(current);
});

/** The watch over the story that is shown. */
export const currentWatch = (): StoryWatch => current;

/** Another story is shown, of these statecharts: what was running is none of its business. */
export function beginWatch(about: readonly string[] = []): StoryWatch {
  current = new StoryWatch(about);
  return current;
}

/** Calls back whenever a statechart of the shown story did something; the returned function ends it. */
export function onWatched(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
