import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Entry } from '../../packages/storybook-addon-statecharts/tests/support/book.ts';
import { entries, FOLDER, test } from './book.ts';

/** The first of each, in the order of the sidebar. */
const firstOf = (among: readonly Entry[], keyOf: (entry: Entry) => string): Entry[] => [
  ...new Map(among.toReversed().map((entry) => [keyOf(entry), entry])).values(),
];

/** A group of the sidebar, and whether it is documentation: `docs Components`. */
const kindOf = ({ type, title }: Entry): string => `${type} ${title.split('/', 1)[0] ?? ''}`;

test('every built story file loads', async ({ book }) => {
  const stories = entries.filter(({ type }) => type === 'story');
  const files = firstOf(stories, ({ importPath }) => importPath);
  expect(files.length).toBeGreaterThan(50);
  expect(await book.load(files.map(({ id }) => id))).toEqual([]);
});

test('the board’s own files bypass the mocks, whose worker would keep them in memory', async ({
  book: { page, open },
}) => {
  await open({ id: 'review--all-states', type: 'story' });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const isMocked = async (address: string): Promise<boolean> => {
    const answered = page.waitForResponse((response) => response.url().endsWith(address));
    await page.evaluate((file) => fetch(`./${file}`, { cache: 'no-store' }), address);
    return (await answered).fromServiceWorker();
  };
  const fileIn = (folder: string): string => {
    const file = readdirSync(path.join(FOLDER, folder)).find((name) =>
      /[.](?:css|json|webp)$/.test(name),
    );
    expect(file, folder).toBeDefined();
    return `${folder}/${file}`;
  };
  expect(await isMocked('index.json')).toBe(true);
  for (const folder of ['assets', 'desk/pictures', 'desk/thumbs', 'desk/stories'])
    expect(await isMocked(fileIn(folder)), folder).toBe(false);
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
