import type { Page } from '@playwright/test';
import { expectNothingCovered, phones, withKeyboard } from './floating.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, sharedPageTest as test } from './support.ts';

// Over no page as it is opened: everyPage.spec.ts.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the floating Donate lies over nothing of the dashboard, and leads to /donate', async ({
  page,
}, info) => {
  await signInAs(page, info);
  await expectNothingCovered(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Donate', exact: true }).click();
  await expect(page).toHaveURL('/donate');
});

test('nor over what is wrong with a form, and the field at work stays in sight', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectNothingCovered(page);
  for (const [width, height] of withKeyboard) {
    await page.setViewportSize({ width, height });
    await page.getByLabel('Password').focus();
    await expect(page.getByLabel('Password')).toBeInViewport({ ratio: 1 });
  }
});

/** The share of the window that the header keeps while one reads on. */
async function headersShare(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 600));
  return page.getByRole('banner').evaluate((header) => {
    const { top, bottom } = header.getBoundingClientRect();
    return Math.max(0, bottom - Math.max(0, top)) / innerHeight;
  });
}

test('the header stays where it is a small share of the window, and goes with the page elsewhere', async ({
  page,
}) => {
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

test('so it does with the browser’s own text size at 200 %', async ({ playwright, baseURL }) => {
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

test('the footer is shorter than a phone’s window', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [360, 844],
    [390, 844],
    [430, 932],
  ] as const) {
    await page.setViewportSize({ width, height });
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer?.height, `${width} × ${height}`).toBeLessThan(height - 76);
  }
});
