import { expect, test } from 'vitest';
import type { Change, ChangeGroup, Findings } from '../../src/desk/desk.ts';
import { isDone, reviewText } from '../../src/desk/summary.ts';
import { change, group as groupOf } from '../support/review.ts';

const group = (title: string, ...changes: Change[]) => groupOf(title, changes);
const findings: Findings = { notTaken: [], broken: [], equal: [] };
const data = (...groups: ChangeGroup[]) => ({
  findings,
  base: { ref: 'main', commit: 'abc', date: '2026-11-21' },
  groups,
  acceptCommand: 'npm run accept -- --cause',
});
const [one, two] = [change('one'), change('two', 'light-390', { isAccepted: true })];

test.each([
  ['every difference is accepted and every picture taken', data(group('Gold', two)), {}, true],
  ['a difference is not accepted', data(group('Gold', one)), {}, false],
  ['a picture was not taken', data(), { notTaken: ['a--b/light'] }, false],
  ['a baseline is another file', data(), { broken: ['a--b/light has no file'] }, false],
  ['no base is known', { ...data(), base: undefined }, {}, false],
  ['two stories have equal pictures', data(), { equal: ['a--b and a--c in light'] }, true],
] as const)('whether the review is done when %s', (_, given, found, done) => {
  expect(isDone({ ...given, findings: { ...findings, ...found } })).toBe(done);
});

test('the text lists open causes first, each with its command, and what was not taken', () => {
  const found = { ...findings, notTaken: ['a--b/light'], equal: ['a--b and a--c in light'] };
  const groups = data(group('Round', two), group('Gold', one));
  expect(reviewText({ ...groups, findings: found })).toBe(
    `2 pictures differ from main, for 2 causes: 1 to accept.
  Review/Changes in Storybook shows before and after.
  1 picture not taken since the sources changed: a--b/light.

  - [ ] Gold: 1 picture
    Screens/Donate › one
    npm run accept -- --cause gold

  - [x] Round: 1 picture
    Screens/Donate › two

  Equal pictures:
    a--b and a--c in light
`,
  );
});

test('text of a change is text: it stays on its line, without control codes', () => {
  const words = '<script>x</script>\n```\n\u001B[31mred\r# Title';
  const given = { ...data(group(words, one)), findings: { ...findings, broken: [words] } };
  const lines = reviewText(given).split('\n');
  expect(lines.slice(1).filter((line) => line !== '' && !line.startsWith('  '))).toEqual([]);
  expect(lines.join('')).not.toMatch(/[\u001B\r]/);
  expect(reviewText({ ...data(), base: undefined })).toContain('No base commit with pictures');
});
