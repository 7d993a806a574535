// What has to be looked at before a group can be approved, and what has been.
import type { Change, ChangeGroup } from '../desk.ts';

/**
 * Changes of a group differ alike, each in its own story. What still tells them apart is the kind of
 * change, the mode (window and theme), and whether the picture's size is another one.
 */
export function kindOf({ kind, mode, before, after }: Change): string {
  const isResized =
    before !== undefined &&
    after !== undefined &&
    (before.width !== after.width || before.height !== after.height);
  return `${kind} ${mode}${isResized ? ' resized' : ''}`;
}

export interface Looked {
  /** How many kinds of picture the group has. */
  kinds: number;
  /** Of how many of them one has been seen large. */
  seen: number;
  /** The first change of a kind that was not looked at; undefined once all were. */
  next: Change | undefined;
}

/** @param seen keys of the changes that were on the stage, with their pictures drawn */
export function lookedAt({ changes }: ChangeGroup, seen: ReadonlySet<string>): Looked {
  const kinds = new Set(changes.map(kindOf));
  const done = new Set(changes.filter(({ key }) => seen.has(key)).map(kindOf));
  const next = changes.find((change) => !done.has(kindOf(change)));
  return { kinds: kinds.size, seen: done.size, next };
}
