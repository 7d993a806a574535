import { expect, type Page } from '@playwright/test';
import { test } from './book.ts';

/** Nodes in the document, and all that the browser keeps, removed ones included. */
async function countNodes(page: Page): Promise<{ live: number; kept: number }> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('HeapProfiler.collectGarbage');
  const { nodes } = await browser.send('Memory.getDOMCounters');
  await browser.detach();
  return { live: await page.locator('*').count(), kept: nodes };
}

/** Whether the middle of the window shows thumbnails. */
const isDrawn = (): boolean => {
  const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  return (middle?.closest('section')?.querySelectorAll('img').length ?? 0) > 0;
};

test('a board of five thousand pictures keeps only those near the window', async ({ book }) => {
  const { page } = book;
  expect(await book.open({ id: 'review-all-states--five-thousand', type: 'story' })).toEqual([]);
  await page.getByRole('searchbox', { name: /^Search titles/ }).fill('');
  await expect(page.getByRole('status')).toHaveText(/^5,000 pictures/);
  await page.waitForFunction(isDrawn);
  const before = await countNodes(page);
  const last = page.getByRole('region', { name: 'Screens/Screen 1999' });
  for (let steps = 0; steps < 200 && !(await last.isVisible()); steps += 1) {
    await page.evaluate(() => scrollBy(0, 12_000));
    await page.waitForFunction(isDrawn);
  }
  await last.scrollIntoViewIfNeeded();
  await page.waitForFunction(isDrawn);
  const after = await countNodes(page);
  expect(after.live).toBeLessThan(before.live + 300);
  expect(after.kept).toBeLessThan(before.kept + 2000);
});
