import { expect, test } from 'vitest';
import type { Change, ChangeGroup } from '../../src/desk/desk.ts';
import { isDone, reviewText, summaryMarkdown, type Findings } from '../../src/desk/summary.ts';
import { change, group as groupOf } from '../support/review.ts';

const group = (title: string, ...changes: Change[]) => groupOf(title, changes);
const data = (...groups: ChangeGroup[]) => ({
  base: { ref: 'main', commit: 'abc', date: '2026-11-21' },
  groups,
  acceptCommand: 'npm run accept -- --cause',
});
const nothing: Findings = { notTaken: [], broken: [], equal: [] };
const [one, two] = [change('one'), change('two', 'light-390', { isAccepted: true })];

test.each([
  ['every difference is accepted and every picture taken', data(group('Gold', two)), {}, true],
  ['a difference is not accepted', data(group('Gold', one)), {}, false],
  ['a picture was not taken', data(), { notTaken: ['a--b/light'] }, false],
  ['a baseline is another file', data(), { broken: ['a--b/light has no file'] }, false],
  ['no base is known', { ...data(), base: undefined }, {}, false],
  ['two stories have equal pictures', data(), { equal: ['a--b and a--c in light'] }, true],
] as const)('whether the review is done when %s', (_, given, findings, done) => {
  expect(isDone(given, { ...nothing, ...findings })).toBe(done);
});

test('the text lists open causes first, each with its command, and what was not taken', () => {
  const findings = { notTaken: ['a--b/light'], broken: [], equal: ['a--b and a--c in light'] };
  expect(reviewText(data(group('Round', two), group('Gold', one)), findings)).toBe(
    `2 pictures differ from main, for 2 causes: 1 to accept.
  1 picture not taken since the sources changed: a--b/light.
  Equal pictures: a--b and a--c in light.

  - [ ] Gold: 1 picture
    Screens/Donate › one
    npm run accept -- --cause gold

  - [x] Round: 1 picture
    Screens/Donate › two
`,
  );
});

test('the summary names causes and links the board', () => {
  const groups = data(group('Gold', one), group('Round', two));
  expect(summaryMarkdown(groups, nothing, 'https://b.test')).toBe(
    `## Pictures

2 pictures differ from main, for 2 causes: 1 to accept.

Before and after: https://b.test

- [ ] **Gold**: 1 picture
  Screens/Donate › one
- [x] **Round**: 1 picture
  Screens/Donate › two
`,
  );
  expect(summaryMarkdown({ ...data(), base: undefined }, nothing)).toContain(
    'No base commit with pictures was found',
  );
});

test('text of a change is text: it cannot create tags, links, images, tables or mentions', () => {
  const words = '<script>x</script> | ![a](https://evil.test) @everyone `b`\n# Title www.evil.test';
  const text = summaryMarkdown(data(group(words, one)), { ...nothing, broken: [words] });
  for (const markup of ['<s', '@everyone', '](', '://', 'www.']) expect(text).not.toContain(markup);
  expect(text).not.toMatch(/^# /m);
  expect(reviewText(data(group('\u001B[31mred', one)), nothing)).not.toContain('\u001B');
});

test('a long summary is cut to a comment’s limit, and counts what is left out', () => {
  const many = Array.from({ length: 500 }, (_, index) => group('Gold '.repeat(100) + index, one));
  const text = summaryMarkdown(data(...many), nothing);
  expect(text.length).toBeLessThan(65_000);
  expect(text).toMatch(/And \d+ causes more\.\n$/);
});
