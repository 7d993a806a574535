import { expect, test } from 'vitest';
import { equalPictures } from '../../src/pictures/manifest.ts';
import { findingLines } from '../../src/pictures/reportPictures.ts';

const picture = { story: 'screens-a--one', mode: 'light', hash: 'a', width: 800, height: 96 };
const text = { story: 'screens-a--one', taken: 'x.txt' };

test('a run is summarised in one line for each kind of finding', () => {
  const changed = { ...picture, taken: 'x.png', accepted: 'b' };
  const stories = [
    { modes: [], drawn: [], changed: [changed, changed], ariaSnapshot: { ...text, accepted: 'b' } },
    {
      modes: [],
      drawn: [],
      changed: [{ ...changed, accepted: null }],
      ariaSnapshot: { ...text, accepted: null },
    },
    { modes: ['light'], drawn: [], changed: [] },
  ];
  expect(findingLines(stories, 1, 1)).toEqual([
    '2 pictures changed',
    '1 picture never accepted',
    '1 accepted picture without a story',
    '1 accepted picture that is not the file of the manifest',
    '1 screen with a changed ARIA snapshot',
    '1 screen without an accepted ARIA snapshot',
  ]);
});

test('different stories with equal pictures in one mode are named', () => {
  const all = [picture, { ...picture, story: 'screens-a--two' }, { ...picture, mode: 'dark' }];
  expect(equalPictures(all, new Set(['screens-a--two']))).toEqual([
    'screens-a--one and screens-a--two in light',
  ]);
  expect(equalPictures(all, new Set(['screens-b--one']))).toEqual([]);
});
