// Groups changes by cause, so that each cause is decided once for all its pictures.
import {
  ARIA_SNAPSHOT,
  type Change,
  type ChangeGroup,
  type DeskPicture,
  type TextChange,
} from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';
import { causesOf, withCause, type Cause } from './causes.ts';
import type { ClassifiedChange } from './classified.ts';
import { byKey } from '../byKey.ts';
import { sampled } from './samples.ts';
import { digestOf, textCauses, type TextCause } from './texts.ts';
import { ariaSnapshotTitle, storiesTitle, textTitle } from './titles.ts';
import type { TokenChange } from './tokens.ts';

/** Additional data from the project and the build. */
export interface Grouping {
  /** The changed pictures' diff profiles, by change key. */
  diffs: ReadonlyMap<string, DiffProfile>;
  /** Changed words, by story. */
  texts?: ReadonlyMap<string, readonly TextChange[]>;
  tokens?: readonly TokenChange[] | undefined;
  /** Facts about stories, independent of mode. */
  known?: ReadonlyMap<string, Pick<DeskPicture, 'screen' | 'states' | 'statecharts'>>;
  /** The most visited titles, most visited first. */
  visited?: readonly string[];
}

/** Derived from its contents alone, so that the id is stable while its pictures are. */
const idOf = (changes: readonly Change[]): string => {
  const texts = changes.map(({ key, kind, hash }) => `${key} ${kind} ${hash}`).toSorted();
  return `${digestOf(texts.join('\n'))}${digestOf(texts.toReversed().join('\n'))}`;
};

/** Up to this many new stories of one title are decided individually. */
const ONE_BY_ONE = 4;

/** Groups added and removed stories: individually, or by title if there are many. */
const byStory = (changes: readonly Change[]): Change[][] =>
  [...byKey(changes, ({ title, kind }) => `${kind} ${title}`).values()].flatMap((ofTitle) => {
    const stories = [...byKey(ofTitle, ({ story }) => story).values()];
    return stories.length <= ONE_BY_ONE ? stories : [ofTitle];
  });

/** A text baseline's causes: its changed words, or else its order. */
function ariaSnapshotCauses(change: Change, texts: readonly TextCause[]): Cause[] {
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
  const id = `reads-${digestOf(change.summary ?? change.story)}`;
  return [
    {
      id,
      boxes: [],
      title: (members) => ariaSnapshotTitle(members.map((member) => member.change)),
    },
  ];
}

/** A change with one of its causes. */
interface CausedChange {
  cause: Cause;
  change: Change;
  /** The classified change; a text has no diff profile. */
  member: Pick<ClassifiedChange, 'change'> & Partial<ClassifiedChange>;
}

/** Groups all differences by cause, largest first. */
export function groupChanges(changes: readonly Change[], given: Grouping): ChangeGroup[] {
  const { diffs, tokens, known, visited = [] } = given;
  const texts = textCauses(given.texts ?? new Map());
  const classified: ClassifiedChange[] = [];
  const ariaSnapshots: Change[] = [];
  const stories: Change[] = [];
  for (const change of changes) {
    const diff = diffs.get(change.key);
    if (change.mode === ARIA_SNAPSHOT) ariaSnapshots.push(change);
    else if (change.kind === 'changed' && diff !== undefined) classified.push({ change, diff });
    else stories.push(change);
  }
  const group = (
    title: string,
    of: readonly Change[],
    changedTexts?: readonly TextChange[],
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
      // Approving words requires viewing all their pictures.
      ...(changedTexts === undefined ? {} : { texts: changedTexts, samples: of.length }),
      screens: each(about.flatMap(({ screen }) => screen ?? [])),
      states: each(about.flatMap(({ states }) => states)),
      statecharts: each(about.flatMap(({ statecharts }) => statecharts)),
    };
  };
  const pictureChanges = [...causesOf(classified, texts, tokens)].flatMap(([member, causes]) =>
    causes.map((cause): CausedChange => ({
      cause,
      member,
      change: withCause(member.change, cause, causes),
    })),
  );
  const snapshotChanges = ariaSnapshots.flatMap((change) => {
    const causes = ariaSnapshotCauses(change, texts.get(change.story) ?? []);
    return causes.map((cause): CausedChange => ({
      cause,
      member: { change },
      change: withCause(change, cause, causes),
    }));
  });
  return [
    ...[...byKey([...pictureChanges, ...snapshotChanges], ({ cause }) => cause.id).values()].map(
      (members) => {
        const [first] = members;
        const pictures = members.flatMap(({ member }) => member) as ClassifiedChange[];
        return group(
          first?.cause.title(pictures) ?? '',
          members.map(({ change }) => change),
          first?.cause.texts,
        );
      },
    ),
    ...byStory(stories).map((members) => group(storiesTitle(members), members)),
  ].toSorted((a, b) => b.changes.length - a.changes.length || (a.title < b.title ? -1 : 1));
}
