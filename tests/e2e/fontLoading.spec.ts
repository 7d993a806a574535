import { expect, holdFiles, test, waitForTypefaces } from './support.ts';

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
    // It was painted.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
  });
}

declare global {
  interface Window {
    /** The layout shift since the held files were released. */
    shifted: number;
  }
}
