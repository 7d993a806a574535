import type { Page } from '@playwright/test';
import { prerendered } from './pageList.ts';
import { expect, test } from './support.ts';
import { waitForTypefaces } from './typefaces.ts';

interface Head {
  /** Of the title, below the header, the breadcrumb and the strip above it. */
  below: number;
  left: number;
  /** Of the first thing after the head. */
  firstPart: number | undefined;
}

/** Where the head of the open page stands, in whole pixels. */
function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const title = document.querySelector('main h1');
    if (title === null) throw new Error('No heading');
    const box = title.getBoundingClientRect();
    const frame = ['body > * header', 'nav[aria-label="Breadcrumb"]', 'nav[aria-label="Made for"]']
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((part) => part.getBoundingClientRect().bottom)
      .filter((bottom) => bottom <= box.top);
    // A head of its own stands before the first section; one inside a section is a hero.
    const section = [...document.querySelectorAll('main section')].find(
      (one) => title.closest('section') === null && one.getBoundingClientRect().top > box.top,
    );
    return {
      below: Math.round(box.top - Math.max(...frame)),
      left: Math.round(box.left),
      firstPart:
        section === undefined
          ? undefined
          : Math.round(section.getBoundingClientRect().top - box.top),
    };
  });
}

/** Its title stands beside the rings; the dashboard waits for somebody. */
const ownHead = ['/', '/dashboard'];
/** A lead longer than what is kept free for one; a band's is a hero. */
const otherRoom = ['/courses', ...prerendered.filter((path) => path.startsWith('/curriculum/'))];

for (const [width, height, below, left] of [
  [1280, 900, 82, 64],
  [390, 844, 51, 19],
] as const) {
  test(`at ${width} px every page’s head begins at one height and one edge`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height });
    const heads: Record<string, Head> = {};
    for (const path of prerendered) {
      if (ownHead.includes(path)) continue;
      await page.goto(path);
      heads[path] = await headOf(page);
    }
    const apart = Object.entries(heads).filter(
      ([, head]) => Math.abs(head.below - below) > 1 || head.left !== left,
    );
    expect(apart).toEqual([]);
    const firstParts = Object.entries(heads).flatMap(([path, { firstPart }]) =>
      firstPart === undefined || otherRoom.includes(path) ? [] : [firstPart],
    );
    expect(Math.max(...firstParts) - Math.min(...firstParts)).toBeLessThanOrEqual(2);
  });
}

/** Where everything in the page's main part that can be pressed or typed into lies. */
function controlsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, input, textarea)')].map((control) => {
      const { x, y, width, height } = control.getBoundingClientRect();
      const name = control.textContent || control.getAttribute('value') || control.id;
      return `${name}: ${[x, y, width, height].map((length) => Math.round(length)).join(' ')}`;
    }),
  );
}

for (const width of [320, 390, 768, 1280]) {
  for (const path of ['/donate', '/signin', '/signup', '/contact', '/blog']) {
    test(`at ${width} px nothing on ${path} moves when its typefaces come`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      let release: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\.woff2$/, async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(path);
      const before = await controlsOf(page);
      await page.evaluate(() => {
        window.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            window.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift' });
      });
      release();
      await waitForTypefaces(page);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      if (path === '/blog') expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.02);
      else expect(await controlsOf(page)).toEqual(before);
    });
  }
}

declare global {
  interface Window {
    /** What the layout moved by since the typefaces were let go. */
    shifted: number;
  }
}
