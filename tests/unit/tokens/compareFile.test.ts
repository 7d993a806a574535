import { expect, test } from 'vitest';
import { compareFile } from '../../../stories/foundations/tokens/compareFile.ts';

test.each([
  ['huge.json', 6_200_000, 'The file has 6.2 MB; up to 5 MB are read.'],
  ['gone.json', 0, 'The file could not be read. Is it still where it was?'],
])('a dropped file that cannot be read is reported: %s', async (name, size, message) => {
  const dropped = { name, size, text: () => Promise.reject(new Error('NotFound')) };
  expect(await compareFile(dropped)).toEqual({ file: name, damage: { message } });
});
