import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import {
  manifestText,
  type Picture,
} from '../../../packages/storybook-addon-statecharts/src/pictures/manifest.ts';
import {
  baseCommit,
  filesSince,
  opensFiles,
  titlesOfPictures,
} from '../../../scripts/lib/changed.ts';

const root = mkdtempSync(path.join(tmpdir(), 'changed-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], {
    cwd: root,
    encoding: 'utf8',
  }).trim();

function write(file: string, text: string): string {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
  return path.join(root, file);
}

test('what differs: committed since the branch began, not committed, new, renamed and gone', () => {
  git('init', '--quiet', '--initial-branch', 'main');
  for (const file of ['same.ts', 'gone.ts', 'old.ts', 'a b.ts']) write(file, `// ${file}\n`);
  git('add', '.');
  git('commit', '--quiet', '-m', 'first');
  const first = git('rev-parse', 'HEAD');
  git('checkout', '--quiet', '-b', 'work');
  write('committed.ts', '1');
  git('mv', 'old.ts', 'new.ts');
  git('add', '.');
  git('commit', '--quiet', '-m', 'second');
  git('checkout', '--quiet', 'main');
  write('later.ts', 'not of this branch');
  git('add', '.');
  git('commit', '--quiet', '-m', 'third');
  git('checkout', '--quiet', 'work');
  rmSync(path.join(root, 'gone.ts'));
  write('a b.ts', 'changed');
  write('stories/untracked.ts', '1');
  write('.gitignore', 'ignored.ts\n');
  write('ignored.ts', '1');

  expect(baseCommit(undefined, root)).toBe(first);
  expect(baseCommit('HEAD', root)).toBe(git('rev-parse', 'HEAD'));
  expect(() => baseCommit('nowhere', root)).toThrow('nowhere is no branch or commit');
  expect(filesSince(first, root)).toEqual([
    '.gitignore',
    'a b.ts',
    'committed.ts',
    'gone.ts',
    'new.ts',
    'old.ts',
    'stories/untracked.ts',
  ]);
});

test('pictures that differ are named by their titles, new and gone ones, too', () => {
  const picture = (story: string, hash: string): Picture => {
    return { story, mode: 'light', hash: hash.repeat(32), width: 1, height: 1 };
  };
  const before = [picture('a--same', '1'), picture('b--changed', '1'), picture('c-d--gone', '1')];
  const now = [picture('a--same', '1'), picture('b--changed', '2'), picture('e--new', '1')];
  expect(titlesOfPictures(manifestText(before), manifestText(now)).toSorted()).toEqual([
    'b',
    'c-d',
    'e',
  ]);
});

test('a test opens files itself, by a helper, or by a helper of that', () => {
  const plain = write('plain.ts', "import { other } from './circle.ts';\n");
  write('circle.ts', "import { plain } from './plain.ts';\n");
  write('reads.ts', "import { readFileSync } from 'node:fs';\n");
  write('helper.ts', "import { read } from './reads.ts';\n");
  const byHelper = write('byHelper.test.ts', "import { help } from './helper.ts';\n");
  const globs = write('globs.test.ts', "const all = import.meta.glob('/stories/*.tsx');\n");
  expect([plain, byHelper, globs].map((file) => opensFiles(file))).toEqual([false, true, true]);
});
