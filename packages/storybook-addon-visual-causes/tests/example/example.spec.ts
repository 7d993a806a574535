import { expect, test } from '@playwright/test';
import { entries, open, serve } from './book.ts';

serve();

for (const { id } of Object.values(entries)) {
  test(id, async ({ page }) => {
    expect(await open(page, id)).toEqual([]);
  });
}
