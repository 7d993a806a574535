import { expect, test } from 'vitest';
import { findingLines } from '../../src/pictures/findings.ts';
import type { Outcome, Taken } from '../../src/pictures/pictureRun.ts';
import { titleId, titleIn } from '../../src/pictures/storyTitles.ts';

const taken = (outcome: Outcome): Taken => ({
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
      taken: [
        taken(changed),
        taken(changed),
        taken({ kind: 'missing', after: 'after.png' }),
        taken({ kind: 'unstable', after: 'after.png' }),
        taken({ kind: 'same' }),
        taken({ kind: 'accepted' }),
      ],
      reads: [
        { story: 'screens-a--one', outcome: { kind: 'changed', said: 'x is gone' } },
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
    '1 picture never stood still',
    '1 accepted picture of no story',
    '1 screen told otherwise to a screen reader',
    '1 screen whose text was never accepted',
  ]);
});

test('a run without differences has no lines', () => {
  expect(findingLines({ taken: [taken({ kind: 'same' })], reads: [], orphans: [] })).toEqual([]);
});

test('a file’s title is parsed as by Storybook', () => {
  const source = "const meta = preview.meta({\n  title: 'Foundations/Do and don’t',\n});";
  expect(titleId(titleIn(source, 'a.tsx'))).toBe('foundations-do-and-don-t');
  expect(() => titleIn('preview.meta({})', 'a.tsx')).toThrow('a.tsx has no title');
});
