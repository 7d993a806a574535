import type { Page } from '@playwright/test';

/**
 * Resolves when the page is set in the site's two typefaces. They come after the first paint, and
 * `document.fonts.ready` knows nothing of them until then; those that stand in for them are local.
 */
export async function waitForTypefaces(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.fonts].filter(
        ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
      ).length >= 2,
  );
}
