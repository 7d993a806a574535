import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { tags } from '../../.storybook/sidebar.ts';
import { FOLDER, test, type Entry } from './book.ts';

const index = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const entries = Object.values(index.entries);

/** The first of each, in the order of the sidebar. */
const firstOf = (among: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] => [
  ...new Map(among.toReversed().map((entry) => [keyOf(entry), entry])).values(),
];

/** A group of the sidebar, and whether it is documentation: `docs Components`. */
const kindOf = ({ type, title }: Entry): string => `${type} ${title.split('/', 1)[0] ?? ''}`;

/** The sidebar with its default filter. */
const listed = entries.filter(
  ({ tags: its }) => its.includes('dev') && !its.some((tag) => tag in tags),
);

test('the sidebar opens with the product, and no test of the board', () => {
  expect(listed.length).toBeLessThanOrEqual(420);
  expect(listed.length).toBeGreaterThan(300);
  const board = listed.filter(({ title }) => /^(?:Start here$|Review\/|Storyboards\/)/.test(title));
  expect(new Set(board.map(({ name }) => name))).toEqual(
    new Set(['The Board', 'This Branch', 'Storyboard', 'Strips']),
  );
});

test('every built story file loads', async ({ book }) => {
  const stories = entries.filter(({ type }) => type === 'story');
  const files = firstOf(stories, ({ importPath }) => importPath);
  expect(files.length).toBeGreaterThan(50);
  expect(await book.load(files.map(({ id }) => id))).toEqual([]);
});

/**
 * Opens one of each kind. The story run plays all stories in both themes; this one checks that the built
 * files are complete. It also opens what that run skips.
 */
const opened = new Set(firstOf(entries, kindOf));

for (const entry of entries.filter((each) => opened.has(each) || !each.tags.includes('test'))) {
  if (entry.type === 'docs' && !opened.has(entry)) continue;
  test(`${entry.title} › ${entry.name}`, async ({ book }) => {
    expect(await book.open(entry)).toEqual([]);
  });
}
