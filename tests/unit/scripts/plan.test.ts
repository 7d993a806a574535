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
  ['mocks/supabase.ts', {}],
  ['supabase/migrations/2.sql', { ...SITE, database: 'all' }],
  ['packages/storybook-addon-statecharts/src/ask/search.ts', { ...BOARD, ...ADDON }],
  ['stories/start/StartHere.stories.tsx', BOARD],
  ['tests/e2e/links.spec.ts', { build: 'all', 'end to end': ['--only-changed=abc'] }],
  ['tests/engines/journeys/shell.spec.ts', { build: 'all', firefox: 'all' }],
  ['README.md', {}],
])('%s', (place, reached) => {
  expect(run([place])).toEqual(reached);
});

test.each(['package.json', 'vite.config.ts', 'scripts/lib/steps.ts', 'data/new.ts'])(
  '%s runs everything',
  (file) => {
    expect(plan([file, 'README.md'])).toBeUndefined();
  },
);

test('all stories named one by one are all, so that their states are looked at', () => {
  expect(run(['mocks/supabase.ts'], { stories: all.stories })).toEqual({
    'stories and pictures': 'all',
    states: 'all',
  });
});

test('before it begins it says what differs, what is run and what is left out', () => {
  const found = plan(['tests/e2e/links.spec.ts'], { unit: ['tests/unit/docs.test.ts'] });
  const text = planText(['tests/e2e/links.spec.ts'], 'main', found);
  expect(text).toContain('Differs from main:\n  tests/e2e/links.spec.ts\nIs run:\n');
  expect(text).toContain('  end to end           all --only-changed=abc\n');
  expect(text).toContain('  unit and machines    2 of 3 files use nothing that differs\n');
  expect(found && leftOutText(found)).toMatch(/^left out: parts of unit and machines, database/);
});
