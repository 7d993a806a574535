import { expect, test } from 'vitest';
import { leftOutText, planOf, planText, type TestFiles } from '../../../scripts/lib/plan.ts';

const all: TestFiles = {
  unit: ['tests/unit/a.test.ts', 'tests/machines/b.test.ts', 'tests/unit/docs.test.ts'],
  database: ['tests/database/c.test.ts', 'tests/database/d.test.ts'],
  stories: ['stories/a.stories.tsx', 'stories/b.stories.tsx'],
};
const nothing: TestFiles = { unit: [], database: [], stories: [] };

const plan = (files: readonly string[], related: Partial<TestFiles> = {}) =>
  planOf(files, { related: { ...nothing, ...related }, all, base: 'abc' });

/** The steps with their files or arguments; `all` for whole ones. */
const run = (...given: Parameters<typeof plan>) =>
  Object.fromEntries(
    [...(plan(...given)?.run ?? [])].map(([name, { files, args }]) => [
      name,
      files ?? args ?? 'all',
    ]),
  );

const SITE = { build: 'all', 'end to end': 'all', firefox: 'all', budgets: 'all' };
const ADDON = {
  'unit and machines': 'all',
  'stories and pictures': 'all',
  states: 'all',
  'add-on': 'all',
  'add-on build': 'all',
};
const BOARD = { storybook: 'all', 'storybook build': 'all' };

test('a component runs what Vitest names, and the site whole', () => {
  const related = { unit: ['tests/unit/a.test.ts'], stories: ['stories/a.stories.tsx'] };
  expect(run(['src/ui/components/Tile/Tile.tsx'], related)).toEqual({
    ...SITE,
    'unit and machines': related.unit,
    'stories and pictures': related.stories,
  });
});

test.each<[place: string, reached: object]>([
  ['machines/donate/donate.machine.ts', SITE],
  ['machines/donate/donate.words.ts', {}],
  ['machines/words.ts', {}],
  ['mocks/supabase.ts', {}],
  ['public/robots.txt', SITE],
  ['index.html', SITE],
  ['supabase/migrations/2.sql', { ...SITE, database: 'all' }],
  ['scripts/prerender.ts', { ...SITE, database: 'all' }],
  [
    'packages/embedded-supabase/src/sign-in.ts',
    { ...SITE, database: 'all', 'unit and machines': 'all' },
  ],
  ['packages/storybook-addon-statecharts/src/ask/search.ts', { ...BOARD, ...ADDON }],
  ['stories/start/StartHere.stories.tsx', BOARD],
  [
    '.storybook/preview.tsx',
    { ...BOARD, database: 'all', 'stories and pictures': 'all', states: 'all' },
  ],
  [
    'src/ui/styles/fonts/new.woff2',
    { ...SITE, ...BOARD, 'stories and pictures': 'all', states: 'all' },
  ],
  [
    'packages/storybook-addon-statecharts/src/pictures/pixels.ts',
    { ...BOARD, ...ADDON, 'pictures by change': 'all' },
  ],
  ['tests/e2e/links.spec.ts', { build: 'all', 'end to end': ['--only-changed=abc'] }],
  ['tests/engines/journeys/shell.spec.ts', { build: 'all', firefox: 'all' }],
  ['tests/storybook/open.spec.ts', BOARD],
  ['tests/visual/accepted/a/b/light.webp', {}],
  ['docs/review.md', {}],
  ['README.md', {}],
])('%s', (place, reached) => {
  expect(run([place])).toEqual(reached);
});

test.each([
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'playwright.config.ts',
  'scripts/test.ts',
  'scripts/lib/steps.ts',
  'something.new',
  'data/new.ts',
])('%s runs everything', (file) => {
  const found = plan([file, 'README.md']);
  expect(found).toBeUndefined();
  expect(planText([file], 'main', found)).toBe(
    `Differs from main:\n  ${file}\nEverything is run.\n`,
  );
});

test('all stories named one by one are all, so that their states are looked at', () => {
  expect(run(['mocks/supabase.ts'], { stories: all.stories })).toEqual({
    'stories and pictures': 'all',
    states: 'all',
  });
});

test('before it begins it says what differs, what is run and what is left out', () => {
  const found = plan(['tests/e2e/links.spec.ts'], { unit: ['tests/unit/docs.test.ts'] });
  expect(planText(['tests/e2e/links.spec.ts'], 'main', found)).toMatchInlineSnapshot(`
    "Differs from main:
      tests/e2e/links.spec.ts
    Is run:
      checks               all
      unit and machines    1 files
      end to end           all --only-changed=abc
      build                all
    Is left out:
      unit and machines    2 of 3 files use nothing that differs
      database             2 of 2 files use nothing that differs
      stories and pictures 2 of 2 files use nothing that differs
      firefox              the site is as it was
      budgets              the site is as it was
      pictures by change   pictures are taken as they were
      storybook            the board is as it was
      storybook build      nothing that runs needs it
      add-on               the add-on is as it was
      add-on build         nothing that runs needs it
      states               only a run of all stories says what they cover
    "
  `);
  expect(found && leftOutText(found)).toBe(
    'left out: parts of unit and machines, database, stories and pictures, firefox, budgets, pictures by change, storybook, storybook build, add-on, add-on build, states; `npm test` runs all',
  );
});

test('where nothing differs the checks alone are run', () => {
  expect(run([])).toEqual({});
});
