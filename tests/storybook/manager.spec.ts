import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, type Browser, type Page, type ViewportSize } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Book } from '../../packages/storybook-addon-statecharts/tests/support/book.ts';
import { test } from './book.ts';

const axe = createRequire(import.meta.url).resolve('axe-core');

/** A new page of the board for a reviewer whose system is light or dark. */
async function openAs(
  browser: Browser,
  { page: preview }: Book,
  search: string,
  colorScheme: 'light' | 'dark' = 'light',
  viewport: ViewportSize = { width: 1440, height: 900 },
): Promise<Page> {
  const page = await browser.newPage({ colorScheme, viewport, reducedMotion: 'reduce' });
  await page.goto(new URL(`./${search}`, preview.url()).href);
  return page;
}

/** Text with too little contrast, by its selector; frames are separate pages. */
async function tooFaint(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ['color-contrast'], iframes: false })`,
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

for (const [theme, width, height] of [
  ['light', 1440, 900],
  ['dark', 390, 844],
] as const) {
  test(`the frame can be read: ${theme}, ${width} px`, async ({ book, browser }) => {
    const search = `?path=/story/components-button--main-action&globals=theme:${theme}`;
    const page = await openAs(browser, book, search, theme, { width, height });
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.getByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(await tooFaint(page)).toEqual([]);
    await page.close();
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`a page of documentation can be read: ${theme}`, async ({ book, browser }) => {
    const docs = `iframe.html?viewMode=docs&id=components-notice--docs&globals=theme:${theme}`;
    const page = await openAs(browser, book, docs);
    await expect(page.getByRole('heading', { name: 'Anatomy' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'When to use it' })).toBeVisible();
    await expect(page.getByText(/^Where used .*Sign up/)).toBeVisible();
    await expect(
      page.getByRole('row', { name: /^children .* anything that can be shown/ }),
    ).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(await tooFaint(page)).toEqual([]);
    await page.close();
  });
}

test('a link to the story that was the first page leads to it', async ({ book, browser }) => {
  const page = await openAs(browser, book, '?path=/story/start-here--start&globals=theme:dark');
  await expect(page.getByRole('list', { name: 'Screens' })).toBeVisible();
  await page.close();
});

for (const theme of ['light', 'dark'] as const) {
  test(`the first page is pictures without a preview, at most 1.5 MB: ${theme}`, async ({
    book,
    browser,
  }) => {
    const page = await openAs(browser, book, '', theme);
    const screens = page.getByRole('list', { name: 'Screens' });
    await expect(screens.getByRole('link')).toHaveCount(17);
    await expect(page.getByRole('list', { name: 'Storyboards' }).getByRole('link')).toHaveCount(7);
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    const sizes = files.map(async (file) => gzipSync(await (await page.request.get(file)).body()));
    const bytes = (await Promise.all(sizes)).reduce((sum, { length }) => sum + length, 0);
    expect(bytes).toBeGreaterThan(1e6);
    expect(bytes).toBeLessThan(1.5e6);
    expect(await tooFaint(page)).toEqual([]);
    await screens.getByRole('link', { name: 'Not found' }).click();
    const story = page.frameLocator('#storybook-preview-iframe');
    await expect(story.locator(`html.${theme}`)).toBeAttached();
    await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(screens).toBeVisible();
    await page.close();
  });
}
