// Changed words: sentences of stories, from their ARIA snapshots.
import { diffArrays } from 'diff';
import type { TextChange } from '../desk.ts';
import { byKey } from '../byKey.ts';
import { digestOf, textTitle, type Cause } from './cause.ts';

/** A story with more causes was rewritten: its title's words are one cause. */
const MOST = 5;

const causeOf = (id: string, texts: readonly TextChange[]): Cause => ({
  id,
  texts,
  title: (members) => textTitle(members, texts),
});

/** The words that differ: a field's label, whatever its value. */
function coreOf({ was = '', is = '' }: TextChange): string {
  const [before, after] = [was, is].map((line) => line.split(/[\s":]+/));
  const parts = diffArrays(before ?? [], after ?? []);
  const differing = parts.filter(({ added, removed }) => added || removed);
  // The word before them tells sentences apart; the first one is a role.
  const first = parts.findIndex(({ added, removed }) => added || removed);
  const context = parts[first - 1]?.value.slice(1).at(-1) ?? '';
  return JSON.stringify([context, ...differing.map(({ added, value }) => [added, value])]);
}

/**
 * Returns the causes of each story's changed words. Words that changed in exactly the same stories
 * are one cause.
 */
export function textCauses(
  changed: ReadonlyMap<string, readonly TextChange[]>,
): Map<string, Cause[]> {
  const uses = [...changed].flatMap(([story, texts]) =>
    texts.map((text) => ({ story, text, key: coreOf(text) })),
  );
  const units = [...byKey(uses, ({ key }) => key)].map(([key, of]) => ({
    key,
    text: of[0].text,
    stories: [...new Set(of.map(({ story }) => story))].toSorted(),
  }));
  const found = new Map<string, Cause[]>();
  for (const together of byKey(units, ({ stories }) => stories.join(' ')).values()) {
    const keys = together.map(({ key }) => key).toSorted();
    const cause = causeOf(
      `words-${digestOf(keys.join(' '))}`,
      together.map(({ text }) => text),
    );
    for (const story of together[0].stories) found.set(story, [...(found.get(story) ?? []), cause]);
  }
  const rewritten = [...found].filter(([, causes]) => causes.length > MOST);
  for (const [title, of] of byKey(rewritten, ([story]) => story.split('--', 1)[0] ?? '')) {
    const texts = new Set(of.flatMap(([, causes]) => causes.flatMap((each) => each.texts ?? [])));
    const cause = causeOf(`words-of-${title}`.slice(0, 80), [...texts]);
    for (const [story] of of) found.set(story, [cause]);
  }
  return found;
}
