// Alike differences together, so that a token that touches hundreds of pictures asks a few questions.
//
// A picture is in exactly one group: that of all that became of it. A button's colour and a footer's
// text in the same picture are a group of their own beside those of the button alone and of the footer
// alone, so that nobody approves the one by looking at the other.
import { READS, type Change, type ChangeGroup, type DeskPicture } from '../desk.ts';
import type { Manner } from '../difference/look.ts';
import { byKey } from './clusters.ts';
import { familiesIn, familiesOf, type Family } from './families.ts';
import type { Looked } from './looked.ts';
import { sharedParts } from './shared.ts';
import { titleOfChanged, titleOfReads, titleOfStories } from './titles.ts';

/** How many titles differ in one manner before it is taken for one cause. */
const MANY: Readonly<Record<Exclude<Manner, 'none'>, number>> = {
  corners: 1,
  spaced: 3,
  redrawn: 12,
  content: 12,
};
/** As many, where pictures differ by the same recolouring, or when many are spaced anew. */
const MANY_BESIDE = 4;
/** More sets of colours than this are told by their foremost colour. */
const MOST_SETS = 6;

/** What a picture of a group has in common with the others of it. */
export interface Cause {
  families: readonly Family[];
  /** A part that many pages share, changed there alone. */
  part?: string;
  /** How the rest of the picture differs, in many places of the product or in this title alone. */
  manner: Manner;
  isWide: boolean;
}

interface Caused extends Looked {
  cause: Cause;
  key: string;
}

const titlesOf = (looked: readonly Looked[]): number =>
  new Set(looked.map(({ change }) => change.title)).size;

const setOf = (families: readonly Family[]): string => families.map(({ id }) => id).join('+');

/** Each picture's set of recolours; where there are many sets, only the foremost of each. */
function colourSets(looked: readonly Looked[]): Family[][] {
  const families = familiesOf(looked);
  const sets = looked.map((each) => familiesIn(each, families));
  if (new Set(sets.map(setOf)).size <= MOST_SETS) return sets;
  const pixels = new Map<string, number>();
  for (const set of sets) for (const { id } of set) pixels.set(id, (pixels.get(id) ?? 0) + 1);
  return sets.map((set) =>
    set.toSorted((a, b) => (pixels.get(b.id) ?? 0) - (pixels.get(a.id) ?? 0)).slice(0, 1),
  );
}

/** Which manners, of which colours, are one cause in many titles. */
function wideManners(looked: readonly Looked[], sets: readonly Family[][]): Set<string> {
  const left = [...looked.entries()].filter(([, { look }]) => look.manner !== 'none');
  const many = byKey(left, ([index, { look }]) => `${setOf(sets[index] ?? [])}|${look.manner}`);
  const spacedAnew = left
    .filter(([, { look }]) => look.manner === 'spaced')
    .map(([, each]) => each);
  const isSpacedWidely = titlesOf(spacedAnew) >= MANY.redrawn;
  const wide = new Set<string>();
  for (const [key, members] of many) {
    const [colours = '', manner = 'redrawn'] = key.split('|');
    const least = MANY[manner as Exclude<Manner, 'none'>];
    const beside = colours !== '' || isSpacedWidely ? Math.min(MANY_BESIDE, least) : least;
    if (titlesOf(members.map(([, each]) => each)) >= beside) wide.add(key);
  }
  return wide;
}

function causesOf(looked: readonly Looked[]): Caused[] {
  const sets = colourSets(looked);
  const parts = sharedParts(looked);
  const others = looked.map((each, index): Looked =>
    parts.has(index) ? { ...each, look: { ...each.look, manner: 'none' } } : each,
  );
  const wide = wideManners(others, sets);
  return looked.map(({ change, look }, index) => {
    const families = sets[index] ?? [];
    const part = parts.get(index);
    const colours = setOf(families);
    const isWide = wide.has(`${colours}|${look.manner}`);
    const rest =
      part !== undefined
        ? `part ${part}`
        : look.manner === 'none' || isWide
          ? look.manner
          : `title ${change.title}`;
    return {
      change,
      look,
      cause: { families, ...(part === undefined ? {} : { part }), manner: look.manner, isWide },
      key: `${colours}|${rest}`,
    };
  });
}

/** Made of what is in it alone: the same as long as its pictures are. */
function idOf(changes: readonly Change[]): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9];
  for (const text of changes.map(({ key, kind, hash }) => `${key} ${kind} ${hash}`).toSorted()) {
    for (const character of text) {
      one = Math.imul(one ^ (character.codePointAt(0) ?? 0), 0x01000193);
      other = Math.imul(other ^ one, 0x85ebca6b) + 1;
    }
  }
  return [one, other].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('');
}

/** What is known of stories: by story, of whatever mode. */
export type Known = ReadonlyMap<string, Pick<DeskPicture, 'screen' | 'states' | 'statecharts'>>;

function groupOf(title: string, changes: readonly Change[], known: Known): ChangeGroup {
  const about = [...new Set(changes.map(({ story }) => story))].flatMap((story) => {
    const found = known.get(story);
    return found === undefined ? [] : [found];
  });
  const each = (values: readonly string[]): string[] => [...new Set(values)].toSorted();
  return {
    id: idOf(changes),
    title,
    changes,
    screens: each(about.flatMap(({ screen }) => (screen === undefined ? [] : [screen]))),
    states: each(about.flatMap(({ states }) => states)),
    statecharts: each(about.flatMap(({ statecharts }) => statecharts)),
  };
}

/** So many new stories of one title are told one by one. */
const ONE_BY_ONE = 4;

/** Stories that came or went: each by itself, or all of a title where they are many. */
function byStory(changes: readonly Change[]): Change[][] {
  return [...byKey(changes, ({ title, kind }) => `${kind} ${title}`).values()].flatMap(
    (ofTitle) => {
      const stories = [...byKey(ofTitle, ({ story }) => story).values()];
      return stories.length <= ONE_BY_ONE ? stories : [ofTitle];
    },
  );
}

/**
 * All differences in as few groups as they have causes, largest first.
 *
 * @param looks how the changed pictures differ, by the change's key
 */
export function groupChanges(
  changes: readonly Change[],
  looks: ReadonlyMap<string, Looked['look']>,
  known: Known,
): ChangeGroup[] {
  const looked: Looked[] = [];
  const reads: Change[] = [];
  const stories: Change[] = [];
  for (const change of changes) {
    const look = looks.get(change.key);
    if (change.mode === READS) reads.push(change);
    else if (change.kind === 'changed' && look !== undefined) looked.push({ change, look });
    else stories.push(change);
  }
  const groups = [
    ...[...byKey(causesOf(looked), ({ key }) => key).values()].map((members) =>
      groupOf(
        titleOfChanged(members),
        members.map(({ change }) => change),
        known,
      ),
    ),
    ...byStory(stories).map((members) => groupOf(titleOfStories(members), members, known)),
    ...[...byKey(reads, ({ said, story }) => said ?? story).values()].map((members) =>
      groupOf(titleOfReads(members), members, known),
    ),
  ];
  return groups.toSorted(
    (a, b) => b.changes.length - a.changes.length || (a.title < b.title ? -1 : 1),
  );
}
