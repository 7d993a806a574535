// Changed words: sentences of stories, from their ARIA snapshots.
import type { TextChange } from '../desk.ts';
import { byKey } from '../byKey.ts';

/** Words that changed in exactly the same stories: one decision. */
export interface TextCause {
  id: string;
  texts: readonly TextChange[];
}

/** Returns a text's hash of eight hexadecimal digits. */
export function digestOf(text: string): string {
  let sum = 0x811c9dc5;
  for (const character of text) sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}

/** A story with more changes was rewritten: its title's words are one decision. */
const MOST = 5;

/**
 * Groups changed words.
 * @param changed differences in each story's words
 */
export function textCauses(
  changed: ReadonlyMap<string, readonly TextChange[]>,
): Map<string, TextCause[]> {
  const each = [...changed].flatMap(([story, texts]) =>
    texts.map((text) => ({ story, text, key: JSON.stringify([text.was, text.is]) })),
  );
  const units = [...byKey(each, ({ key }) => key).values()];
  const causes = byKey(units, (unit) =>
    [...new Set(unit.map(({ story }) => story))].toSorted().join(' '),
  );
  const found = new Map<string, TextCause[]>();
  for (const [stories, of] of causes) {
    const keys = of.map(([first]) => first?.key ?? '').toSorted();
    const texts = of.flatMap(([first]) => (first === undefined ? [] : [first.text]));
    const cause = { id: `words-${digestOf(keys.join(' '))}`, texts };
    for (const story of stories.split(' ')) found.set(story, [...(found.get(story) ?? []), cause]);
  }
  const rewritten = byKey(
    [...found].filter(([, own]) => own.length > MOST),
    ([story]) => story.split('--', 1)[0] ?? '',
  );
  for (const [title, of] of rewritten) {
    const all = new Set(of.flatMap(([, own]) => own.flatMap(({ texts }) => texts)));
    const cause = { id: `words-of-${title}`.slice(0, 80), texts: [...all] };
    for (const [story] of of) found.set(story, [cause]);
  }
  return found;
}
