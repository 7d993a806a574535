import { expect, test } from 'vitest';
import type { Change, ChangeGroup, DeskData } from '../../src/desk/desk.ts';
import { reviewText } from '../../src/desk/reviewText.ts';
import { isApproved, standings, summaryMarkdown } from '../../src/desk/summary.ts';
import type { Verdict, VerdictFile } from '../../src/desk/verdicts.ts';

const hash = (character: string): string => character.repeat(32);

function change(name: string, character: string): Change {
  const story = `screens-donate--${name}`;
  return {
    key: `${story}/light-390`,
    story,
    title: 'Screens/Donate',
    name,
    mode: 'light-390',
    kind: 'changed',
    hash: hash(character),
    before: { hash: hash('0'), width: 390, height: 640 },
    after: { hash: hash(character), width: 390, height: 640 },
    boxes: [],
  };
}
const group = (title: string, ...changes: Change[]): ChangeGroup => ({
  id: title,
  title,
  changes,
  samples: changes.length,
  screens: ['Donate'],
  states: [],
  statecharts: [],
});
const data = (...groups: ChangeGroup[]): DeskData => ({
  base: { ref: 'main', commit: 'abc', date: '2026-11-21' },
  now: { commit: 'def' },
  pictures: [],
  groups,
  verdicts: [],
  verdictsFolder: 'board/verdicts',
  damaged: [],
});
function verdict(
  of: Change,
  decision: Verdict['decision'],
  by: string,
  note?: string,
): VerdictFile {
  const { story, mode } = of;
  const at = '2026-11-21T09:30:00.000Z';
  const one = {
    story,
    mode,
    hash: of.hash,
    decision,
    by,
    at,
    ...(note === undefined ? {} : { note }),
  };
  return { version: 1, by, verdicts: [one] };
}

const one = change('one', 'a');
const two = change('two', 'b');

test('a group is approved when each of its pictures is, and open until then', () => {
  const both = data(group('Gold', one, two));
  expect(standings(both, [verdict(one, 'approved', 'Ana')])).toMatchObject([
    { state: 'open', counts: { open: 1, approved: 1, asked: 0, conflict: 0 } },
  ]);
  const files = [verdict(one, 'approved', 'Ana'), verdict(two, 'approved', 'Bo')];
  expect(standings(both, files)[0]?.state).toBe('approved');
  expect(isApproved(standings(both, files))).toBe(true);
  expect(isApproved(standings(both, files.slice(1)))).toBe(false);
});

test('a damaged file approves nothing', () => {
  const damaged = [{ file: 'board/verdicts/x.json', line: 3, reason: 'not a verdict' }];
  expect(isApproved([], [])).toBe(true);
  expect(isApproved([], damaged)).toBe(false);
});

test('a requested change outweighs open pictures beside it', () => {
  const both = data(group('Gold', one, two));
  expect(standings(both, [verdict(one, 'asked', 'Ana')])[0]?.state).toBe('asked');
});

test('the summary lists open groups first, and quotes decisions', () => {
  const files = [verdict(one, 'approved', 'Ana'), verdict(two, 'asked', 'Bo', 'Is it 3:1?')];
  expect(summaryMarkdown(data(group('Gold', one), group('Round', two)), files)).toBe(
    [
      '## Review desk',
      '',
      String.raw`2 pictures differ from main, in 2 decisions: 1 change asked for, 1 approved.`,
      '',
      '- [ ] **Round**: 1 picture in 1 screen. Change asked for.',
      '  - Bo asks for a change: “Is it 3:1?”',
      '- [x] **Gold**: 1 picture in 1 screen. Approved.',
      '  - Ana approved',
      '',
    ].join('\n'),
  );
});

test('before and after are side by side if their pictures have URLs', () => {
  const pictureUrl = (of: Change, side: string) => `https://x.test/${of.hash}/${side}`;
  expect(summaryMarkdown(data(group('Gold', one)), [], { pictureUrl })).toContain(
    `| <img width="320" alt="before" src="https://x.test/${hash('a')}/before"> | <img width="320" alt="after" src="https://x.test/${hash('a')}/after"> |`,
  );
});

test('what somebody wrote is text: it cannot create tags, links, images, tables or mentions', () => {
  const note = '<script>x</script> | ![a](https://evil.test) @everyone `b`\n# Title www.evil.test';
  const text = summaryMarkdown(data(group('<b>', one)), [verdict(one, 'asked', '@ana', note)]);
  expect(text).not.toMatch(/<(?!img width)/);
  expect(text).not.toContain('@everyone');
  expect(text).not.toContain('](');
  expect(text).not.toContain('://');
  expect(text).not.toContain('www.');
  expect(text).not.toMatch(/^# /m);
});

test('a verdict on other pixels is reported as stale', () => {
  const files = [verdict({ ...one, hash: hash('c') }, 'approved', 'Ana')];
  expect(summaryMarkdown(data(group('Gold', one)), files)).toContain(
    'Of other pixels, holds no more: Ana approved',
  );
});

test('an ignored verdict is listed with its reason, and the author of the change is named', () => {
  const files = [verdict(one, 'approved', 'Bo')];
  const damaged = [{ file: 'board/verdicts/x.json', line: 5, reason: 'a verdict of Ana' }];
  const about = { ...data(group('Gold', one)), damaged };
  expect(summaryMarkdown(about, files, { own: ['Ana @x'] })).toContain(
    String.raw`
Ignored: board/verdicts/x.json, line 5: a verdict of Ana

Ana @${'\u2060'}x made this change: somebody else has to approve it.`,
  );
  expect(reviewText(about, standings(about, files), { own: ['Ana'] })).toContain(
    [
      '  Ignored: board/verdicts/x.json, line 5: a verdict of Ana',
      '  Ana made this change: somebody else has to approve it.',
    ].join('\n'),
  );
});

test('a long summary is cut to a comment’s limit, and counts what is left out', () => {
  const many = Array.from({ length: 500 }, (_, index) => group('Gold '.repeat(100) + index, one));
  const text = summaryMarkdown(data(...many), []);
  expect(text.length).toBeLessThan(65_000);
  expect(text).toMatch(/And \d+ decisions more\.\n$/);
});

test('a missing base is reported', () => {
  expect(summaryMarkdown({ ...data(), base: undefined }, [])).toContain(
    'Nothing is known of a base: no picture can be compared.',
  );
});
