import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../scripts/sharing/lines.ts';

/** A monospaced font. */
const measure = (text: string) => text.length;

describe('a text on a shared picture', () => {
  it('breaks at its spaces', () => {
    expect(linesOf('Money sense for every age', measure, 12, 3)).toEqual([
      'Money sense',
      'for every',
      'age',
    ]);
  });

  it('that is too long ends in an ellipsis within its width', () => {
    expect(linesOf('Money sense for every age', measure, 12, 2)).toEqual([
      'Money sense',
      'for every…',
    ]);
    expect(linesOf('one two six ten', measure, 7, 1)).toEqual(['one…']);
  });

  it('gives a word longer than a line a line of its own', () => {
    expect(linesOf('a Donaudampfschiff b', measure, 6, 3)).toEqual(['a', 'Donaudampfschiff', 'b']);
  });
});
