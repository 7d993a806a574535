import { createRequire } from 'node:module';
import { expect, type Browser, type Page, type ViewportSize } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { test } from './book.ts';

const axe = createRequire(import.meta.url).resolve('axe-core');

const desk = { width: 1440, height: 900 };

/** Reloads the frame with its story. */
const opening = { timeout: 20_000 };

/** A new page for a reviewer whose system is light or dark. */
async function openAs(
  browser: Browser,
  address: URL,
  colorScheme: 'light' | 'dark',
  viewport: ViewportSize = desk,
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
  await page.goto(address.href);
  return page;
}

const boardAt = (preview: Page): URL => new URL('./', preview.url());

/** Text with too little contrast, by its selector; frames are separate pages. */
async function tooFaint(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ['color-contrast'], iframes: false })`,
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

for (const { name, viewport, theme } of [
  { name: 'desk', viewport: desk, theme: 'light' },
  { name: 'phone', viewport: { width: 390, height: 844 }, theme: 'dark' },
] as const) {
  test(`the frame can be read: ${name}, ${theme}`, async ({ book, browser }) => {
    const address = boardAt(book.page);
    address.search = `?path=/story/components-button--main-action&globals=theme:${theme}`;
    const page = await openAs(browser, address, theme, viewport);
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible(opening);
    expect(await tooFaint(page)).toEqual([]);
    await page.close();
  });

  test(`a page of documentation can be read: ${theme}`, async ({ book, browser }) => {
    const address = new URL('iframe.html', boardAt(book.page));
    address.search = `?viewMode=docs&id=components-table--docs&globals=theme:${theme}`;
    const page = await openAs(browser, address, 'light');
    await expect(page.getByRole('heading', { name: 'Anatomy' })).toBeVisible(opening);
    await expect(page.getByRole('heading', { name: 'When not to use it' })).toBeVisible();
    await expect(page.getByText('Where used On no screen.')).toBeVisible();
    await expect(page.getByRole('row', { name: /^captionVisible .* yes or no/ })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await tooFaint(page)).toEqual([]);
    await page.close();
  });
}

test('the sidebar’s search passes other words to Ask the board', async ({ book, browser }) => {
  const address = boardAt(book.page);
  address.search = '?path=/story/components-button--main-action';
  const page = await openAs(browser, address, 'light');
  const search = page.getByRole('searchbox', { name: 'Search for components' });
  await search.fill('teacher dashboard');
  await page.getByRole('button', { name: 'Ask the board: “teacher dashboard”' }).click();
  const board = page.frameLocator('#storybook-preview-iframe');
  await expect(board.getByRole('searchbox')).toHaveValue('teacher dashboard', opening);
  await expect(board.getByRole('link').first()).toContainText('Instructor');

  // By keyboard, from the current entry.
  await search.fill('429');
  await search.press('Control+Enter');
  await expect(board.getByRole('searchbox')).toHaveValue('429');
  await expect(board.getByRole('link').first()).toContainText('Too Many Tries');
  await page.close();
});

test('a fault’s story stops at its named moment until the reviewer continues', async ({
  book,
  browser,
}) => {
  const address = boardAt(book.page);
  address.search = '?path=/story/faults-links--other-device';
  const page = await openAs(browser, address, 'light');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('button', { name: 'Open the link' })).toBeVisible(opening);
  await page.getByRole('button', { name: /^And then/ }).click(opening);
  await expect(story.getByText('Student Dashboard')).toBeVisible(opening);
  await page.close();
});
