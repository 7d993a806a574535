import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FOLDER, test, type Entry } from './book.ts';

const index = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};
const entries = Object.values(index.entries);

/**
 * Every docs page, which draws its file's stories, and of each file one story. The story run plays all
 * of them in both themes; here it is the built files that have to be whole. What it leaves out is opened.
 */
function isOpened({ type, tags, importPath, id }: Entry): boolean {
  if (type === 'docs' || !tags.includes('test')) return true;
  const first = entries.find((each) => each.type === 'story' && each.importPath === importPath);
  return first?.id === id;
}

for (const entry of entries.filter(isOpened)) {
  test(`${entry.title} › ${entry.name}`, async ({ book }) => {
    expect(await book.open(entry)).toEqual([]);
  });
}
