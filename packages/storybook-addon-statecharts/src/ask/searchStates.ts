// The search over pictures: of the stories that it finds, those in the mode that is asked for.
import type { DeskPicture } from '../desk/desk.ts';
import type { Entry } from './entry.ts';
import { isInMode } from './mode.ts';
import { ask, type Answers } from './search.ts';
import type { SearchIndex } from './searchIndex.ts';

/** What pictures alone tell of their stories, for a board without more. */
export function entriesOfPictures(pictures: readonly DeskPicture[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { story, title, name, states, role = '' } of pictures) {
    if (entries.has(story)) continue;
    entries.set(story, {
      id: story,
      title,
      name,
      isFirst: false,
      about: '',
      states: states.join('\n'),
      screen: '',
      steps: '',
      roles: role,
      drawn: '',
      tokens: '',
      pictures: {},
    });
  }
  return [...entries.values()];
}

export interface FoundPictures extends Pick<Answers, 'unknown'> {
  /** The best first. */
  pictures: readonly DeskPicture[];
}

/** Answers a question by pictures; a question of a mode alone by all pictures in it. */
export function searchStates(
  index: SearchIndex,
  pictures: readonly DeskPicture[],
  question: string,
): FoundPictures {
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
