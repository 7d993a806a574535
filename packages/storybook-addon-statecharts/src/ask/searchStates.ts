// Searches pictures: the stories found, in the requested mode.
import type { DeskPicture } from '../desk/desk.ts';
import { entryOf, type Entry } from './entry.ts';
import { isInMode } from './mode.ts';
import { ask, type Answers } from './search.ts';
import type { SearchIndex } from './searchIndex.ts';

/** Search entries from pictures alone, for a board without an index of stories. */
export function entriesOfPictures(pictures: readonly DeskPicture[]): Entry[] {
  const entries = pictures.map(({ story, title, name, states, role = '' }) =>
    entryOf({ id: story, title, name, states: states.join('\n'), roles: role }),
  );
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}

/** Answers a question with pictures, best first; a mode alone returns all pictures in it. */
export function searchStates(
  index: SearchIndex,
  pictures: readonly DeskPicture[],
  question: string,
): Pick<Answers, 'unknown'> & { pictures: readonly DeskPicture[] } {
  if (question.trim() === '') return { pictures, unknown: [] };
  const { found, unknown, mode, hasMode, isModeAlone } = ask(index, question);
  const place = new Map(found.map(({ entry }, at) => [entry.id, at]));
  const shown = pictures.filter(
    (picture) =>
      (isModeAlone || place.has(picture.story)) && (!hasMode || isInMode(picture.mode, mode)),
  );
  return {
    pictures: shown.toSorted((a, b) => (place.get(a.story) ?? 0) - (place.get(b.story) ?? 0)),
    unknown,
  };
}
