import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import {
  decisions,
  indexVerdicts,
  limits,
  mergeFiles,
  mergeVerdicts,
  parseVerdicts,
  standing,
  verdictFileName,
  verdictText,
  type Decided,
  type Verdict,
} from '../../src/desk/verdicts.ts';
import { projectPerTest } from '../support/project.ts';
import { fc } from '../support/property.ts';
import { fileOf, hex, verdict } from '../support/review.ts';

const project = projectPerTest();
const LATER = '2026-11-21T09:31:00.000Z';
const change: Decided = { ...verdict, kind: 'changed' };

const hashes = fc.constantFrom(hex('a'), hex('b'), hex('c'));
const people = ['Ana', 'Bo', 'Zoë 😀 "x"'] as const;
const of = ['color-action', 'corners'];

/** Few stories, hashes and times, so that verdicts collide; each optional key present or absent. */
const verdicts = (by: fc.Arbitrary<string> = fc.constantFrom(...people)) => {
  const share = fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs);
  return fc
    .record(
      {
        story: fc.constantFrom('screens-a--one', 'components-b--two'),
        mode: fc.constantFrom('light-390', 'dark', 'reads'),
        hash: hashes,
        gone: fc.constant(true as const),
        part: fc.constantFrom(...of.map((cause) => ({ cause, of }))),
        decision: fc.constantFrom(...decisions),
        note: fc
          .string({ unit: 'grapheme', maxLength: 40 })
          .map((text) => text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '').trim())
          .filter((text) => text !== ''),
        pin: fc.record({ x: share, y: share }),
        by,
        at: fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1000).toISOString()),
      },
      { requiredKeys: ['story', 'mode', 'hash', 'decision', 'by', 'at'] },
    )
    .map((each): Verdict => ({ ...each }));
};
const lists = fc.array(verdicts(), { maxLength: 12 });
const own = fc.array(verdicts(fc.constant('Ana')), { maxLength: 12 });

describe('a verdict is valid for exactly these pixels', () => {
  test('it survives a rebuild, reopens with other pixels, and is valid again when they return', () => {
    /** Writes verdicts, reads them back and returns their standing on what is drawn. */
    const afterRebuild = (drawn: Decided, given: Verdict) =>
      standing(
        drawn,
        indexVerdicts(
          mergeFiles([fileOf(given)]).map((each) => parseVerdicts(verdictText(each), 'x.json')),
        ),
      );
    fc.assert(
      fc.property(
        verdicts().filter(
          ({ decision, gone }) =>
            (decision === 'approved' || decision === 'asked') && gone === undefined,
        ),
        hashes,
        (given, other) => {
          fc.pre(other !== given.hash);
          const drawn: Decided = { ...given, kind: 'changed' };
          const before = { state: given.decision, verdicts: [given], stale: [], replies: [] };
          expect(afterRebuild(drawn, given)).toEqual(before);
          const meanwhile = { state: 'open', verdicts: [], stale: [given], replies: [] };
          expect(afterRebuild({ ...drawn, hash: other }, given)).toEqual(meanwhile);
        },
      ),
    );
  });

  const gone = { gone: true } as const;
  const asked = { decision: 'asked', at: LATER } as const;
  const about = (cause: string) => ({ part: { cause, of } });
  const bo = { by: 'Bo' };

  test.each<[string, Partial<Decided>, Partial<Verdict>[], string, number]>([
    ['in another mode', { mode: 'dark-390' }, [{}], 'open', 0],
    ['of another story', { story: 'screens-donate--other' }, [{}], 'open', 0],
    ['about the same pixels, now removed', { kind: 'gone' }, [{}], 'open', 0],
    ['about a removal, of pixels that are back', {}, [gone], 'open', 0],
    ['about a removal', { kind: 'gone' }, [gone], 'approved', 1],
    ['withdrawn', {}, [{}, { decision: 'withdrawn', at: LATER }], 'open', 0],
    ['replaced by a later one', {}, [asked, {}], 'asked', 1],
    ['contradicted', {}, [{}, { ...bo, ...asked }], 'conflict', 2],
    ['shared', {}, [{}, bo], 'approved', 2],
    ['about the cause', about('corners'), [about('corners')], 'approved', 1],
    ['about another cause', about('color-action'), [about('corners')], 'open', 0],
    ['about one of two causes, for all of it', {}, [about('corners')], 'open', 1],
    ['about each cause, for all of it', {}, of.map(about), 'approved', 2],
    [
      'about each cause, one contradicting',
      {},
      [about('corners'), { ...about('color-action'), ...bo, ...asked }],
      'asked',
      2,
    ],
    ['about all of it, for a cause', about('corners'), [{}], 'approved', 1],
    [
      'about all of it, then another on the cause',
      about('corners'),
      [{}, { ...about('corners'), ...asked }],
      'asked',
      1,
    ],
  ])('one %s', (_, drawn, given, state, count) => {
    const files = given.map((each) => fileOf({ ...verdict, ...each }));
    const found = standing({ ...change, ...drawn }, indexVerdicts(files));
    expect([found.state, found.verdicts.length]).toEqual([state, count]);
    const times = found.verdicts.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });
});

describe('merging', () => {
  test('is the same in any order and number of times, and keeps every reviewer’s last verdict', () => {
    const subjectOf = ({ by, story, mode, hash, gone, part, decision, at }: Verdict) =>
      // Every reply counts separately.
      [by, story, mode, hash, gone, part?.cause, decision === 'replied' ? at : undefined].join('/');
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const all = [...a, ...b];
        const merged = mergeVerdicts(all);
        expect(mergeVerdicts([...b, ...a])).toEqual(merged);
        expect(mergeVerdicts([...mergeVerdicts(a), ...merged])).toEqual(merged);
        expect(all).toEqual(expect.arrayContaining(merged));
        const kept = new Map(merged.map((each) => [subjectOf(each), each]));
        expect(kept.size).toBe(merged.length);
        for (const each of all) expect(kept.get(subjectOf(each))!.at >= each.at).toBe(true);
      }),
    );
  });

  test('keeps each reviewer’s file whole', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const given = people.map((by) => all.filter((each) => each.by === by));
        const files = mergeFiles(
          given.map((each, index) => ({ ...fileOf(...each), by: people[index]! })),
        );
        expect(files.map(({ by }) => by)).toEqual([...people].toSorted());
        expect(mergeVerdicts(files.flatMap((each) => each.verdicts))).toEqual(mergeVerdicts(all));
        expect(mergeFiles([...files, ...files])).toEqual(files);
      }),
    );
  });

  test('two branches of one reviewer’s file, merged by git line by line, lose nothing', () => {
    /** Merges as `.gitattributes` specifies: lines of both. */
    function mergedByGit(...lists: readonly Verdict[][]): string {
      const files = lists.map((list, index) => {
        project.write(String(index), verdictText(fileOf(...list)));
        return project.at(String(index));
      });
      return execFileSync('git', ['merge-file', '--union', '-p', ...files], { encoding: 'utf8' });
    }
    fc.assert(
      fc.property(own, own, own, (before, mine, yours) => {
        const merged = mergedByGit([...before, ...mine], before, [...before, ...yours]);
        expect(parseVerdicts(merged, 'x').verdicts).toEqual(
          mergeVerdicts([...before, ...mine, ...yours]),
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('a file', () => {
  test('is read as it was written, one line a verdict', () => {
    fc.assert(
      fc.property(own, (list) => {
        const text = verdictText(fileOf(...list));
        const read = parseVerdicts(text, 'x');
        expect(read).toEqual({ version: 1, by: 'Ana', verdicts: mergeVerdicts(list) });
        expect(verdictText(read)).toBe(text);
        expect(JSON.parse(text)).toEqual(read);
        expect(text.split('\n')).toHaveLength(read.verdicts.length + 7);
      }),
    );
  });

  test('with one character more or less is refused with its line, or still has the same shape', () => {
    const text = verdictText(fileOf(verdict, { ...verdict, mode: 'light', note: 'A “note”' }));
    fc.assert(
      fc.property(
        fc.nat(text.length - 1),
        fc.constantFrom('', '"', '{', '}', '\n', '\\', 'x'),
        (at, character) => {
          const damaged = text.slice(0, at) + character + text.slice(at + 1);
          try {
            const read = parseVerdicts(damaged, 'x.json');
            expect(parseVerdicts(verdictText(read), 'x.json')).toEqual(read);
          } catch (error) {
            expect(String(error)).toMatch(/^Error: x\.json, line \d+: ./);
          }
        },
      ),
      { numRuns: 400 },
    );
  });

  const lineIs = (line: string): string =>
    `{\n"version":1,\n"by":"Ana",\n"verdicts":[\n${line}\n]\n}\n`;
  const one = JSON.stringify(verdict);
  const many = Array.from({ length: limits.verdicts + 1 }, () => one).join(',\n');

  test.each([
    ['an empty one', '', 1, 'expected {'],
    ['one of another version', lineIs('').replace('1', '2'), 2, 'expected "version":1,'],
    [
      'one without a reviewer',
      lineIs('').replace('Ana', ' '),
      3,
      'expected the name of who decided',
    ],
    ['one that ends in the middle', lineIs('').slice(0, -5), 5, 'the file ends in the middle'],
    ['a line that is not JSON', lineIs('<<<<<<< ours'), 5, 'not a verdict'],
    ['a list in place of a verdict', lineIs('[]'), 5, 'not a verdict'],
    [
      'a prototype as a key',
      lineIs(one.replace('{', '{"__proto__":{"isAdmin":true},')),
      5,
      'a key that no verdict has',
    ],
    ['a huge one', 'x'.repeat(limits.file + 1), 1, 'the file is too large'],
    ['too many', lineIs(many), limits.verdicts + 5, 'too many verdicts'],
  ])('%s is refused with its line', (_, text, line, reason) => {
    expect(() => parseVerdicts(text, 'x.json')).toThrow(`x.json, line ${line}: ${reason}`);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ colour: 'red' }, 'a key that no verdict has'],
    [{ constructor: 1 }, 'a key that no verdict has'],
    [{ story: '../../etc--x' }, 'its story cannot be read'],
    [{ hash: hex('A') }, 'its hash cannot be read'],
    [{ decision: 'maybe' }, 'its decision cannot be read'],
    [{ at: '2026-02-31T00:00:00.000Z' }, 'its at cannot be read'],
    [{ pin: { x: 2, y: 0 } }, 'its pin cannot be read'],
    [{ pin: { x: 0, y: 0, z: 0 } }, 'its pin cannot be read'],
    [{ note: 'a'.repeat(limits.note + 1) }, 'its note cannot be read'],
    [{ note: 'a\u202Eb' }, 'its note cannot be read'],
    [{ by: 'Bo' }, 'a verdict of somebody else in the file of Ana'],
    [{ at: '9999-12-31T23:59:59.999Z' }, 'it is dated in the future'],
    [{ at: undefined }, 'it has no at'],
  ])('a verdict with %j is refused', (keys, reason) => {
    const text = lineIs(JSON.stringify({ ...verdict, ...keys }));
    expect(() => parseVerdicts(text, 'x.json')).toThrow(`x.json, line 5: ${reason}`);
  });

  test('a clock may be five minutes ahead, and no more', () => {
    const text = verdictText(fileOf(verdict));
    const at = Date.parse(verdict.at);
    expect(parseVerdicts(text, 'x.json', at - 300_000).verdicts).toEqual([verdict]);
    expect(() => parseVerdicts(text, 'x.json', at - 300_001)).toThrow('in the future');
  });

  test('with arbitrary content is refused with a line', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, line) => {
        expect(() => parseVerdicts(text, 'x')).toThrow(/^x, line \d+: /);
        expect(() => parseVerdicts(lineIs(line), 'x')).toThrow(/^x, line \d+: /);
      }),
    );
  });

  test('has a unique name derived from its reviewer, without a folder', () => {
    expect(verdictFileName('Zoë O’Brien')).toMatch(/^zoe-o-brien-[0-9a-f]{8}\.json$/);
    expect(verdictFileName('安娜')).toMatch(/^reviewer-[0-9a-f]{8}\.json$/);
    expect(verdictFileName('ana')).not.toBe(verdictFileName('Ana'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (by) => {
        expect(verdictFileName(by)).toMatch(/^[a-z0-9][a-z0-9-]{0,48}\.json$/);
      }),
    );
  });
});
