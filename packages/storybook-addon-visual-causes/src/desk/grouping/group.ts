// Groups changes by cause, so that each cause is one question for all its pictures.
import { byKey } from '../byKey.ts';
import type { Change, ChangeGroup } from '../desk.ts';
import type { Member, OwnCause } from './cause.ts';
import { causesOf, type Known } from './causes.ts';

/** Limits a change to one of its causes. */
const withCause = (change: Change, { id, boxes }: OwnCause, all: readonly OwnCause[]): Change => ({
  ...change,
  boxes,
  ...(all.length === 1 ? {} : { key: `${change.key}/${id}`, causes: all.map((each) => each.id) }),
});

/** The area of a picture's change, in px². */
const areaOf = ({ boxes }: Change): number =>
  boxes.reduce((sum, { width, height }) => sum + width * height, 0);

/**
 * Groups all differences by cause, largest first; in each, open changes first, then as in the sidebar.
 * @param placeOf returns a story's place in the sidebar
 */
export function groupChanges(
  members: readonly Member[],
  known: Known,
  placeOf: (story: string) => number = () => 0,
): ChangeGroup[] {
  const causesIn = causesOf(members, known);
  const caused = members.flatMap((member) => {
    const causes = causesIn(member);
    return causes.map((cause) => ({
      cause,
      member,
      change: withCause(member.change, cause, causes),
    }));
  });
  const groups = [...byKey(caused, ({ cause }) => cause.id).values()].map((of): ChangeGroup => {
    const { id, title, texts } = of[0].cause;
    const changes = of.map(({ change }) => change);
    return {
      id,
      title: title(of.map(({ member }) => member)),
      changes: changes.toSorted(
        (a, b) =>
          Number(a.isAccepted) - Number(b.isAccepted) ||
          placeOf(a.story) - placeOf(b.story) ||
          areaOf(b) - areaOf(a),
      ),
      ...(texts === undefined ? {} : { texts }),
    };
  });
  return groups.toSorted(
    (a, b) => b.changes.length - a.changes.length || (a.title < b.title ? -1 : 1),
  );
}
