import { expect, test } from 'vitest';
import { modeWords } from '../../src/pages/words.ts';

test('a mode is told by its picture’s width and its name', () => {
  expect(modeWords({ mode: 'dark-390', width: 390 })).toBe('390 px, dark');
  expect(modeWords({ mode: 'forced-colors', width: 800 })).toBe('800 px, forced colors');
  expect(modeWords({ mode: 'reads' })).toBe('What is read');
});
