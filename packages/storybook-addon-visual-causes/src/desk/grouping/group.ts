// Groups changes by cause, so that each cause is one question for all its pictures.
import { byKey } from '../byKey.ts';
import { ARIA_SNAPSHOT, type Change, type ChangeGroup, type TextChange } from '../desk.ts';
import type { DiffProfile } from '../difference/classifyDiff.ts';
import { digestOf, idOf, type CausedChange, type OwnCause } from './cause.ts';
import { pictureCauses } from './causes.ts';
import { textCauses } from './texts.ts';
import { ariaSnapshotTitle, storiesTitle } from './titles.ts';
import type { TokenChange } from './tokens.ts';

/** Additional data from the project and the build. */
export interface Grouping {
  /** The changed pictures' diff profiles, by change key. */
  diffs: ReadonlyMap<string, DiffProfile>;
  /** Changed words, by story. */
  texts?: ReadonlyMap<string, readonly TextChange[]>;
  /** The stories whose words are known, changed or not. */
  read?: ReadonlySet<string>;
  tokens?: readonly TokenChange[];
  /** The components in each story whose source changed. */
  components?: ReadonlyMap<string, readonly string[]>;
  /** Whether no source changed but components, stories and tokens. */
  areAllKnown?: boolean;
  /** A story's place in the sidebar. */
  placeOf?: (story: string) => number;
}

/** The cause of added and removed stories: one question for each title. */
const storyCause = ({ kind, title, boxes }: Change): OwnCause => ({
  id: idOf(`${kind} ${title}`),
  title: storiesTitle,
  boxes,
});

/** Limits a change to one of its causes. */
const withCause = (change: Change, { id, boxes }: OwnCause, all: readonly OwnCause[]): Change => ({
  ...change,
  boxes,
  ...(all.length === 1 ? {} : { key: `${change.key}/${id}`, causes: all.map((each) => each.id) }),
});

/** The area of a picture's change, in px². */
const areaOf = ({ boxes }: Change): number =>
  boxes.reduce((sum, { width, height }) => sum + width * height, 0);

/** Sorts open changes first, then as in the sidebar, the largest differences first. */
const sorted = (changes: readonly Change[], { placeOf = () => 0 }: Grouping): Change[] =>
  changes.toSorted(
    (a, b) =>
      Number(a.isAccepted) - Number(b.isAccepted) ||
      placeOf(a.story) - placeOf(b.story) ||
      areaOf(b) - areaOf(a),
  );

/** Groups all differences by cause, largest first. */
export function groupChanges(changes: readonly Change[], given: Grouping): ChangeGroup[] {
  const {
    diffs,
    read = new Set(),
    tokens = [],
    components = new Map(),
    areAllKnown = false,
  } = given;
  const texts = textCauses(given.texts ?? new Map());
  const diffOf = ({ kind, key }: Change): DiffProfile | undefined =>
    kind === 'changed' ? diffs.get(key) : undefined;
  const classified = changes.flatMap((change) => {
    const diff = diffOf(change);
    return diff === undefined ? [] : [{ change, diff }];
  });
  const pictures = new Map(classified.map((each) => [each.change, each]));
  const ofPicture = pictureCauses(classified, { texts, read, tokens, components, areAllKnown });
  const ofAriaSnapshot = ({ story, summary = story }: Change): OwnCause[] =>
    (texts.get(story) ?? [{ id: `reads-${digestOf(summary)}`, title: ariaSnapshotTitle }]).map(
      (cause) => ({ ...cause, boxes: [] }),
    );
  const causesOf = (change: Change): OwnCause[] => {
    const picture = pictures.get(change);
    if (picture !== undefined) return ofPicture(picture);
    return change.mode === ARIA_SNAPSHOT ? ofAriaSnapshot(change) : [storyCause(change)];
  };

  const caused = changes.flatMap((change) => {
    const causes = causesOf(change);
    const member: CausedChange = pictures.get(change) ?? { change };
    return causes.map((cause) => ({ cause, member, change: withCause(change, cause, causes) }));
  });
  const groups = [...byKey(caused, ({ cause }) => cause.id).values()].map((of): ChangeGroup => {
    const [{ cause }] = of;
    const changed = of.map(({ change }) => change);
    return {
      id: cause.id,
      title: cause.title(of.map(({ member }) => member)),
      changes: sorted(changed, given),
      ...(cause.texts === undefined ? {} : { texts: cause.texts }),
    };
  });
  return groups.toSorted(
    (a, b) => b.changes.length - a.changes.length || (a.title < b.title ? -1 : 1),
  );
}
