import { describe, expect, test } from 'vitest';
import { folderOf, folders, isAsked, partsOf } from '../../../scripts/mutate/folders.ts';
import {
  CHANGES,
  mutantsOfReport,
  NO_CHANGE,
  type Report,
} from '../../../scripts/mutate/migrationReport.ts';
import { linesOfChange, type Mutant } from '../../../scripts/mutate/mutant.ts';
import { isGood, percentOf, scoreOf, scoreText } from '../../../scripts/mutate/score.ts';

describe('what is changed', () => {
  test('is everything, unless the arguments name folders', () => {
    expect(partsOf([]).map(({ name, whole }) => [name, whole])).toEqual(
      folders.map(({ name }) => [name, true]),
    );
    expect(partsOf(['src/domain/', './mocks'])).toMatchObject([
      { name: 'src/domain', whole: true, asked: ['src/domain'] },
      { name: 'mocks', whole: true, asked: ['mocks'] },
    ]);
  });

  test('may be parts of one folder, which the folder’s tests have to notice', () => {
    const parts = partsOf(['machines/form', 'machines/theme/theme.machine.ts']);
    expect(parts).toEqual([
      {
        name: 'machines',
        whole: false,
        asked: ['machines/form', 'machines/theme/theme.machine.ts'],
        suites: folders.find(({ name }) => name === 'machines')?.suites,
      },
    ]);
    const files = ['machines/form/form.machine.ts', 'machines/formal.ts', 'machines/theme'];
    const isAskedFor = (file: string) => parts.some((part) => isAsked(part, file));
    expect(files.filter(isAskedFor)).toEqual(['machines/form/form.machine.ts']);
    expect(isAskedFor('machines/theme/theme.machine.ts')).toBe(true);
    expect(partsOf(['machines/session/session.setup.ts'])).toMatchObject([
      { name: 'machines/session', whole: false },
    ]);
    expect(partsOf(['mocks/handlers', 'mocks'])).toMatchObject([{ name: 'mocks', whole: true }]);
    expect(partsOf(['mocks', 'mocks/handlers'])).toMatchObject([{ name: 'mocks', whole: true }]);
  });

  test('is looked at by one folder’s tests: those of the innermost', () => {
    const names = ['machines', 'machines/session', 'machines/session/a.ts', 'machines/sessions.ts'];
    expect(names.map((name) => folderOf(name)?.name)).toEqual([
      'machines',
      'machines/session',
      'machines/session',
      'machines',
    ]);
  });

  test('is never what has no score', () => {
    expect(() => partsOf(['src/ui'])).toThrow(/^src\/ui is in none of the folders: machines/u);
  });
});

describe('a change', () => {
  const source = 'const a = 1;\n  if (a < 2) {\n    b();\n  }\nlast';

  test('is shown by its line, before and after', () => {
    const location = { start: { line: 2, column: 7 }, end: { line: 2, column: 12 } };
    expect(linesOfChange(source, location, 'a <= 2')).toEqual({
      original: 'if (a < 2) {',
      mutated: 'if (a <= 2) {',
    });
  });

  test('of several lines is shown on one', () => {
    const location = { start: { line: 2, column: 14 }, end: { line: 4, column: 4 } };
    expect(linesOfChange(source, location, '{}')).toEqual({
      original: 'if (a < 2) { b(); }',
      mutated: 'if (a < 2) {}',
    });
  });

  test('of the first or the last line, and a long one', () => {
    const first = { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } };
    expect(linesOfChange(source, first, '0').mutated).toBe('const a = 0;');
    const last = { start: { line: 5, column: 1 }, end: { line: 5, column: 5 } };
    const { original, mutated } = linesOfChange(source, last, 'x'.repeat(170));
    expect([original, mutated]).toEqual(['last', `${'x'.repeat(100)} … ${'x'.repeat(60)}`]);
  });
});

const mutant = (line: number, noticed: boolean): Mutant => ({
  file: 'mocks/a.ts',
  line,
  original: `line ${line}`,
  mutated: `changed ${line}`,
  noticed,
});
const entry = (line: number, file = 'mocks/a.ts') => ({
  file,
  original: `line ${line}`,
  mutated: `changed ${line}`,
  reason: 'Nobody could.',
});
const of = (noticed: number, unnoticed: number) => [
  ...Array.from({ length: noticed }, (_, index) => mutant(index, true)),
  ...Array.from({ length: unnoticed }, (_, index) => mutant(1000 + index, false)),
];

describe('a score', () => {
  test.each([
    [95, 5, '95.0', true],
    [94, 6, '94.0', false],
    [0, 0, '100.0', true],
  ])('of %d noticed and %d not is %s %%: good: %s', (noticed, unnoticed, percent, good) => {
    const score = scoreOf('mocks', of(noticed, unnoticed), { equivalents: [], whole: true });
    expect([percentOf(score).toFixed(1), isGood(score)]).toEqual([percent, good]);
  });

  test('leaves out what is listed as equivalent', () => {
    const score = scoreOf('mocks', of(9, 2), {
      equivalents: [entry(1000), entry(1001, 'mocks/b.ts')],
      whole: false,
    });
    expect(score).toEqual({
      folder: 'mocks',
      noticed: 9,
      total: 10,
      leftOut: 1,
      survivors: [mutant(1001, false)],
      stale: [],
    });
  });

  test('is bad while an entry fits no change that goes unnoticed', () => {
    const noticed = scoreOf('mocks', of(10, 0), { equivalents: [entry(1)], whole: false });
    expect([noticed.stale, isGood(noticed)]).toEqual([[entry(1)], false]);
    // Of a file that is gone: only a whole folder tells.
    const gone = [entry(1, 'mocks/gone.ts'), entry(1, 'src/domain/gone.ts')];
    expect(scoreOf('mocks', of(10, 0), { equivalents: gone, whole: true }).stale).toEqual([
      gone[0],
    ]);
    expect(scoreOf('mocks', of(10, 0), { equivalents: gone, whole: false }).stale).toEqual([]);
  });

  test('of a folder says nothing of a folder within it that has its own', () => {
    const inner = entry(1, 'machines/session/gone.ts');
    const outer = entry(1, 'machines/theme/gone.ts');
    const staleIn = (folder: string) =>
      scoreOf(folder, [], { equivalents: [inner, outer], whole: true }).stale;
    expect([staleIn('machines'), staleIn('machines/session')]).toEqual([[outer], [inner]]);
  });

  test('is printed with every survivor and every entry that fits nothing', () => {
    const score = scoreOf('mocks', of(19, 2), { equivalents: [entry(1)], whole: true });
    expect(scoreText([score])).toBe(
      [
        'mocks/a.ts:1000',
        '  - line 1000',
        '  + changed 1000',
        'mocks/a.ts:1001',
        '  - line 1001',
        '  + changed 1001',
        'mocks/a.ts: listed in scripts/mutate/equivalents.ts, and no unnoticed change any more',
        '  - line 1',
        '  + changed 1',
        '✗ mocks                       90.5 %  19 of 21 noticed, 0 equivalent',
        '',
      ].join('\n'),
    );
  });
});

describe('the report of the changed migrations', () => {
  const check = { ancestorTitles: ['the database'], title: 'is there', failureMessages: [] };
  const change = (title: string, ...failureMessages: string[]) => ({
    ancestorTitles: [CHANGES],
    title,
    status: failureMessages.length === 0 ? 'passed' : 'failed',
    failureMessages,
  });
  const report = (...assertionResults: Report['testResults'][0]['assertionResults']) => ({
    testResults: [{ assertionResults }],
  });
  const fine = { ...check, status: 'passed' };

  test('names each change, and whether a check failed by it', () => {
    const of = (mutated: string, noticed: boolean) => ({
      file: 'supabase/migrations',
      line: 1,
      original: 'as it is',
      mutated,
      noticed,
    });
    expect(
      mutantsOfReport(report(fine, change('no policy'), change('no grant', 'expected undefined'))),
    ).toEqual([of('no policy', true), of('no grant', false)]);
  });

  test('says nothing without changes, with one that could not be made, or with a failed check', () => {
    expect(() => mutantsOfReport(report(fine))).toThrow('no tests under');
    expect(() => mutantsOfReport(report(change('x', `${NO_CHANGE}: expected`)))).toThrow('x');
    const failed = { ...check, status: 'failed', failureMessages: ['as it is'] };
    expect(() => mutantsOfReport(report(failed, change('x')))).toThrow('is there\nas it is');
  });
});
