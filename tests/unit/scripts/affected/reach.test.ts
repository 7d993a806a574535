import { expect, test } from 'vitest';
import { chosenTests } from '../../../../scripts/lib/affected/chosenTests.ts';
import type { Graph } from '../../../../scripts/lib/affected/graph.ts';
import { planOf, totalsOf } from '../../../../scripts/lib/affected/plan.ts';
import { reachOf, type Change, type Project } from '../../../../scripts/lib/affected/reach.ts';
import { leftOutText, planText } from '../../../../scripts/lib/affected/tell.ts';

const PREVIEW = '.storybook/preview.tsx';
const TILE = 'stories/components/Tile.stories.tsx';
const GIVE = 'stories/screens/Donate.stories.tsx';

const graph: Graph = new Map([
  ['src/ui/components/Tile/Tile.tsx', ['src/ui/components/Tile/Tile.css.ts']],
  ['src/ui/components/Tile/Tile.css.ts', ['src/ui/styles/tokens/color.ts']],
  ['src/ui/styles/tokens/color.ts', []],
  ['src/features/donate/Donate.tsx', ['machines/donate/donate.machine.ts']],
  ['src/features/events/Events.tsx', []],
  ['src/domain/sums.ts', []],
  ['machines/donate/donate.machine.ts', ['src/domain/sums.ts']],
  ['machines/toasts/toasts.machine.ts', []],
  ['review/pinning/storyActors.ts', ['machines/toasts/toasts.machine.ts']],
  [PREVIEW, ['src/ui/styles/tokens/color.ts', 'review/pinning/storyActors.ts']],
  [TILE, [PREVIEW, 'src/ui/components/Tile/Tile.tsx']],
  [GIVE, [PREVIEW, 'src/features/donate/Donate.tsx']],
  ['tests/unit/tile.test.tsx', ['src/ui/components/Tile/Tile.tsx']],
  ['tests/machines/donate.test.ts', ['machines/donate/donate.machine.ts']],
  ['tests/unit/ui/literals.test.ts', []],
  ['tests/database/profiles.test.ts', []],
  ['tests/e2e/support.ts', []],
  ['tests/e2e/html.spec.ts', []],
  ['tests/e2e/keyboard.spec.ts', ['tests/e2e/support.ts']],
  ['tests/e2e/nginx.spec.ts', []],
]);

const project: Project = {
  graph,
  titles: new Map([
    [TILE, 'components-card'],
    [GIVE, 'screens-donate'],
  ]),
  chartStories: { donate: ['screens-donate'], toasts: ['screens-donate'] },
};

/** What is run after a change of these files, each kind sorted. */
function run(files: readonly string[], pictures: Change['pictures'] = []) {
  const reach = reachOf(project, { files, pictures });
  const names = (reasons: ReadonlyMap<string, string>) => [...reasons.keys()].toSorted();
  return {
    everything: reach.everything,
    units: names(reach.units),
    database: names(reach.database),
    stories: names(reach.stories),
    specs: names(reach.specs),
    steps: names(reach.steps),
  };
}

const none = { everything: [], units: [], database: [], stories: [], specs: [], steps: [] };

test('a component runs the tests and stories that use it, and what reads built pages', () => {
  expect(run(['src/ui/components/Tile/Tile.tsx'])).toEqual({
    ...none,
    units: ['tests/unit/tile.test.tsx'],
    stories: [TILE],
    specs: ['tests/e2e/html.spec.ts'],
    steps: ['budgets'],
  });
});

test('a test that reads files as they are written runs for those alone', () => {
  expect(run(['src/ui/components/Tile/Tile.css.ts']).units).toEqual([
    'tests/unit/tile.test.tsx',
    'tests/unit/ui/literals.test.ts',
  ]);
  expect(run(['src/ui/components/Tile/Tile.tsx']).units).not.toContain(
    'tests/unit/ui/literals.test.ts',
  );
});

test('a statechart runs its tests, the stories that import it, and the specs that walk through it', () => {
  expect(run(['machines/donate/donate.machine.ts'])).toEqual({
    ...none,
    units: ['tests/machines/donate.test.ts'],
    stories: [GIVE],
    specs: ['tests/e2e/keyboard.spec.ts'],
    steps: ['budgets'],
  });
});

test('a page-wide statechart runs the stories that were seen to run it, not all', () => {
  expect(run(['machines/toasts/toasts.machine.ts']).stories).toEqual([GIVE]);
});

test('a page’s own parts run the tests of a tagged spec that open it, and what all of them need runs them all', () => {
  const tagsOf = (...files: string[]) => [...reachOf(project, { files, pictures: [] }).tags];
  const keyboard = 'tests/e2e/keyboard.spec.ts';
  expect(tagsOf('machines/donate/donate.machine.ts')).toEqual([[keyboard, ['@/donate']]]);
  expect(tagsOf('src/domain/sums.ts')).toEqual([[keyboard, ['@/donate']]]);
  expect(tagsOf('src/features/auth/SignIn.tsx', 'src/features/donate/Donate.tsx')).toEqual([
    [keyboard, ['@/donate', '@/signin', '@/signup']],
  ]);
  expect(tagsOf('machines/toasts/toasts.machine.ts', 'src/features/donate/Donate.tsx')).toEqual([]);
  expect(tagsOf('src/features/events/Events.tsx')).toEqual([]);
});

test('a rule of the domain runs the specs of what takes it', () => {
  expect(run(['src/domain/sums.ts'])).toEqual({
    ...none,
    units: ['tests/machines/donate.test.ts'],
    stories: [GIVE],
    specs: ['tests/e2e/html.spec.ts', 'tests/e2e/keyboard.spec.ts'],
    steps: ['budgets'],
  });
});

test('what draws every story runs every story, and says so', () => {
  const change = { files: ['src/ui/styles/tokens/color.ts'], pictures: [] };
  const reach = reachOf(project, change);
  expect([...reach.stories]).toEqual([
    [TILE, 'src/ui/styles/tokens/color.ts'],
    [GIVE, 'src/ui/styles/tokens/color.ts'],
  ]);
  const plan = planOf(reach, totalsOf(project));
  expect(plan?.run.has('states')).toBe(true);
  expect(planText(change, 'main', reach, plan)).toContain(
    'Every story is drawn with src/ui/styles/tokens/color.ts.',
  );
});

test('a migration runs the tests of the database, and the specs of whoever signs in', () => {
  const { units, database, stories } = run(['supabase/migrations/2.sql']);
  expect({ units, database, stories }).toEqual({
    units: [],
    database: ['tests/database/profiles.test.ts'],
    stories: [],
  });
});

test('an accepted picture that differs runs its story', () => {
  expect(run(['tests/visual/pictures.json'], ['components-card--wide']).stories).toEqual([TILE]);
  expect(run(['tests/visual/accepted/screens-donate/gone/light-390.webp']).stories).toEqual([GIVE]);
  expect(run(['tests/visual/reads/screens-donate/gone.txt']).stories).toEqual([GIVE]);
});

test('a helper of specs runs those that import it', () => {
  expect(run(['tests/e2e/support.ts']).specs).toEqual(['tests/e2e/keyboard.spec.ts']);
});

test.each(['package.json', 'vite.config.ts', 'scripts/test.ts', 'something.new', 'src/data.yaml'])(
  '%s runs everything',
  (file) => {
    expect(run([file]).everything).toEqual([file]);
    const reach = reachOf(project, { files: [file], pictures: [] });
    const plan = planOf(reach, totalsOf(project));
    expect(plan).toBeUndefined();
    expect(planText({ files: [file] }, 'main', reach, plan)).toBe(
      `Differs from main:\n  ${file}\nEverything is run, because of ${file}.\n`,
    );
  },
);

test('a module that is gone runs no more than those who imported it', () => {
  expect(run(['src/features/events/Gone.tsx', 'src/features/donate/Donate.tsx'])).toMatchObject({
    everything: [],
    stories: [GIVE],
  });
});

test('no change runs the checks alone', () => {
  const reach = reachOf(project, { files: [], pictures: [] });
  const plan = planOf(reach, totalsOf(project));
  expect(plan?.run.size).toBe(0);
  expect(plan === undefined ? '' : leftOutText(plan)).toBe(
    'left out: unit and machines, database, stories and pictures, end to end, storybook, pictures by change, firefox, budgets, build, storybook build, states; `npm test` runs all',
  );
});

test('of a tagged spec it says which tests run, and Playwright is told', () => {
  const change = { files: ['src/features/donate/Donate.tsx', 'public/robots.txt'], pictures: [] };
  const reach = reachOf(project, change);
  const plan = planOf(reach, totalsOf(project));
  const text = planText(change, 'main', reach, plan);
  expect(text).toContain('end to end           all, 1 of them in part, because of');
  expect(text).toContain('Specs: html, keyboard (@/donate), nginx\n');

  const [html, keyboard, nginx, option, pattern = ''] = chosenTests(
    plan?.run.get('end to end') ?? {},
  );
  expect([html, keyboard, nginx, option]).toEqual([
    'tests/e2e/html.spec.ts',
    'tests/e2e/keyboard.spec.ts',
    'tests/e2e/nginx.spec.ts',
    '--grep',
  ]);
  // As Playwright puts them together: project, file, groups, title, tags.
  const titles = [
    ' html.spec.ts every page',
    ' keyboard.spec.ts giving @/donate',
    ' keyboard.spec.ts all at once @/courses @/donate @/signin',
    ' nginx.spec.ts a server sends headers',
  ];
  const others = [
    ' keyboard.spec.ts the skip link',
    ' keyboard.spec.ts filtering @/courses',
    ' keyboard.spec.ts a page below @/donate/thanks',
  ];
  const isChosen = (title: string) => new RegExp(pattern, 'i').test(title);
  expect([...titles, ...others].filter(isChosen)).toEqual(titles);
  expect(chosenTests({})).toEqual([]);
  expect(chosenTests({ files: ['tests/e2e/html.spec.ts'] })).toEqual(['tests/e2e/html.spec.ts']);
});

test('before it begins it says what differs, what is run for it, and what is left out and why', () => {
  const change = { files: ['src/ui/components/Tile/Tile.tsx'], pictures: [] };
  const reach = reachOf(project, change);
  const plan = planOf(reach, totalsOf(project));
  expect(planText(change, 'main', reach, plan)).toMatchInlineSnapshot(`
    "Differs from main:
      src/ui/components/Tile/Tile.tsx
    Is run:
      checks               all, always
      unit and machines    1 of 3 files, because of src/ui/components/Tile/Tile.tsx
      stories and pictures 1 of 2 files, because of src/ui/components/Tile/Tile.tsx
      end to end           1 of 3 specs, because of src/ui/components/Tile/Tile.tsx
      budgets              all, because of src/ui/components/Tile/Tile.tsx
      build                all, because of src/ui/components/Tile/Tile.tsx
      Specs: html
    Is left out:
      unit and machines    2 of 3 files: they use nothing that differs
      database             1 of 1 files: they use nothing that differs
      stories and pictures 1 of 2 files: they draw nothing that differs
      end to end           2 of 3 specs: they walk through nothing that differs
      storybook            none of its inputs differs
      pictures by change   none of its inputs differs
      firefox              none of its inputs differs
      storybook build      nothing that runs needs it
      states               only a run of all stories says what they cover
    "
  `);
  expect(plan === undefined ? '' : leftOutText(plan)).toBe(
    'left out: parts of unit and machines, database, parts of stories and pictures, parts of end to end, storybook, pictures by change, firefox, storybook build, states; `npm test` runs all',
  );
});
