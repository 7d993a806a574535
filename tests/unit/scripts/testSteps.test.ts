import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { baseCommit, changeOf, filesSince } from '../../../scripts/lib/changed.ts';
import type { CommandResult } from '../../../scripts/lib/command.ts';
import { runSteps, type Step } from '../../../scripts/lib/steps.ts';
import { contentSteps, testSteps } from '../../../scripts/lib/testSteps.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const step = (name: string, more: Partial<Step> = {}): Step => {
  return { name, part: 'a', command: [name], ...more };
};
const ignored = { onStart: () => undefined, onEnd: () => undefined };

test('a failed step stops only those that need it and names what mends it; a runner that finds no test has failed', async () => {
  const outputs: Record<string, CommandResult> = {
    build: { ok: false, output: 'why', seconds: 1 },
    unit: {
      ok: true,
      output: 'Test Files  2 passed (2)\n Tests  40 passed | 2 skipped',
      seconds: 1,
    },
    empty: { ok: true, output: '5 skipped', seconds: 1 },
    database: { ok: false, output: ' Tests  3 failed | 8 passed (11)', seconds: 1 },
  };
  const steps = [
    step('build', { mend: 'npx oxfmt .' }),
    step('unit', { hasTests: true }),
    step('empty', { hasTests: true }),
    step('database', { hasTests: true }),
    step('journeys', { needs: ['build'] }),
    step('report', { needs: ['journeys'] }),
  ];
  const results = await runSteps(steps, ignored, async ([name = '']) => outputs[name]!);
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
  const finish = new Map<string, () => void>();
  const all = runSteps(
    [step('a'), step('b'), step('c'), step('wide', { isAlone: true }), step('d', { needs: ['a'] })],
    { onStart: ({ name }) => log.push(`+${name}`), onEnd: ({ name }) => log.push(`-${name}`) },
    ([name = '']) =>
      new Promise((resolve) => {
        finish.set(name, () => resolve({ ok: true, output: '', seconds: 1 }));
      }),
    2,
  );
  for (const name of ['b', 'a', 'c', 'wide', 'd']) {
    finish.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
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
  const commit = (...files: string[]): string => {
    for (const file of files) writeFileSync(path.join(root, file), file);
    git('add .');
    git('commit --quiet -m a');
    return git('rev-parse HEAD');
  };
  git('init --quiet --initial-branch main');
  const first = commit('same.ts', 'gone.ts', 'old.ts', 'a b.ts', '.gitignore');
  git('checkout --quiet -b work');
  git('mv old.ts new.ts');
  const second = commit('committed.ts');
  git('checkout --quiet main');
  commit('notOfThisBranch.ts');
  git('checkout --quiet work');
  rmSync(path.join(root, 'gone.ts'));
  writeFileSync(path.join(root, 'a b.ts'), 'changed');
  writeFileSync(path.join(root, '.gitignore'), 'ignored.ts');
  for (const file of ['untracked.ts', 'ignored.ts']) writeFileSync(path.join(root, file), '');

  expect([baseCommit(undefined, root), baseCommit('HEAD', root)]).toEqual([first, second]);
  for (const base of ['nowhere', '--independent'])
    expect(() => baseCommit(base, root)).toThrow(`${base} is not a branch or commit`);
  expect(filesSince(first, root).join(' ')).toBe(
    '.gitignore a b.ts committed.ts gone.ts new.ts old.ts untracked.ts',
  );
});

const SITE = ['build', 'end to end', 'budgets'];
const BOARD = ['storybook build', 'storybook', 'stories and pictures', 'states'];

test.each<[file: string, steps: readonly string[]]>([
  ['machines/donate/donate.machine.ts', ['stories and pictures', ...SITE]],
  ['supabase/migrations/2.sql', ['database', ...SITE]],
  [
    'packages/storybook-addon-statecharts/src/a.ts',
    ['database', ...BOARD, 'add-on build', 'add-on'],
  ],
  ['tests/e2e/links.spec.ts', ['database', 'build', 'end to end']],
  ['README.md', []],
])('a change of %s runs, besides checks and unit tests: %j', (file, names) => {
  // An engine that is not installed here has none.
  const own = testSteps(changeOf([file], 'abc')).filter(
    ({ part }) => !/^(?:check|unit|firefox)$/.test(part),
  );
  expect(own.map(({ name }) => name).toSorted()).toEqual([...names].toSorted());
});

test('a change of words runs the checks, the units, the build, and the stories and pages that show them', () => {
  const files = ['src/content/courses.ts', 'README.md'];
  expect(changeOf(files, 'abc')?.isContent).toBe(true);
  expect(changeOf([...files, 'src/domain/money.ts'], 'abc')?.isContent).toBe(false);
  const story = 'stories/screens/Courses.stories.tsx';
  const steps = contentSteps({ stories: [story], pages: ['/courses'], isOnSheets: false }, files);
  expect(steps.filter(({ part }) => part !== 'check').map(({ name }) => name)).toEqual([
    'build',
    'unit and machines',
    'stories and pictures',
    'end to end',
    'budgets',
  ]);
  expect(steps.map(({ command }) => command.at(-1))).toEqual(
    expect.arrayContaining([story, ' (?:/courses) is accessible']),
  );
});

test('runners that can trace a change run only the affected tests', () => {
  const limited = (file: string) =>
    testSteps(changeOf([file], 'abc')).flatMap(({ command }) =>
      command.filter((word) => word.endsWith('=abc')),
    );
  expect(limited('src/ui/components/Tile/Tile.tsx')).toEqual(['--changed=abc']);
  expect(limited('src/ui/styles/theme.css.ts')).toEqual([]);
  expect(limited('tests/e2e/links.spec.ts')).toEqual(['--only-changed=abc']);
});

test.each(['package.json', 'vite.config.ts', 'scripts/lib/steps.ts', 'data/new.ts'])(
  '%s runs everything',
  (file) => {
    expect(changeOf([file, 'README.md'], 'abc')).toBeUndefined();
  },
);
