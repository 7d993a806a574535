// Changes and groups of a review.
import { createHash } from 'node:crypto';
import type { Change, ChangeGroup } from '../../src/desk/desk.ts';

const hashOf = (text: string): string => createHash('md5').update(text).digest('hex');

/** A changed picture of a story of the donation screen, not accepted. */
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
    width: 390,
    kind: 'changed',
    hash: hashOf(key),
    isAccepted: false,
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
  id: title.toLowerCase(),
  title,
  changes,
  ...more,
});
