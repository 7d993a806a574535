import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { baseCommit, changeOf, filesSince } from '../../../scripts/lib/changed.ts';

const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function write(...files: string[]): void {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), `// ${file}\n`);
  }
}

function commit(...files: string[]): string {
  write(...files);
  git('add', '.');
  git('commit', '--quiet', '-m', 'a commit');
  return git('rev-parse', 'HEAD');
}

test('the changed files: committed since the branch began, uncommitted, new, renamed and deleted', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  const first = commit('same.ts', 'gone.ts', 'old.ts', 'a b.ts');
  git('checkout', '--quiet', '-b', 'work');
  git('mv', 'old.ts', 'new.ts');
  const second = commit('committed.ts');
  git('checkout', '--quiet', 'main');
  commit('notOfThisBranch.ts');
  git('checkout', '--quiet', 'work');
  rmSync(path.join(root, 'gone.ts'));
  writeFileSync(path.join(root, 'a b.ts'), 'changed');
  writeFileSync(path.join(root, '.gitignore'), 'ignored.ts\n');
  write('stories/untracked.ts', 'ignored.ts');

  expect([baseCommit(undefined, root), baseCommit('HEAD', root)]).toEqual([first, second]);
  expect(() => baseCommit('nowhere', root)).toThrow('nowhere is not a branch or commit');
  expect(filesSince(first, root).join(' ')).toBe(
    '.gitignore a b.ts committed.ts gone.ts new.ts old.ts stories/untracked.ts',
  );
});

const SITE = ['build', 'end to end', 'firefox', 'budgets'];
const BOARD = ['storybook build', 'storybook'];
const PICTURES = ['stories and pictures', 'states'];
const ADDON = ['add-on build', 'add-on'];

test.each<[file: string, steps: readonly string[]]>([
  ['machines/donate/donate.machine.ts', ['stories and pictures', ...SITE]],
  ['machines/donate/donate.words.ts', ['stories and pictures']],
  ['supabase/migrations/2.sql', ['database', ...SITE]],
  ['.storybook/preview.tsx', ['database', ...BOARD, ...PICTURES]],
  [
    'packages/storybook-addon-statecharts/src/ask/search.ts',
    ['database', ...BOARD, ...PICTURES, ...ADDON],
  ],
  ['tests/e2e/links.spec.ts', ['database', 'build', 'end to end']],
  ['tests/engines/journeys/shell.spec.ts', ['database', 'build', 'firefox']],
  ['README.md', []],
])('a change of %s runs, besides checks and unit tests: %j', (file, steps) => {
  const all = ['database', ...SITE, ...BOARD, ...PICTURES, ...ADDON];
  const change = changeOf([file], 'abc');
  expect(all.filter((step) => change?.runs(step))).toEqual(
    all.filter((step) => steps.includes(step)),
  );
  expect([change?.runs('lint'), change?.runs('unit and machines')]).toEqual([true, true]);
});

test('runners that can trace a change run only the affected tests', () => {
  const limits = (file: string) => {
    const change = changeOf([file], 'abc');
    return [change?.limit('stories and pictures'), change?.limit('end to end')];
  };
  expect(limits('src/ui/components/Tile/Tile.tsx')).toEqual(['--changed=abc', undefined]);
  expect(limits('src/ui/styles/theme.css.ts')).toEqual([undefined, undefined]);
  for (const file of ['tests/e2e/links.spec.ts', 'stories/start/StartHere.stories.tsx'])
    expect(limits(file)).toEqual(['--changed=abc', '--only-changed=abc']);
});

test.each(['package.json', 'vite.config.ts', 'scripts/lib/steps.ts', 'data/new.ts'])(
  '%s runs everything',
  (file) => {
    expect(changeOf([file, 'README.md'], 'abc')).toBeUndefined();
  },
);
