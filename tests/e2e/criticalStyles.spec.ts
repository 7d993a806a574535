import { expect, test, type Page } from '@playwright/test';
import { decode } from '../../packages/storybook-addon-statecharts/src/pictures/images.ts';
import {
  difference,
  isNoise,
  isSameSize,
} from '../../packages/storybook-addon-statecharts/src/pictures/pixels.ts';
import { compositions } from './pageList.ts';
import { waitForTypefaces } from './typefaces.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Floating elements, whose edges have a varying subpixel position. */
async function hideFloating(page: Page): Promise<void> {
  const floating = page.getByRole('link', { name: 'Donate', exact: true }).last();
  await floating.evaluate((link) => link.style.setProperty('visibility', 'hidden'));
}

/** The page on a phone and, in the dark theme, on a desktop. */
async function looks(page: Page): Promise<Buffer[]> {
  const shots: Buffer[] = [];
  for (const { width, theme } of [
    { width: 390, theme: 'light' },
    { width: 1280, theme: 'dark' },
  ]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(async (name) => {
      document.documentElement.classList.remove('light', 'dark');
      document.documentElement.classList.add(name);
      // Load each typeface explicitly, because a page requests only those it uses; a fallback may not be
      // installed.
      await Promise.allSettled([...document.fonts].map((face) => face.load()));
    }, theme);
    shots.push(await page.screenshot({ fullPage: true, animations: 'disabled' }));
  }
  return shots;
}

/** How a second picture differs from the first, beyond the noise between two pictures of one page. */
async function change(before: Buffer, after: Buffer): Promise<string> {
  if (after.equals(before)) return 'none';
  const [was, is] = await Promise.all([decode(before), decode(after)]);
  if (!isSameSize(was, is)) return `${was.width}×${was.height} px, then ${is.width}×${is.height}`;
  const found = difference(was, is);
  return isNoise(found) ? 'none' : `${found.pixels} pixels by up to ${found.levels} of 255 levels`;
}

for (const pathname of compositions) {
  test(`${pathname} has all the styles of its content`, async ({ page }) => {
    // Without scripts only the document's own styles apply.
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(pathname);
    // The typefaces apply once the browser has reported a paint (src/app/boot.js).
    await waitForTypefaces(page);
    await hideFloating(page);
    await page.evaluate(
      () =>
        new Promise((loaded) => {
          const sheet = document.createElement('link');
          sheet.id = 'whole';
          sheet.rel = 'stylesheet';
          sheet.href = document.documentElement.dataset.sheet ?? '';
          sheet.addEventListener('load', loaded);
          document.head.append(sheet);
        }),
    );
    const isWhole = (whole: boolean): Promise<void> =>
      page.locator('#whole').evaluate((sheet, on) => {
        (sheet as HTMLLinkElement).sheet!.disabled = !on;
      }, whole);
    // Retried on a difference, because the browser sometimes captures a long page incompletely.
    await expect(async () => {
      await isWhole(false);
      const critical = await looks(page);
      await isWhole(true);
      const whole = await looks(page);
      const changes = critical.map((shot, index) => change(shot, whole[index] ?? shot));
      expect(await Promise.all(changes)).toEqual(['none', 'none']);
    }).toPass({ timeout: 10_000 });
  });
}

/** How many of the page's engravings are drawn, of how many. */
const engravings = (page: Page): Promise<string> =>
  page.locator('svg > svg').evaluateAll((all) => {
    const drawn = all.filter((drawing) => getComputedStyle(drawing).display !== 'none');
    return `${drawn.length} of ${all.length}`;
  });

test('engravings wait for the first paint', async ({ page }) => {
  // For a browser that does not report paints, the boot script uses its own timer.
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      override observe(): void {
        /* Reports nothing. */
      }
    };
  });
  await page.clock.install();
  await page.goto('/');
  expect(await engravings(page)).toBe('0 of 1');
  await page.clock.runFor(1600);
  expect(await engravings(page)).toBe('1 of 1');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('engravings show at once', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('svg > svg')).toHaveCount(1);
    for (const drawing of await page.locator('svg > svg').all())
      await expect(drawing).not.toHaveCSS('display', 'none');
  });
});
