import type { Page } from '@playwright/test';

/**
 * Resolves when the page uses the site's two typefaces. They load after the first paint, and
 * `document.fonts.ready` does not wait for them; their fallbacks are local.
 */
export async function waitForTypefaces(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(
        ({ status, family }) =>
          status === 'loaded' && !/ (Open Sans|Roboto|Arial)\W*$/u.test(family),
      ).length >= 2,
  );
}
