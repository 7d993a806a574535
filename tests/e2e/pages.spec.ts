import { stat } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support.ts';

for (const pathname of ['/', '/courses']) {
  test(`a reader of ${pathname} loads no Supabase code, and with data saving no statechart`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sources = await Promise.all(
      scripts.map(async (url) => (await page.request.get(url)).text()),
    );
    expect(sources.some((source) => /GoTrue|supabase-js|PostgREST/i.test(source))).toBe(false);
    expect(sources.some((source) => source.includes('xstate.init'))).toBe(false);
  });
}

test('the address keeps the category: shared, reloaded, returned to', async ({ page }) => {
  const count = page.getByRole('main').getByRole('status');
  await page.goto('/about');
  await page.goto('/courses?from=mail&category=constructor');
  await expect(count).toHaveText(/^\d+ courses$/);
  await page.getByRole('button', { name: 'Design', exact: true }).click();
  await expect(count).toHaveText(/^\d+ courses? in design$/);
  await page.getByRole('button', { name: 'Business', exact: true }).click();
  await expect(count).toHaveText(/^\d+ courses in business$/);
  await expect(page).toHaveURL('/courses?from=mail&category=business');
  await page.reload();
  await expect(count).toHaveText(/^\d+ courses in business$/);
  await page.getByRole('link', { name: 'See the curriculum' }).click();
  await expect(page).toHaveURL('/curriculum');
  await page.goBack();
  await expect(count).toHaveText(/^\d+ courses in business$/);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/courses?from=mail');
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

// docs/product.md P3.8
test('the theme is remembered, and switches where storage is blocked', async ({ page }) => {
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await page.goto('/');
  await expect(root).toHaveClass(/\blight\b/);
  await toggle.click();
  await page.reload();
  await expect(root).toHaveClass(/\bdark\b/);
  // Another tab of the same site chooses, stores something else, or clears all that is stored.
  const other = await page.context().newPage();
  await other.goto('/about');
  await root.evaluate((html) =>
    addEventListener('storage', ({ key }) =>
      html.setAttribute('data-heard', `${key}: ${html.classList.value}`),
    ),
  );
  for (const [store, heard] of [
    [() => localStorage.setItem('theme', 'light'), 'theme: light'],
    [() => localStorage.setItem('language', 'dark'), 'language: light'],
    [() => localStorage.setItem('theme', 'dark'), 'theme: dark'],
    [() => localStorage.clear(), 'null: light'],
  ] as const) {
    await other.evaluate(store);
    await expect(root).toHaveAttribute('data-heard', heard);
    await expect(toggle).toHaveAttribute('aria-pressed', `${heard.endsWith('dark')}`);
  }
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto('/');
  await expect(root).toHaveClass(/\blight\b/);
  await toggle.click();
  await expect(root).toHaveClass(/\bdark\b/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
});

/** Visible without scrolling, with nothing above it. */
async function expectInSight(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const isOnTop = await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
}

test('a sheet for a ten-year-old is two presses away on a phone, each in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const age = page
    .getByRole('navigation', { name: 'Pick an age, print a sheet' })
    .getByRole('link', { name: '8 to 11 Grades 3–5', exact: true });
  await expectInSight(page, age);
  await age.click();
  await expect(page).toHaveURL('/curriculum/3-5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grades 3–5 ages 8 to 11');
  const print = page.getByRole('link', {
    name: /^Print the sheet 2 pages \+ answers · \d+ KB/,
  });
  await expectInSight(page, print);
  // This browser has no viewer for PDFs: what it would show to print, it downloads.
  const downloads = page.waitForEvent('download');
  await print.click();
  const download = await downloads;
  expect(download.suggestedFilename()).toBe('my-first-budget-letter.pdf');
  // The size on the button is the file's.
  const { size } = await stat(await download.path());
  await expect(print).toContainText(`${Math.ceil(size / 1000)} KB`);
});

test('a ring opens its band, and View Curriculum a program’s own track', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  await page.getByRole('main').getByText('14–16', { exact: true }).click();
  await expect(page).toHaveURL('/curriculum/9-10');
  const track = 'Entrepreneurship';
  await page.goto('/programs');
  await page.getByRole('link', { name: new RegExp(`^View Curriculum.*${track}`) }).click();
  const heading = page.getByRole('heading', { level: 2, name: track });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});
