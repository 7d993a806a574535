import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { FOLDER, test, type Entry } from './book.ts';

const index = JSON.parse(readFileSync(path.join(FOLDER, 'index.json'), 'utf8')) as {
  entries: Record<string, Entry>;
};

for (const entry of Object.values(index.entries)) {
  test(`${entry.title} › ${entry.name}`, async ({ book }) => {
    expect(await book.open(entry)).toEqual([]);
  });
}
