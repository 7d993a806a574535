// A picture run's findings in words.
import type { Picture } from './manifest.ts';
import type { Outcome, PictureResult, AriaSnapshotResult } from './pictureRun.ts';

type Kind = Exclude<Outcome['kind'], 'same' | 'accepted'>;

export interface Findings {
  results: readonly PictureResult[];
  /** Changed ARIA snapshots. */
  ariaSnapshots: readonly AriaSnapshotResult[];
  /** Accepted pictures that no story requires. */
  orphans: readonly Picture[];
}

/** `1 picture`, `2 pictures`. */
const counted = (count: number, one: string): string =>
  `${count.toLocaleString('en')} ${one}${count === 1 ? '' : 's'}`;

/** Returns the findings, one per line; empty if everything is as accepted. */
export function findingLines({ results, ariaSnapshots, orphans }: Findings): string[] {
  const count = (kind: Kind): number =>
    results.filter(({ outcome }) => outcome.kind === kind).length;
  const line = (number: number, what: string, then: string): string[] =>
    number > 0 ? [`${counted(number, what)} ${then}`] : [];
  return [
    ...line(count('changed'), 'picture', 'changed'),
    ...line(count('missing'), 'picture', 'never accepted'),
    ...line(count('unstable'), 'picture', 'never stopped changing'),
    ...line(orphans.length, 'accepted picture', 'without a story'),
    ...line(
      ariaSnapshots.filter(({ outcome }) => outcome.kind === 'changed').length,
      'screen',
      'with a changed ARIA snapshot',
    ),
    ...line(
      ariaSnapshots.filter(({ outcome }) => outcome.kind === 'missing').length,
      'screen',
      'without an accepted ARIA snapshot',
    ),
  ];
}
