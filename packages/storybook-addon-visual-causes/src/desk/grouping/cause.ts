// A cause of differences: one question for all its pictures, with its title in plain English. Causes of
// changed words, from ARIA snapshots.
import { createHash } from 'node:crypto';
import { diffArrays } from 'diff';
import { byKey } from '../byKey.ts';
import type { Box, Change, TextChange } from '../desk.ts';
import { listed } from '../summary.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';

/** A change, with its differences if it is a changed picture. */
export interface Member {
  change: Change;
  diff?: DiffProfile;
}

export interface Cause {
  /** Lower-case letters, digits and dashes, for `accept --cause`. */
  id: string;
  /** Returns the title for all changes with this cause. */
  title: (members: readonly Member[]) => string;
  /** Changed words. */
  texts?: readonly TextChange[];
}

/** A cause of one picture, with the boxes that it explains. */
export type OwnCause = Cause & { boxes: readonly Box[] };

/** The number of titles that a cause affects. */
export const titlesOf = (members: readonly Member[]): number =>
  new Set(members.map(({ change }) => change.title)).size;

/** Returns a text's short hash. */
export const digestOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Returns an id of lower-case letters, digits and dashes. */
export const idOf = (text: string): string =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80);

const lastPart = (title: string): string => title.split('/').at(-1) ?? title;

type Members = readonly Member[];

/** The members' title, or the fallback if there are several. */
const subjectOf = (members: Members, fallback: string): string =>
  titlesOf(members) === 1 ? lastPart(members[0]?.change.title ?? '') : fallback;

/** Titles redrawn pictures by their component or story title. */
export const ownTitle = (title: string): string => `${lastPart(title)}: drawn anew`;

/** Titles pictures with equal differences. */
export const equalTitle = (members: Members): string =>
  `The same difference in ${listed(new Set(members.map(({ change }) => lastPart(change.title))), 2)}`;

const MOST_WORDS = 9;

/** A line of a screen without its role: `heading "Contact" [level=1]` as `Contact`. */
const spoken = (line: string): string =>
  /^[\w/]+(?: \[[^\]]*\])*: (.*)$/.exec(line)?.[1] ?? /"(.*)"/.exec(line)?.[1] ?? line;

const quoted = (parts: readonly string[], from: number): string => {
  const start = Math.max(0, from - 2);
  const shown = parts.slice(start, start + MOST_WORDS).join(' ');
  return `“${start > 0 ? '… ' : ''}${shown}${start + MOST_WORDS < parts.length ? ' …' : ''}”`;
};

/** `“… within two days”` and `“… within one day”`: shortened to the difference. */
function textWords({ was, is }: TextChange): string {
  if (was === undefined) return `${is ?? ''} is new`;
  if (is === undefined) return `${was} is gone`;
  if (spoken(was) === spoken(is)) return `${was} is now ${is}`;
  const [before, after] = [spoken(was).split(' '), spoken(is).split(' ')];
  const at = before.findIndex((word, index) => word !== after[index]);
  const from = at < 0 ? before.length : at;
  return `${quoted(before, from)} is now ${quoted(after, from)}`;
}

/** The widths at which pictures became taller, if not at each: words take another line there. */
function wrapping(members: Members): string {
  const widthsOf = (isWanted: (grew: number) => boolean): number[] => [
    ...new Set(
      members.flatMap(({ change, diff }) =>
        diff && isWanted(diff.grew) ? (change.width ?? 0) : [],
      ),
    ),
  ];
  const grown = widthsOf((grew) => grew > 0);
  const isEverywhere = grown.length === widthsOf(() => true).length;
  return grown.length === 0 || isEverywhere
    ? ''
    : `, wraps at ${grown.toSorted((a, b) => a - b).join(' and ')} px`;
}

/** Titles changed words: `Contact: “… two days” is now “… one day”`. */
function textTitle(members: Members, [first, ...more]: readonly TextChange[]): string {
  const subject = subjectOf(members, `Words of ${titlesOf(members)} pages`);
  const rest = more.length > 0 ? `, and ${more.length} more` : '';
  return `${subject}: ${first === undefined ? 'words' : textWords(first)}${rest}${wrapping(members)}`;
}

/** Titles added or removed stories. */
export function storiesTitle(members: Members): string {
  const stories = new Map(members.map(({ change }) => [change.story, change]));
  const [first] = stories.values();
  const what = first?.kind === 'gone' ? 'gone' : 'new';
  const subject = subjectOf(members, '');
  return stories.size === 1
    ? `${subject}: ${first?.name}, ${what}`
    : `${subject}: ${stories.size} stories ${what}`;
}

/** Titles a changed ARIA snapshot without changed words. */
export const ariaSnapshotTitle = (members: Members): string =>
  `${subjectOf(members, 'Many pages')}: read otherwise, ${members[0]?.change.summary ?? ''}`;

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
