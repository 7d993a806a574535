import type { Page } from '@playwright/test';
import { expect, holdFiles, test, waitForTypefaces } from './support.ts';

/** The positions of all controls in the page's main part. */
function controlsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, textarea)')].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const name = control.textContent || control.getAttribute('value') || control.id;
      return `${name}: ${[x, y, width, height].map((length) => Math.round(length)).join(' ')}`;
    }),
  );
}

/** Resolves when the page was painted. */
async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

for (const [path, width, what, files] of [
  ['/donate', 390, 'typefaces', /\.woff2$/],
  ['/blog', 1280, 'typefaces', /\.woff2$/],
  ['/', 1280, 'pictures', /\.avif$/],
] as const) {
  test(`at ${width} px nothing on ${path} moves when the ${what} load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { release } = await holdFiles(page, files);
    // What is held would hold the load event back.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const before = await controlsOf(page);
    await page.evaluate(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          window.shifted += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift' });
    });
    release();
    await page.waitForLoadState('load');
    await waitForTypefaces(page);
    await nextFrames(page);
    if (width === 1280) expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
    else expect(await controlsOf(page)).toEqual(before);
  });
}

declare global {
  interface Window {
    /** The layout shift since the held files were released. */
    shifted: number;
  }
}
