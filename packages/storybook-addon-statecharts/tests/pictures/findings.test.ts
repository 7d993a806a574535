import { expect, test } from 'vitest';
import { findingLines } from '../../src/pictures/findings.ts';
import type { Outcome, PictureResult } from '../../src/pictures/pictureRun.ts';
import { titleId, titleIn } from '../../src/pictures/storyTitles.ts';

const results = (outcome: Outcome): PictureResult => ({
  story: 'components-badge--states',
  name: 'States',
  file: 'stories/components/Badge.stories.tsx',
  mode: 'light',
  outcome,
});
const changed: Outcome = {
  kind: 'changed',
  pixels: 1204,
  levels: 3,
  sizes: undefined,
  before: 'before.png',
  after: 'after.png',
  difference: undefined,
};

test('a run is summarised in one line for each kind of finding', () => {
  expect(
    findingLines({
      results: [
        results(changed),
        results(changed),
        results({ kind: 'missing', after: 'after.png' }),
        results({ kind: 'unstable', after: 'after.png' }),
        results({ kind: 'same' }),
        results({ kind: 'accepted' }),
      ],
      ariaSnapshots: [
        { story: 'screens-a--one', outcome: { kind: 'changed', summary: 'x is gone' } },
        { story: 'screens-a--two', outcome: { kind: 'missing' } },
        { story: 'screens-a--three', outcome: { kind: 'same' } },
      ],
      orphans: [
        { story: 'components-removed--it', mode: 'light', hash: '', width: 800, height: 96 },
      ],
    }),
  ).toEqual([
    '2 pictures changed',
    '1 picture never accepted',
    '1 picture never stopped changing',
    '1 accepted picture without a story',
    '1 screen with a changed ARIA snapshot',
    '1 screen without an accepted ARIA snapshot',
  ]);
});

test('a run without differences has no lines', () => {
  expect(
    findingLines({ results: [results({ kind: 'same' })], ariaSnapshots: [], orphans: [] }),
  ).toEqual([]);
});

test('a file’s title is parsed as by Storybook', () => {
  const source = "const meta = preview.meta({\n  title: 'Foundations/Do and don’t',\n});";
  expect(titleId(titleIn(source, 'a.tsx'))).toBe('foundations-do-and-don-t');
  expect(() => titleIn('preview.meta({})', 'a.tsx')).toThrow('a.tsx has no title');
});
