import type { Page } from '@playwright/test';
import { expectNothingCovered, phones, withKeyboard } from './floatingDonate.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, test, waitForTypefaces } from './support.ts';
import { smallTargets } from './targetSize.ts';

// everyPage.spec.ts covers the shelf on load, keyboard.spec.ts the shelf and the focus.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const floating = (page: Page) =>
  page.getByRole('complementary', { name: 'Donate' }).getByRole('link', { name: 'Donate' });

test('the floating Donate covers nothing of the dashboard, and links to /donate', async ({
  page,
}, info) => {
  await signInAs(page, info);
  await expectNothingCovered(page);
  await floating(page).click();
  await expect(page).toHaveURL('/donate');
  // The address changes before the page's code has loaded.
  await expect(page.locator('#give')).toBeVisible();
  // There it leads to the form, however often.
  for (let press = 0; press < 2; press += 1) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await floating(page).click();
    await expect(page.locator('#give')).toBeFocused();
    await expect(page.locator('#give')).toBeInViewport();
  }
});

test('nor a form’s errors, and the focused field stays visible', async ({ page }) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expectNothingCovered(page);
  for (const [width, height] of withKeyboard) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Password').focus();
    await expect(page.getByLabel('Password')).toBeInViewport({ ratio: 1 });
  }
});

test('Donate does not move while a page loads and scrolls to its end', async ({ page }) => {
  for (const width of [390, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await waitForTypefaces(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const moved = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          new PerformanceObserver((list) => {
            const entries = list.getEntries() as (PerformanceEntry & {
              sources: readonly { node: Node | null }[];
            })[];
            const nodes = entries.flatMap(({ sources }) => sources.map(({ node }) => node));
            const parents = nodes.map((node) =>
              node?.parentElement?.closest('aside, header, main'),
            );
            resolve(parents.map((parent) => parent?.localName ?? 'another'));
          }).observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
        }),
    );
    expect(
      moved.filter((name) => name !== 'header'),
      `at ${width} px`,
    ).toEqual([]);
  }
});

/** The share of the viewport that the header takes while reading. */
async function headersShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 600));
  return page.getByRole('banner').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return Math.max(0, bottom - Math.max(0, top)) / innerHeight;
  });
}

test('the header is sticky only where it takes a small share of the window', async ({ page }) => {
  await page.goto('/legal/privacy');
  const shares: Record<string, number> = {};
  for (const percent of [100, 150, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.setProperty('font-size', `${size}%`);
    }, percent);
    for (const [width, height] of [...phones, [844, 390], [1280, 800], [320, 256]] as const) {
      await page.setViewportSize({ width, height });
      const share = await headersShare(page);
      shares[`${percent} % at ${width} × ${height}`] = share;
      expect.soft(share, `${percent} % at ${width} × ${height}`).toBeLessThan(0.17);
    }
  }
  expect(shares['100 % at 390 × 844']).toBeGreaterThan(0);
  expect(shares['100 % at 320 × 560']).toBeGreaterThan(0);
  expect(shares['200 % at 390 × 844']).toBe(0);
});

test('also with the browser’s text size at 200 %', async ({ playwright, baseURL }) => {
  const { launchOptions } = test.info().project.use;
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'],
  });
  const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
  await page.goto(new URL('/', baseURL).href);
  const size = () => getComputedStyle(document.documentElement).fontSize;
  expect([await page.evaluate(size), await headersShare(page)]).toEqual(['32px', 0]);
  await browser.close();
});

/** Set by script, because the policy allows no style element. */
function setHeaderStyle(rule: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`header { ${rule} }`);
  document.adoptedStyleSheets = [sheet];
}

test('the header is one line on every phone, with wider letters or a scroll bar', async ({
  page,
}) => {
  await page.goto('/about');
  await waitForTypefaces(page);
  const header = page.getByRole('banner');
  const controls = header.locator('a:visible, button:visible, summary:visible');
  // Letters are up to 8 px wider in Firefox and WebKit.
  for (const rule of ['letter-spacing: 0.02em', 'margin-inline-end: 15px']) {
    await page.evaluate(setHeaderStyle, rule);
    for (let width = 320; width <= 430; width += 10) {
      await page.setViewportSize({ width, height: 700 });
      const lines = await controls.evaluateAll((all) => {
        const middles = all.map((control) => {
          const { top, bottom } = control.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        });
        return Math.max(...middles) - Math.min(...middles);
      });
      expect(lines, `${rule} at ${width} px`).toBeLessThan(4);
      expect(await page.evaluate(smallTargets), `${rule} at ${width} px`).toEqual([]);
    }
  }
});
