import { expect, test } from 'vitest';
import type { Change, ChangeGroup, DeskData } from '../../src/desk/desk.ts';
import { reviewText } from '../../src/desk/reviewText.ts';
import { isApproved, standings, summaryMarkdown } from '../../src/desk/summary.ts';
import type { Verdict, VerdictFile } from '../../src/desk/verdicts.ts';
import { change, fileOf, group as groupOf, hex, verdict as approved } from '../support/review.ts';

const group = (title: string, ...changes: Change[]) =>
  groupOf(title, changes, { screens: ['Donate'] });
const data = (...groups: ChangeGroup[]): DeskData => ({
  base: { ref: 'main', commit: 'abc', date: '2026-11-21' },
  now: { commit: 'def' },
  pictures: [],
  groups,
  verdicts: [],
  verdictsFolder: 'board/verdicts',
  damaged: [],
});

const [one, two] = [change('one'), change('two')];

const verdict = (
  { story, mode, hash }: Change,
  decision: Verdict['decision'],
  by: string,
  note?: string,
): VerdictFile => fileOf({ ...approved, story, mode, hash, decision, by, note });
const files = (...given: [Change, Verdict['decision'], string][]) =>
  given.map((each) => verdict(...each));

test.each([
  [
    'approved when each of its pictures is',
    files([one, 'approved', 'Ana'], [two, 'approved', 'Bo']),
  ],
  ['open until then', files([one, 'approved', 'Ana'])],
  ['asked for a change if one is, beside open pictures', files([one, 'asked', 'Ana'])],
] as const)('a group is %s', (state, given) => {
  const each = standings(data(group('Gold', one, two)), given);
  expect(each[0]?.state).toBe(state.split(' ')[0]);
  expect(isApproved(each)).toBe(state.startsWith('approved'));
});

test('a damaged file approves nothing', () => {
  const damaged = [{ file: 'board/verdicts/x.json', line: 3, reason: 'not a verdict' }];
  expect([isApproved([]), isApproved([], damaged)]).toEqual([true, false]);
});

test('the summary lists open groups first, quotes decisions, and shows pictures with URLs', () => {
  const given = files([one, 'approved', 'Ana'], [{ ...two, hash: hex('c') }, 'approved', 'Cy']);
  const pictureUrl = (of: Change, side: string) => (of === two ? `https://x.test/${side}` : '');
  const groups = data(group('Gold', one), group('Round', two));
  expect(summaryMarkdown(groups, given, { pictureUrl, board: 'https://b.test' })).toBe(
    `## Review desk

2 pictures differ from main, in 2 decisions: 1 open, 1 approved.

Open the board: https://b.test

- [ ] **Round**: 1 picture in 1 screen. Open.
  - Of other pixels, holds no more: Cy approved

  | before | after |
  | --- | --- |
  | <img width="320" alt="before" src="https://x.test/before"> | <img width="320" alt="after" src="https://x.test/after"> |
- [x] **Gold**: 1 picture in 1 screen. Approved.
  - Ana approved
`,
  );
  expect(summaryMarkdown({ ...data(), base: undefined }, [])).toContain(
    'Nothing is known of a base: no picture can be compared.',
  );
});

test('what somebody wrote is text: it cannot create tags, links, images, tables or mentions', () => {
  const note = '<script>x</script> | ![a](https://evil.test) @everyone `b`\n# Title www.evil.test';
  const text = summaryMarkdown(data(group('<b>', one)), [verdict(one, 'asked', '@ana', note)]);
  for (const markup of ['<', '@everyone', '](', '://', 'www.']) expect(text).not.toContain(markup);
  expect(text).not.toMatch(/^# /m);
});

test('ignored verdicts are listed with their reason, and the authors of the change are named', () => {
  const damaged = [{ file: 'board/verdicts/x.json', line: 5, reason: 'a verdict of Ana' }];
  const about = { ...data(group('Gold', one)), damaged };
  const lines = [
    'Ignored: board/verdicts/x.json, line 5: a verdict of Ana',
    'Ana made this change: somebody else has to approve it.',
  ];
  expect(summaryMarkdown(about, [], { own: ['Ana'] })).toContain(lines.join('\n\n'));
  const text = reviewText(about, standings(about, []), { own: ['Ana'] });
  expect(text).toContain(lines.join('\n  '));
  expect(text).toContain('  - [ ] Gold: 1 picture in 1 screen. Open.\n    - Screens/Donate › one');
});

test('a long summary is cut to a comment’s limit, and counts what is left out', () => {
  const many = Array.from({ length: 500 }, (_, index) => group('Gold '.repeat(100) + index, one));
  const text = summaryMarkdown(data(...many), []);
  expect(text.length).toBeLessThan(65_000);
  expect(text).toMatch(/And \d+ decisions more\.\n$/);
});
