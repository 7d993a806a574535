import type { Page } from '@playwright/test';
import { expect, test as journeys } from '../e2e/support.ts';

/** Firefox reports an error when a page unloads while its typefaces are loading. */
const FONT_ABORTED = /^downloadable font: download failed .* status=2152398850 /u;

/** The journeys' `test` in any engine. Consoles differ, so only a page's uncaught errors fail it. */
export const test = journeys.extend<{ uncaught: undefined }>({
  provokes: /(?:)/u,
  uncaught: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => {
        if (!FONT_ABORTED.test(message)) errors.push(message);
      });
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

/** Goes back. `page.goBack` waits for a load, which a page restored from the cache does not have. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => void setTimeout(() => history.back()));
}

export { expect };
