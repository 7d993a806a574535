import { expect, type Page } from '@playwright/test';
import { clippedText } from './clippedText.ts';

/**
 * A reader's text spacing (WCAG 1.4.12). Set by script, because the page's policy allows no style element.
 */
function spaceOut(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

async function expectFits(page: Page, state: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(overflow, state).toBe(0);
  expect.soft(await page.evaluate(clippedText), state).toEqual([]);
}

/** The page fits 320 px, also with text spacing or text at twice the size. Resets the text. */
export async function expectReflow(page: Page): Promise<void> {
  // 1280 px at a zoom of 400 % (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 256 });
  await expectFits(page, 'at 320 px');
  await page.evaluate(spaceOut);
  await expectFits(page, 'spaced out at 320 px');

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.setProperty('font-size', '200%');
  });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, `200 % at ${width} px`);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}
