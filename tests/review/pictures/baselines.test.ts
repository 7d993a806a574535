import { expect, test } from 'vitest';
import { baselinePath, orphansOf, type Seen } from '../../../review/pictures/baselines.ts';

const files = [
  baselinePath('components-badge--states', 'light'),
  baselinePath('components-badge--states', 'dark'),
  baselinePath('components-badge--gone', 'light'),
  baselinePath('components-card--default', 'light'),
  baselinePath('components-removed--default', 'light'),
  baselinePath('components-card--default', 'sepia'),
];

const seen = (more: Partial<Seen> = {}): Seen => ({
  tests: [
    { id: 'components-badge--states', mode: 'light', state: 'passed' },
    { id: 'components-badge--states', mode: 'dark', state: 'skipped' },
    { id: 'components-card--default', mode: 'light', state: 'failed' },
    { id: 'components-card--default', mode: 'dark', state: 'skipped' },
  ],
  titles: new Set(['components-badge', 'components-card']),
  modes: new Set(['light', 'dark']),
  allModes: new Set(['light', 'dark']),
  ...more,
});

test('a picture whose story, mode or title is gone has no story', () => {
  expect(orphansOf(files, seen())).toEqual([
    'tests/visual/__screenshots__/components-badge/states/dark.png',
    'tests/visual/__screenshots__/components-badge/gone/light.png',
    'tests/visual/__screenshots__/components-removed/default/light.png',
    'tests/visual/__screenshots__/components-card/default/sepia.png',
  ]);
});

test('about what did not run nothing is said', () => {
  const onlyLight = seen({
    tests: [{ id: 'components-badge--states', mode: 'light', state: 'passed' }],
    modes: new Set(['light']),
  });
  expect(orphansOf(files.slice(0, 4), onlyLight)).toEqual([
    'tests/visual/__screenshots__/components-badge/gone/light.png',
  ]);
});
