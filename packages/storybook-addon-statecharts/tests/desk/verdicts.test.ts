import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  decisions,
  limits,
  mergeFiles,
  mergeVerdicts,
  parseVerdicts,
  standing,
  verdictFileName,
  verdictText,
  type Decided,
  type Verdict,
  type VerdictFile,
} from '../../src/desk/verdicts.ts';
import { fc } from '../support/property.ts';

const hex = (character: string): string => character.repeat(32);

const verdict: Verdict = {
  story: 'screens-donate--fifty-dollars',
  mode: 'dark-390',
  hash: hex('a'),
  decision: 'approved',
  by: 'Ana',
  at: '2026-11-21T09:30:00.000Z',
};
const change: Decided = { ...verdict, kind: 'changed' };
const file = (...verdicts: Verdict[]): VerdictFile => ({
  version: 1,
  by: verdicts[0]?.by ?? 'Ana',
  verdicts,
});

const hashes = fc.constantFrom(hex('a'), hex('b'), hex('c'));
const people = ['Ana', 'Bo', 'Zoë 😀 "x"'] as const;
const notes = fc
  .string({ unit: 'grapheme', maxLength: 40 })
  .map((text) => text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, '').trim())
  .filter((text) => text !== '');

/** Few stories, hashes and times, so that verdicts collide; each optional key present or absent. */
const verdicts = (by: fc.Arbitrary<string> = fc.constantFrom(...people)) =>
  fc
    .record(
      {
        story: fc.constantFrom('screens-a--one', 'components-b--two'),
        mode: fc.constantFrom('light-390', 'dark', 'reads'),
        hash: hashes,
        gone: fc.constant(true as const),
        part: fc.constantFrom(
          { cause: 'corners', of: ['color-action', 'corners'] },
          { cause: 'color-action', of: ['color-action', 'corners'] },
        ),
        decision: fc.constantFrom(...decisions),
        note: notes,
        pin: fc.record({
          x: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
          y: fc.double({ min: 0, max: 1, noNaN: true }).map(Math.abs),
        }),
        by,
        at: fc.integer({ min: 0, max: 5 }).map((second) => new Date(second * 1000).toISOString()),
      },
      { requiredKeys: ['story', 'mode', 'hash', 'decision', 'by', 'at'] },
    )
    .map((each): Verdict => ({ ...each }));
const lists = fc.array(verdicts(), { maxLength: 12 });
const own = fc.array(verdicts(fc.constant('Ana')), { maxLength: 12 });

/**
 * Writes verdicts, reads them back and returns their standing on what is drawn, as a build does.
 */
const afterRebuild = (drawn: Decided, given: readonly Verdict[]) =>
  standing(
    drawn,
    mergeFiles([{ version: 1, by: given[0]?.by ?? 'Ana', verdicts: given }]).map((each) =>
      parseVerdicts(verdictText(each), 'board/verdicts/x.json'),
    ),
  );

describe('a verdict is valid for exactly these pixels', () => {
  test('it survives a rebuild, reopens with other pixels, and is valid again when they return', () => {
    fc.assert(
      fc.property(
        verdicts().filter(
          ({ decision, gone }) =>
            decision !== 'withdrawn' && decision !== 'replied' && gone === undefined,
        ),
        hashes,
        (given, other) => {
          fc.pre(other !== given.hash);
          const drawn: Decided = { ...given, kind: 'changed' };
          const before = afterRebuild(drawn, [given]);
          expect(before).toEqual({
            state: given.decision,
            verdicts: [given],
            stale: [],
            replies: [],
          });
          const meanwhile = afterRebuild({ ...drawn, hash: other }, [given]);
          expect(meanwhile).toEqual({ state: 'open', verdicts: [], stale: [given], replies: [] });
          expect(afterRebuild(drawn, [given])).toEqual(before);
        },
      ),
    );
  });

  test('it does not apply to another mode or story', () => {
    expect(standing({ ...change, mode: 'light-390' }, [file(verdict)]).state).toBe('open');
    expect(standing({ ...change, story: 'screens-donate--other' }, [file(verdict)]).state).toBe(
      'open',
    );
  });

  test('removed pixels differ from the same pixels present', () => {
    expect(standing({ ...change, kind: 'gone' }, [file(verdict)]).state).toBe('open');
    expect(standing(change, [file({ ...verdict, gone: true })]).state).toBe('open');
    const gone = file({ ...verdict, gone: true });
    expect(standing({ ...change, kind: 'gone' }, [gone]).state).toBe('approved');
  });

  test('a withdrawn verdict leaves its picture open, not stale', () => {
    const back: Verdict = { ...verdict, decision: 'withdrawn', at: '2026-11-21T09:31:00.000Z' };
    expect(standing(change, [file(verdict, back)])).toEqual({
      state: 'open',
      verdicts: [],
      stale: [],
      replies: [],
    });
  });

  test('a reviewer’s last verdict counts', () => {
    const later: Verdict = { ...verdict, decision: 'asked', at: '2026-11-21T09:31:00.000Z' };
    expect(standing(change, [file(later, verdict)])).toEqual({
      state: 'asked',
      verdicts: [later],
      stale: [],
      replies: [],
    });
  });

  test('contradicting verdicts are both shown, latest first', () => {
    const asked: Verdict = {
      ...verdict,
      by: 'Bo',
      decision: 'asked',
      at: '2026-11-22T00:00:00.000Z',
    };
    expect(standing(change, [file(verdict), file(asked)])).toEqual({
      state: 'conflict',
      verdicts: [asked, verdict],
      stale: [],
      replies: [],
    });
  });

  describe('of one cause among several', () => {
    const of = ['color-action', 'corners'];
    const about = (cause: string, more: Partial<Verdict> = {}): Verdict => ({
      ...verdict,
      part: { cause, of },
      ...more,
    });
    const asks = (cause: string): Decided => ({ ...change, part: { cause, of } });

    test('it counts for that cause; the picture is approved once each cause is', () => {
      const corners = [file(about('corners'))];
      expect(standing(asks('corners'), corners).state).toBe('approved');
      expect(standing(asks('color-action'), corners).state).toBe('open');
      expect(standing(change, corners).state).toBe('open');
      const both = [file(about('corners'), about('color-action'))];
      expect(standing(change, both).state).toBe('approved');
      const refused = about('color-action', { by: 'Bo', decision: 'asked' });
      expect(standing(change, [...corners, file(refused)]).state).toBe('asked');
    });

    test('one about the whole picture counts for each cause, until the same reviewer decides on one', () => {
      const later = about('corners', { decision: 'asked', at: '2026-11-21T09:31:00.000Z' });
      const files = [file(verdict, later)];
      expect(standing(asks('color-action'), files).state).toBe('approved');
      expect(standing(asks('corners'), files)).toMatchObject({ state: 'asked', verdicts: [later] });
    });
  });

  test('two who agree do not contradict each other', () => {
    const other: Verdict = { ...verdict, by: 'Bo' };
    expect(standing(change, [file(verdict), file(other)]).state).toBe('approved');
  });
});

describe('merging', () => {
  test('is the same in any order, grouping and number of times', () => {
    fc.assert(
      fc.property(lists, lists, lists, (a, b, c) => {
        const merged = mergeVerdicts(a, b);
        expect(mergeVerdicts(b, a)).toEqual(merged);
        expect(mergeVerdicts(merged, merged)).toEqual(merged);
        expect(mergeVerdicts(merged, c)).toEqual(mergeVerdicts(a, mergeVerdicts(b, c)));
      }),
    );
  });

  test('keeps every reviewer’s last verdict', () => {
    fc.assert(
      fc.property(lists, lists, (a, b) => {
        const merged = mergeVerdicts(a, b);
        const all = [...a, ...b];
        expect(all).toEqual(expect.arrayContaining(merged));
        for (const one of all) {
          const kept = merged.filter(
            (each) =>
              each.by === one.by &&
              each.story === one.story &&
              each.mode === one.mode &&
              each.hash === one.hash &&
              each.gone === one.gone &&
              each.part?.cause === one.part?.cause &&
              // Every reply counts separately.
              (each.decision === 'replied') === (one.decision === 'replied') &&
              (one.decision !== 'replied' || each.at === one.at),
          );
          expect(kept).toHaveLength(1);
          expect(kept[0]!.at >= one.at).toBe(true);
        }
      }),
    );
  });

  test('keeps two reviewers’ files whole, each in its own', () => {
    fc.assert(
      fc.property(lists, (all) => {
        const files = mergeFiles(
          people.map((by) => ({ version: 1, by, verdicts: all.filter((each) => each.by === by) })),
        );
        expect(files.map(({ by }) => by)).toEqual([...people].toSorted());
        expect(mergeVerdicts(files.flatMap((each) => each.verdicts))).toEqual(mergeVerdicts(all));
        expect(mergeFiles([...files, ...files])).toEqual(files);
      }),
    );
  });

  describe('by git, line by line', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(path.join(tmpdir(), 'verdicts-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    /** Merges as `.gitattributes` specifies: lines of both. */
    function mergedByGit(base: string, ours: string, theirs: string): string {
      const names = { ours, base, theirs };
      const files = Object.entries(names).map(([name, text]) => {
        const place = path.join(folder, name);
        writeFileSync(place, text);
        return place;
      });
      return execFileSync('git', ['merge-file', '--union', '-p', ...files], { encoding: 'utf8' });
    }

    test('two branches of one reviewer’s file lose nothing', () => {
      fc.assert(
        fc.property(own, own, own, (before, mine, yours) => {
          const text = (list: readonly Verdict[]) =>
            verdictText({ version: 1, by: 'Ana', verdicts: list });
          const merged = mergedByGit(
            text(before),
            text([...before, ...mine]),
            text([...before, ...yours]),
          );
          expect(parseVerdicts(merged, 'x').verdicts).toEqual(
            mergeVerdicts([...before, ...mine], yours),
          );
        }),
        { numRuns: 60 },
      );
    });
  });
});

describe('a file', () => {
  test('is read as it was written, one line a verdict', () => {
    fc.assert(
      fc.property(own, (list) => {
        const text = verdictText({ version: 1, by: 'Ana', verdicts: list });
        const read = parseVerdicts(text, 'x');
        expect(read).toEqual({ version: 1, by: 'Ana', verdicts: mergeVerdicts(list) });
        expect(verdictText(read)).toBe(text);
        expect(JSON.parse(text)).toEqual(read);
        expect(text.split('\n')).toHaveLength(read.verdicts.length + 7);
      }),
    );
  });

  test('with one character more or less is refused with its line, or still has the same shape', () => {
    const text = verdictText(file(verdict, { ...verdict, mode: 'light', note: 'A “note”' }));
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
  const withKeys = (keys: Record<string, unknown>): string =>
    lineIs(JSON.stringify({ ...verdict, ...keys }));
  const refused: readonly (readonly [what: string, text: string, message: string])[] = [
    ['an empty one', '', 'x.json, line 1: expected {'],
    [
      'one of another version',
      lineIs('').replace('1', '2'),
      'x.json, line 2: expected "version":1,',
    ],
    [
      'one without a reviewer',
      lineIs('').replace('Ana', ' '),
      'x.json, line 3: expected the name of who decided',
    ],
    [
      'one that ends in the middle',
      lineIs('').slice(0, -5),
      'x.json, line 5: the file ends in the middle',
    ],
    ['a line that is not JSON', lineIs('<<<<<<< ours'), 'x.json, line 5: not a verdict'],
    ['a list in place of a verdict', lineIs('[]'), 'x.json, line 5: not a verdict'],
    ['an unknown key', withKeys({ colour: 'red' }), 'x.json, line 5: a key that no verdict has'],
    [
      'a prototype as a key',
      lineIs(JSON.stringify(verdict).replace('{', '{"__proto__":{"isAdmin":true},')),
      'x.json, line 5: a key that no verdict has',
    ],
    [
      'a constructor as a key',
      withKeys({ constructor: 1 }),
      'x.json, line 5: a key that no verdict has',
    ],
    [
      'a path as a story',
      withKeys({ story: '../../etc--x' }),
      'x.json, line 5: its story cannot be read',
    ],
    ['a hash in capitals', withKeys({ hash: hex('A') }), 'x.json, line 5: its hash cannot be read'],
    [
      'an invalid decision',
      withKeys({ decision: 'maybe' }),
      'x.json, line 5: its decision cannot be read',
    ],
    [
      'an invalid time',
      withKeys({ at: '2026-02-31T00:00:00.000Z' }),
      'x.json, line 5: its at cannot be read',
    ],
    [
      'a pin outside the picture',
      withKeys({ pin: { x: 2, y: 0 } }),
      'x.json, line 5: its pin cannot be read',
    ],
    [
      'a pin with an unknown key',
      withKeys({ pin: { x: 0, y: 0, z: 0 } }),
      'x.json, line 5: its pin cannot be read',
    ],
    [
      'a note that is too long',
      withKeys({ note: 'a'.repeat(limits.note + 1) }),
      'x.json, line 5: its note cannot be read',
    ],
    [
      'a note that turns its reading direction',
      withKeys({ note: 'a\u202Eb' }),
      'x.json, line 5: its note cannot be read',
    ],
    [
      'another reviewer’s verdict',
      withKeys({ by: 'Bo' }),
      'x.json, line 5: a verdict of somebody else in the file of Ana',
    ],
    [
      'one from the far future',
      withKeys({ at: '9999-12-31T23:59:59.999Z' }),
      'x.json, line 5: it is dated in the future',
    ],
    ['one without a time', withKeys({ at: undefined }), 'x.json, line 5: it has no at'],
    ['a huge one', 'x'.repeat(limits.file + 1), 'x.json, line 1: the file is too large'],
    [
      'too many',
      lineIs(
        Array.from({ length: limits.verdicts + 1 }, () => JSON.stringify(verdict)).join(',\n'),
      ),
      `x.json, line ${limits.verdicts + 5}: too many verdicts`,
    ],
  ];
  test.each(refused)('%s is refused with its line', (_what, text, message) => {
    expect(() => parseVerdicts(text, 'x.json')).toThrow(message);
  });

  test('a clock may be five minutes ahead, and no more', () => {
    const text = verdictText(file(verdict));
    const at = Date.parse(verdict.at);
    expect(parseVerdicts(text, 'x.json', at - 300_000).verdicts).toEqual([verdict]);
    expect(() => parseVerdicts(text, 'x.json', at - 300_001)).toThrow(
      'x.json, line 5: it is dated in the future',
    );
  });

  test('with arbitrary content is refused with a line, and pollutes no prototype', () => {
    fc.assert(
      fc.property(fc.string(), fc.json(), (text, line) => {
        expect(() => parseVerdicts(text, 'x')).toThrow(/^x, line \d+: /);
        expect(() => parseVerdicts(lineIs(line), 'x')).toThrow(/^x, line \d+: /);
      }),
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('keeps a script in a note as text', () => {
    const note = '<img src=x onerror=alert(1)>\n</script>';
    const read = parseVerdicts(verdictText(file({ ...verdict, note })), 'x');
    expect(read.verdicts).toEqual([{ ...verdict, note }]);
  });

  test('has a unique name derived from its reviewer, without a folder', () => {
    expect(verdictFileName('Zoë O’Brien')).toMatch(/^zoe-o-brien-[0-9a-f]{8}\.json$/);
    expect(verdictFileName('../../etc/passwd')).toMatch(/^etc-passwd-[0-9a-f]{8}\.json$/);
    expect(verdictFileName('安娜')).toMatch(/^reviewer-[0-9a-f]{8}\.json$/);
    expect(verdictFileName('ana')).not.toBe(verdictFileName('Ana'));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (by) => {
        expect(verdictFileName(by)).toMatch(/^[a-z0-9][a-z0-9-]{0,48}\.json$/);
      }),
    );
  });
});
