import path from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { prerendered } from './pageList.ts';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** The page as it looks on a phone and, in the dark, on a desk. */
async function looks(page: Page): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const { width, theme } of [
    { width: 390, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((name) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(name);
    }, theme);
    await page.evaluate(() => document.fonts.ready);
    shots.push(
      await page.screenshot({
        fullPage: true,
        animations: 'disabled',
        // It floats, and its edge lies now on this part of a pixel, now on that.
        mask: [page.getByRole('link', { name: 'Donate', exact: true }).last()],
      }),
    );
  }
  return shots;
}

/** Of pages made of the same parts, one. */
const compositions = prerendered.filter(
  (pathname, index) =>
    !/^[/](?:curriculum|audience)[/]/.test(pathname) ||
    prerendered.findIndex((other) => path.dirname(other) === path.dirname(pathname)) === index,
);

for (const pathname of compositions) {
  test(`${pathname} comes with all the styles of what it shows`, async ({ page }) => {
    // The scripts do nothing, so nothing but the document's own styles applies.
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(pathname);
    const critical = await looks(page);
    await page.evaluate(
      () =>
        new Promise((loaded) => {
          const sheet = document.createElement('link');
          sheet.rel = 'stylesheet';
          sheet.href = document.documentElement.dataset.sheet ?? '';
          sheet.addEventListener('load', loaded);
          document.head.append(sheet);
        }),
    );
    const whole = await looks(page);
    expect(whole.map((shot, index) => shot.equals(critical[index] ?? Buffer.of()))).toEqual([
      true,
      true,
    ]);
  });
}
