import { expect, test } from 'vitest';
import { equalPictures } from '../../src/pictures/equalPictures.ts';
import { findingLines } from '../../src/pictures/reportPictures.ts';

const id = { story: 'screens-a--one', mode: 'light' };
const orphan = { ...id, hash: '', file: '', width: 800, height: 96 };
const changed = { kind: 'changed', summary: 'x is gone' } as const;

test('a run is summarised in one line for each kind of finding', () => {
  const results = [changed, changed, { kind: 'missing' }, { kind: 'unstable' }, { kind: 'same' }];
  expect(
    findingLines(
      {
        results: results.map((outcome) => ({ ...id, outcome }) as never),
        ariaSnapshotResults: [
          { story: id.story, outcome: changed },
          { story: id.story, outcome: { kind: 'missing' } },
        ],
        broken: ['screens-a--one/light has no file'],
      },
      [orphan],
    ),
  ).toEqual([
    '2 pictures changed',
    '1 picture never accepted',
    '1 picture never stopped changing',
    '1 accepted picture without a story',
    '1 accepted picture that is not the file of the manifest',
    '1 screen with a changed ARIA snapshot',
    '1 screen without an accepted ARIA snapshot',
  ]);
});

test('different stories with equal pictures in one mode are named', () => {
  const picture = { ...orphan, hash: 'a' };
  const others = [
    { ...picture, story: 'screens-a--two' },
    { ...picture, mode: 'dark' },
  ];
  expect(equalPictures([picture, ...others])).toEqual([
    'screens-a--one and screens-a--two in light',
  ]);
  expect(equalPictures([picture, ...others], new Set(['screens-b--one']))).toEqual([]);
});
