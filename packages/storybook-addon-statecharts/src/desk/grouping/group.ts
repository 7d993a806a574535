// Questions: what has one cause is asked about once, in however many pictures it is seen.
import {
  READS,
  type Change,
  type ChangeGroup,
  type DeskPicture,
  type TextChange,
} from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';
import { causesOf, withCause, type Cause } from './causes.ts';
import type { ClassifiedChange } from './classified.ts';
import { byKey } from './clusters.ts';
import { sampled } from './samples.ts';
import { digestOf, textCauses, type TextCause } from './texts.ts';
import { readsTitle, storiesTitle, textTitle } from './titles.ts';
import type { TokenChange } from './tokens.ts';

/** What a project and a build know beside the changes themselves. */
export interface Grouping {
  /** How the changed pictures differ, by the change's key. */
  diffs: ReadonlyMap<string, DiffProfile>;
  /** What changed in the words of stories. */
  texts?: ReadonlyMap<string, readonly TextChange[]>;
  tokens?: readonly TokenChange[] | undefined;
  /** What is known of stories, of whatever mode. */
  known?: ReadonlyMap<string, Pick<DeskPicture, 'screen' | 'states' | 'statecharts'>>;
  /** Titles that people visit most, the most visited first. */
  visited?: readonly string[];
}

/** Made of what is in it alone: the same as long as its pictures are. */
const idOf = (changes: readonly Change[]): string => {
  const texts = changes.map(({ key, kind, hash }) => `${key} ${kind} ${hash}`).toSorted();
  return `${digestOf(texts.join('\n'))}${digestOf(texts.toReversed().join('\n'))}`;
};

/** So many new stories of one title are asked about one by one. */
const ONE_BY_ONE = 4;

/** Stories that came or went: each by itself, or all of a title where they are many. */
const byStory = (changes: readonly Change[]): Change[][] =>
  [...byKey(changes, ({ title, kind }) => `${kind} ${title}`).values()].flatMap((ofTitle) => {
    const stories = [...byKey(ofTitle, ({ story }) => story).values()];
    return stories.length <= ONE_BY_ONE ? stories : [ofTitle];
  });

/** A text baseline's causes: its changed words, or the order in which it is read. */
function readsCauses(change: Change, texts: readonly TextCause[]): Cause[] {
  if (texts.length > 0)
    return texts.map(({ id, texts: lines }) => ({
      id,
      texts: lines,
      boxes: [],
      title: (members) =>
        textTitle(
          members.map((member) => member.change),
          lines,
        ),
    }));
  const id = `reads-${digestOf(change.said ?? change.story)}`;
  return [
    { id, boxes: [], title: (members) => readsTitle(members.map((member) => member.change)) },
  ];
}

interface Asked {
  cause: Cause;
  change: Change;
  /** As it was classified; of a text there is none. */
  member: Pick<ClassifiedChange, 'change'> & Partial<ClassifiedChange>;
}

/** All differences in as few questions as they have causes, largest first. */
export function groupChanges(changes: readonly Change[], given: Grouping): ChangeGroup[] {
  const { diffs, tokens, known, visited = [] } = given;
  const texts = textCauses(given.texts ?? new Map());
  const classified: ClassifiedChange[] = [];
  const reads: Change[] = [];
  const stories: Change[] = [];
  for (const change of changes) {
    const diff = diffs.get(change.key);
    if (change.mode === READS) reads.push(change);
    else if (change.kind === 'changed' && diff !== undefined) classified.push({ change, diff });
    else stories.push(change);
  }
  const group = (
    title: string,
    of: readonly Change[],
    said?: readonly TextChange[],
  ): ChangeGroup => {
    const about = [...new Set(of.map(({ story }) => story))].flatMap(
      (story) => known?.get(story) ?? [],
    );
    const each = (values: readonly string[]): string[] => [...new Set(values)].toSorted();
    const ordered = sampled(of, visited);
    return {
      id: idOf(of),
      title,
      ...ordered,
      // Nobody approves words by those of another picture.
      ...(said === undefined ? {} : { texts: said, samples: of.length }),
      screens: each(about.flatMap(({ screen }) => screen ?? [])),
      states: each(about.flatMap(({ states }) => states)),
      statecharts: each(about.flatMap(({ statecharts }) => statecharts)),
    };
  };
  const asked = [...causesOf(classified, texts, tokens)].flatMap(([member, causes]) =>
    causes.map((cause): Asked => ({
      cause,
      member,
      change: withCause(member.change, cause, causes),
    })),
  );
  const told = reads.flatMap((change) => {
    const causes = readsCauses(change, texts.get(change.story) ?? []);
    return causes.map((cause): Asked => ({
      cause,
      member: { change },
      change: withCause(change, cause, causes),
    }));
  });
  return [
    ...[...byKey([...asked, ...told], ({ cause }) => cause.id).values()].map((members) => {
      const [first] = members;
      const pictures = members.flatMap(({ member }) => member) as ClassifiedChange[];
      return group(
        first?.cause.title(pictures) ?? '',
        members.map(({ change }) => change),
        first?.cause.texts,
      );
    }),
    ...byStory(stories).map((members) => group(storiesTitle(members), members)),
  ].toSorted((a, b) => b.changes.length - a.changes.length || (a.title < b.title ? -1 : 1));
}
