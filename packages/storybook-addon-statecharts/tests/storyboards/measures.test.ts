import { expect, test } from 'vitest';
import { labelSize } from '../../src/storyboards/measures.ts';

test('a label in capitals has more width, a capital at a word’s beginning has not', () => {
  const width = (text: string): number => labelSize([text]).width;
  expect(width('END_WORKOUT')).toBeGreaterThan(width('end workout') + 15);
  expect(width('Press Enter')).toBe(width('press enter'));
});
