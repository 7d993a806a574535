import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { parseVerdicts } from '../../src/desk/verdicts.ts';
import { test } from './book.ts';

const story = { id: 'review-changes--kept-in-this-browser', type: 'story' } as const;

/** Presses Tab until a button of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const target = page.getByRole('button', { name });
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not reach ${String(name)}`);
}

/** Views each sample of the open decision. */
async function lookAtAll(page: Page): Promise<void> {
  const looked = page.getByText(/viewed\.$|samples\.$/);
  for (let samples = 0; samples < 10; samples += 1) {
    await expect(looked).toHaveText(/All |[1-9] of \d+ samples/);
    const words = await looked.textContent();
    if (words?.startsWith('All ') === true) return;
    await page.keyboard.press('n');
    await expect(looked).not.toHaveText(words ?? '');
  }
  throw new Error('The decision never opens');
}

test('a reviewer decides everything by keyboard, exports it, and another board imports it', async ({
  book,
}) => {
  const { page } = book;
  expect(await book.open(story)).toEqual([]);
  const decisions = page.getByRole('navigation', { name: 'Decisions' });
  await expect(decisions.getByText('Open', { exact: true })).toHaveCount(5);

  // Decide the first group with a note; the name is asked for once.
  await page.keyboard.press('c');
  await page.keyboard.type('Is the gold still 3:1? a c j k');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Your name' })).toBeFocused();
  await page.keyboard.type('Ana');
  await page.keyboard.press('Enter');
  await expect(decisions.getByText('Change asked')).toHaveCount(1);

  for (let left = 4; left > 0; left -= 1) {
    await lookAtAll(page);
    await page.keyboard.press('a');
    await expect(decisions.getByText('Open', { exact: true })).toHaveCount(left - 1);
  }
  await expect(page.getByText('5 of 5 decisions taken')).toBeVisible();

  await tabTo(page, 'Hand over');
  await page.keyboard.press('Enter');
  await tabTo(page, /^Save ana-\w+\.json$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  const file = await download.path();
  const written = parseVerdicts(await readFile(file, 'utf8'), download.suggestedFilename());
  expect([written.by, written.verdicts.length]).toEqual(['Ana', 12]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Hand over' })).toBeFocused();

  // Another browser: a board without these verdicts.
  await book.open({ id: 'review-changes--nothing-to-review', type: 'story' });
  await page.evaluate(() => localStorage.removeItem('desk-verdicts'));
  await book.open(story);
  await expect(decisions.getByText('Open', { exact: true })).toHaveCount(5);
  await page.getByRole('button', { name: 'Hand over' }).focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Decisions of others').setInputFiles(file);
  await expect(page.getByText('Read: 12 decisions of Ana.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(decisions.getByText('Approved')).toHaveCount(4);
  await expect(decisions.getByText('Change asked')).toHaveCount(1);
});
