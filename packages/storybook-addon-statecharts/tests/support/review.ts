// Changes, groups and verdicts of a review.
import { createHash } from 'node:crypto';
import type { Change, ChangeGroup } from '../../src/desk/desk.ts';
import type { Verdict, VerdictFile } from '../../src/desk/verdicts.ts';

export const hex = (character: string): string => character.repeat(32);
const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** A changed picture of a story of the donation screen. */
export function change(name: string, mode = 'light-390', more: Partial<Change> = {}): Change {
  const { title = 'Screens/Donate' } = more;
  const story = `${title}--${name}`.toLowerCase().replaceAll(/[ /]/g, '-');
  const key = `${story}/${mode}`;
  const size = { width: 390, height: 640 };
  return {
    key,
    story,
    title,
    name,
    mode,
    kind: 'changed',
    hash: hashOf(key),
    before: { hash: hashOf(`before ${key}`), ...size },
    after: { hash: hashOf(key), ...size },
    boxes: [],
    ...more,
  };
}

export const group = (
  title: string,
  changes: readonly Change[],
  more: Partial<ChangeGroup> = {},
): ChangeGroup => ({
  id: title,
  title,
  changes,
  samples: changes.length,
  screens: [],
  states: [],
  statecharts: [],
  ...more,
});

export const verdict: Verdict = {
  story: 'screens-donate--one',
  mode: 'light-390',
  hash: hex('a'),
  decision: 'approved',
  by: 'Ana',
  at: '2026-11-21T09:30:00.000Z',
};

/** The file of the reviewer who made these verdicts. */
export const fileOf = (...verdicts: Verdict[]): VerdictFile => ({
  version: 1,
  by: verdicts[0]?.by ?? 'Ana',
  verdicts,
});
