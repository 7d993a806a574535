import { expect, test } from 'vitest';
import { linesOf } from '../../../scripts/sharing/lines.ts';

/** A monospaced font. */
const measure = (text: string) => text.length;

test.each([
  ['Money sense for every age', 12, 3, ['Money sense', 'for every', 'age']],
  // Too long: it ends in an ellipsis within its width.
  ['Money sense for every age', 12, 2, ['Money sense', 'for every…']],
  ['one two six ten', 7, 1, ['one…']],
  // A word longer than a line has a line of its own.
  ['a Donaudampfschiff b', 6, 3, ['a', 'Donaudampfschiff', 'b']],
])('“%s” within %d by %d: %j', (text, width, lines, expected) => {
  expect(linesOf(text, measure, width, lines)).toEqual(expected);
});
