import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseCommit, changeOf, filesSince } from '../../../scripts/lib/changed.ts';
import type { CommandResult } from '../../../scripts/lib/command.ts';
import { runSteps, type Step } from '../../../scripts/lib/steps.ts';
import { contentSteps, testSteps } from '../../../scripts/lib/testSteps.ts';
import { flush } from '../../support/flush.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const step = (name: string, more: Partial<Step> = {}): Step => {
  return { name, part: 'a', command: [name], ...more };
};
const ignored = { onStart: () => undefined, onEnd: () => undefined };

test('a failed step stops only those that need it and names what mends it; a runner that finds no test has failed', async () => {
  const outputs: Record<string, [ok: boolean, output: string]> = {
    build: [false, 'why'],
    unit: [true, 'Test Files  2 passed (2)\n Tests  40 passed | 2 skipped'],
    empty: [true, '5 skipped'],
    database: [false, ' Tests  3 failed | 8 passed (11)'],
  };
  const steps = [
    step('build', { mend: 'npx oxfmt .' }),
    ...['unit', 'empty', 'database'].map((name) => step(name, { hasTests: true })),
    step('journeys', { needs: ['build'] }),
    step('report', { needs: ['journeys'] }),
  ];
  const results = await runSteps(steps, ignored, async ([name = '']) => {
    const [ok, output] = outputs[name]!;
    return { ok, output, seconds: 1 };
  });
  expect(
    results.map(
      ({ name, state, tests, note }) =>
        `${name} ${state}, ${tests.passed} and ${tests.failed}: ${note}`,
    ),
  ).toEqual([
    'build failed, 0 and 1: next: npx oxfmt .',
    'unit passed, 40 and 0: 40 tests passed',
    'empty failed, 0 and 1: it ran no test',
    'database failed, 8 and 3: 8 tests passed',
    'journeys notRun, 0 and 1: did not run: needs build',
    'report notRun, 0 and 1: did not run: needs journeys',
  ]);
});

test('steps run in order, one for each core; one that uses every core runs alone', async () => {
  const log: string[] = [];
  const finish: Record<string, (result: CommandResult) => void> = {};
  const all = runSteps(
    [step('a'), step('b'), step('c'), step('wide', { isAlone: true }), step('d', { needs: ['a'] })],
    { onStart: ({ name }) => log.push(`+${name}`), onEnd: ({ name }) => log.push(`-${name}`) },
    ([name = '']) => new Promise((resolve) => (finish[name] = resolve)),
    2,
  );
  for (const name of ['b', 'a', 'c', 'wide', 'd']) {
    finish[name]?.({ ok: true, output: '', seconds: 1 });
    await flush();
  }
  await all;
  expect(log.join(' ')).toBe('+a +b -b +c -a -c +wide -wide +d -d');
});

test('the changed files: committed since the branch began, uncommitted, new, renamed and deleted', () => {
  const root = temporaryFolder();
  const git = (command: string): string =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...command.split(' ')], {
      cwd: root,
      encoding: 'utf8',
    }).trim();
  const write = (text: string, ...files: string[]) => {
    for (const file of files) writeFileSync(path.join(root, file), text + file);
  };
  const commit = (...files: string[]): string => {
    write('', ...files);
    git('add .');
    git('commit --quiet -m a');
    return git('rev-parse HEAD');
  };
  git('init --quiet --initial-branch main');
  const first = commit('same.ts', 'gone.ts', 'old.ts', 'a b.ts');
  git('checkout --quiet -b work');
  git('mv old.ts new.ts');
  const second = commit('committed.ts');
  git('checkout --quiet main');
  commit('notOfThisBranch.ts');
  git('checkout --quiet work');
  rmSync(path.join(root, 'gone.ts'));
  write('*.js\n', 'a b.ts', '.gitignore', 'untracked.ts', 'ignored.js');

  expect([baseCommit(undefined, root), baseCommit('HEAD', root)]).toEqual([first, second]);
  for (const base of ['nowhere', '--independent'])
    expect(() => baseCommit(base, root)).toThrow(`${base} is not a branch or commit`);
  expect(filesSince(first, root).join(' ')).toBe(
    'a b.ts committed.ts gone.ts new.ts old.ts untracked.ts',
  );
});

const SITE = ['build', 'end to end', 'budgets'];
const BOARD = ['storybook build', 'storybook', 'stories and pictures', 'states'];
const ADDON = ['add-on build', 'add-on'];

test.each<[file: string, steps: readonly string[] | undefined, limited?: string[]]>([
  ['machines/donate/donate.machine.ts', ['stories and pictures', ...SITE], ['--changed=abc']],
  ['src/ui/styles/theme.css.ts', ['sheets', ...BOARD, ...SITE]],
  ['supabase/migrations/2.sql', ['database', ...SITE]],
  ['packages/storybook-addon-statecharts/src/a.ts', [...BOARD, ...ADDON]],
  // Playwright traces its specs.
  ['tests/e2e/links.spec.ts', ['build', 'end to end'], ['--only-changed=abc']],
  ['README.md', []],
  // Everything.
  ...['package.json', 'vite.config.ts', 'scripts/lib/steps.ts', 'data/new.ts'].map(
    (file): [string, undefined] => [file, undefined],
  ),
])(
  'a change of %s runs, besides checks and unit tests: %j, limited by %j',
  (file, names, limited) => {
    const change = changeOf([file, 'README.md'], 'abc');
    // An engine that is not installed here has none.
    const own = testSteps(change).filter(({ part }) => !/^(?:check|unit|firefox)$/.test(part));
    expect(change && own.map(({ name }) => name).toSorted()).toEqual(names?.toSorted());
    const words = own.flatMap(({ command }) => command);
    expect(words.filter((word) => word.endsWith('=abc'))).toEqual(limited ?? []);
  },
);

test('a change of words runs the checks, the units, the build, and the stories and pages that show them', () => {
  const files = ['src/content/courses.ts', 'README.md'];
  expect(changeOf(files, 'abc')?.isContent).toBe(true);
  expect(changeOf([...files, 'src/domain/money.ts'], 'abc')?.isContent).toBe(false);
  const story = 'stories/screens/Courses.stories.tsx';
  const steps = contentSteps({ stories: [story], pages: ['/courses'], isOnSheets: false }, files);
  expect(
    steps
      .filter(({ part }) => part !== 'check')
      .map(({ name, command }) => `${name}: ${command.at(-1)}`),
  ).toEqual([
    'build: scripts/build-site.ts',
    'unit and machines: tests/',
    `stories and pictures: ${story}`,
    'end to end:  (?:/courses) is accessible',
    'budgets: scripts/budgets.ts',
  ]);
  const [boundaries, units] = ['boundaries', 'unit and machines'].map((name) =>
    steps.find((each) => each.name === name),
  );
  expect(boundaries?.command).toEqual(expect.arrayContaining(['src', 'packages/msw-supabase/src']));
  expect(units).toMatchObject({ isAlone: true, hasTests: true });
});
