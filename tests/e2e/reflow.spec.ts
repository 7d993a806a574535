import type { Page } from '@playwright/test';
import { clippedText } from './clippedText.ts';
import { prerendered } from './pageList.ts';
import { expect, test } from './support.ts';

/** How far the page reaches beyond the window's edge, in CSS px. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The spacing that a reader may ask for (WCAG 1.4.12). Not an element: the page's policy allows none. */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

// A trace of every step doubles the time; what is wrong stands in the message.
test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

for (const pathname of prerendered) {
  test(`${pathname} fits 320 px, text twice as large, and text spaced out`, async ({ page }) => {
    // 1280 px at a zoom of 400 % (WCAG 1.4.10).
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await overflow(page), 'at 320 px').toBe(0);
    expect.soft(await page.evaluate(clippedText), 'at 320 px').toEqual([]);

    await page.evaluate(spaceOut);
    expect.soft(await overflow(page), 'spaced out at 320 px').toBe(0);
    expect.soft(await page.evaluate(clippedText), 'spaced out at 320 px').toEqual([]);

    await page.setViewportSize({ width: 1280, height: 800 });
    expect.soft(await overflow(page), 'spaced out at 1280 px').toBe(0);
    expect.soft(await page.evaluate(clippedText), 'spaced out at 1280 px').toEqual([]);

    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
      document.documentElement.style.setProperty('font-size', '200%');
    });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await overflow(page), `200 % at ${width} px`).toBe(0);
      expect.soft(await page.evaluate(clippedText), `200 % at ${width} px`).toEqual([]);
    }
  });
}
