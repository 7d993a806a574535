import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkAuthors } from '../../src/desk/build/authors.ts';
import { readVerdicts } from '../../src/desk/build/verdictFiles.ts';
import { verdictText, type Verdict } from '../../src/desk/verdicts.ts';
import { bo, NOON, projectPerTest } from '../support/project.ts';
import { fileOf, verdict as approved } from '../support/review.ts';

const ana = ['Ana', 'ana@academy.test'] as const;
const file = 'board/verdicts/ana.json';

const project = projectPerTest(({ git, write }) => {
  git('init', '--quiet', '--initial-branch', 'main');
  write('src/a.ts', '1\n');
  commit(bo);
  git('tag', 'base');
});
const { git, write } = project;

function commit([name, email]: readonly [string, string]): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'x', '--author', `${name} <${email}>`);
}

const verdict = (mode: string, more: Partial<Verdict> = {}): Verdict => ({
  ...approved,
  mode,
  at: NOON,
  ...more,
});
const writeVerdicts = (...verdicts: Verdict[]): void =>
  write(file, verdictText(fileOf(...verdicts)));
const check = (author?: string) =>
  checkAuthors(readVerdicts(project.root), git('rev-parse', 'base'), author, project.root);
const countedModes = (author?: string) =>
  check(author).files.flatMap(({ verdicts }) => verdicts.map(({ mode }) => mode));

describe('a verdict counts', () => {
  const byOthers = ([name, email]: readonly [string, string]) => [
    { file, line: 5, reason: `a verdict of Ana, committed by ${name} <${email}>` },
  ];
  const similar = ['Bo', 'ana@elsewhere.test'] as const;
  const similarLogin = ['Bo', '17+ana-2@users.noreply.github.com'] as const;

  test.each([
    ['by its reviewer’s name, in any case', 'Ana', ['ANA', 'x@x.test'], []],
    ['by address', 'ana@academy.test', ['A. Lopez', 'Ana@academy.test'], []],
    ['by login', 'Ana', ['A. Lopez', '17+ana@users.noreply.github.com'], []],
    ['not by another', 'Ana', bo, byOthers(bo)],
    ['not by one with a similar address', 'Ana', similar, byOthers(similar)],
    ['not by one with a similar login', 'Ana', similarLogin, byOthers(similarLogin)],
  ] as const)('if committed %s', (_, by, author, damaged) => {
    // A branch cannot rename authors.
    write('.mailmap', 'Ana <ana@academy.test> Bo <bo@academy.test>\n');
    writeVerdicts(verdict('dark', { by }));
    commit(author);
    expect(check()).toEqual({ ...readVerdicts(project.root), damaged, own: [] });
    expect(countedModes()).toEqual(['dark']);
  });

  test('line by line, also after a merge', () => {
    git('switch', '--quiet', '--create', 'side');
    writeVerdicts(verdict('dark'));
    commit(ana);
    git('switch', '--quiet', 'main');
    write('src/b.ts', '2\n');
    commit(bo);
    git('merge', '--quiet', 'side');
    expect(check().damaged).toEqual([]);
    writeVerdicts(verdict('contrast'), verdict('dark'));
    git('add', '.');
    git('commit', '--quiet', '--amend', '--no-edit');
    expect(check().damaged).toEqual(byOthers(bo));
  });

  test('unless it is later than its commit by more than clock skew', () => {
    writeVerdicts(
      verdict('dark', { at: '2026-11-21T12:05:00.000Z' }),
      verdict('light', { at: '2026-11-21T12:05:00.001Z' }),
    );
    commit(ana);
    const reason = 'it is dated later than its commit';
    expect(check().damaged).toEqual([{ file, line: 6, reason }]);
  });

  test('unchecked if it is older than the branch or uncommitted', () => {
    writeVerdicts(verdict('dark'));
    commit(bo);
    git('tag', '--force', 'base');
    writeVerdicts(verdict('dark'), verdict('light'));
    expect(check()).toEqual({ ...readVerdicts(project.root), own: [] });
  });
});

test('a removal from a file is reported unless its reviewer made it', () => {
  writeVerdicts(verdict('dark', { decision: 'asked' }), verdict('light'));
  commit(ana);
  writeVerdicts(verdict('light'));
  commit(ana);
  expect(check().damaged).toEqual([]);
  rmSync(project.at(file));
  commit(bo);
  const reason = 'verdicts of Ana, removed by Bo <bo@academy.test>';
  expect(check().damaged).toEqual([{ file, line: 0, reason }]);
});

test.each([
  ['named as in the verdict', 'ana', false, ['light']],
  ['by address', 'ANA@academy.test', false, ['light']],
  ['of one of its commits, with another login as requester', 'bo', true, ['light']],
  ['of only verdicts and accepted pictures, who is none', 'bo', false, ['dark', 'light']],
  ['if none is named', undefined, true, ['dark', 'light']],
])('the author of a change asks, and does not approve: %s', (_, author, isMaker, modes) => {
  write('src/a.ts', '2\n');
  commit(isMaker ? ana : bo);
  write('tests/visual/pictures.json', '[]\n');
  writeVerdicts(verdict('dark'), verdict('light', { decision: 'asked', note: 'Wider' }));
  commit(ana);
  expect(countedModes(author)).toEqual(modes);
  expect(check(author).own).toEqual(modes.length === 1 ? ['Ana'] : []);
});
