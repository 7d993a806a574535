import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import type { Book } from '../../packages/storybook-addon-statecharts/tests/support/book.ts';
import { test } from './book.ts';

const axe = createRequire(import.meta.url).resolve('axe-core');

const at = ({ page }: Book, search: string) => new URL(`./${search}`, page.url()).href;

/** Text with too little contrast; frames are separate pages. */
async function tooFaint(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: axe });
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ['color-contrast'], iframes: false })`,
  );
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
}

/** At most 1.5 MB, compressed. */
async function expectLight(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const sizes = files.map(async (file) => {
    const response = await page.request.get(file);
    return gzipSync(await response.body()).length;
  });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(1e6);
  expect(bytes).toBeLessThan(1.5e6);
}

for (const [colorScheme, viewport, first] of [
  ['light', { width: 1440, height: 900 }, ''],
  // A link to the story that was the first page.
  ['dark', { width: 390, height: 844 }, '?path=/story/start-here--start'],
] as const) {
  test.describe(`on a ${colorScheme} system`, () => {
    test.use({ colorScheme, viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('a page of documentation can be read', async ({ book, page }) => {
      const docs = `iframe.html?viewMode=docs&id=components-notice--docs&globals=theme:${colorScheme}`;
      await page.goto(at(book, docs));
      for (const name of ['Anatomy', 'When to use it'])
        await expect(page.getByRole('heading', { name })).toBeVisible();
      await expect(page.getByText(/^Where used .*Sign up/)).toBeVisible();
      const row = page.getByRole('row', { name: /^children .* anything that can be shown/ });
      await expect(row).toBeVisible();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await tooFaint(page)).toEqual([]);
    });

    test('the first page is pictures without a preview, at most 1.5 MB, and leads to a story', async ({
      book,
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(at(book, first));
      const screens = page.getByRole('list', { name: 'Screens' });
      await expect(screens.getByRole('link')).toHaveCount(17);
      await expect(screens).toHaveCSS('list-style-type', 'none');
      await expect(page.getByAltText('Tallygrove Academy, the review board')).toBeVisible();
      const storyboards = page.getByRole('list', { name: 'Storyboards' });
      await expect(storyboards.getByRole('link')).toHaveCount(7);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(await tooFaint(page)).toEqual([]);
      if (colorScheme === 'light') await expectLight(page);
      await screens.getByRole('link', { name: 'Not found' }).click();
      const story = page.frameLocator('#storybook-preview-iframe');
      await expect(story.locator(`html.${colorScheme}`)).toBeAttached();
      await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
      await page.setViewportSize(viewport);
      expect(await tooFaint(page)).toEqual([]);
      await page.goBack();
      await expect(screens).toBeVisible();
    });
  });
}
