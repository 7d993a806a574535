import type { Locator, Page } from '@playwright/test';
import { signInAs } from './sessionSupport.ts';
import { answering, blockScripts, expect, test } from './support.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate((top) => window.scrollTo(0, top), y);
  await expect.poll(() => place(page)).toBe(y);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const inFooter = (page: Page, name: string): Locator =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.use({ viewport: { width: 1280, height: 600 }, contextOptions: { reducedMotion: 'reduce' } });

test('a link is busy until its page’s code has loaded; the page starts at its top, and back and forward restore the position; the heading has the focus', async ({
  page,
}) => {
  await page.goto('/about');
  const { release } = await blockScripts(page);
  const link = inFooter(page, 'Programs');
  // Scroll first, so that the click itself does not.
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  expect(left).toBeGreaterThan(100);
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveTitle(/^About us/);
  release();
  await expect(page).toHaveTitle(/^Programs/);
  await expect(heading(page)).toBeFocused();
  await expect(link).not.toHaveAttribute('aria-busy');
  await expect.poll(() => place(page)).toBe(0);
  await scrollTo(page, 300);

  await page.goBack();
  await expect(page).toHaveTitle(/^About us/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(/^Programs/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(300);

  // A link to the current page.
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Programs' }).click();
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(0);
});

test('another filter moves nothing', async ({ page }) => {
  await page.goto('/courses');
  await scrollTo(page, 40);
  const filter = page.getByRole('button', { name: 'Design', exact: true });
  await filter.click();
  await expect(page).toHaveURL(/category=design/);
  await expect(filter).toBeFocused();
  expect(await place(page)).toBe(40);
});

test('a link to a part of the page scrolls there, and back restores the position', async ({
  page,
}) => {
  await page.goto('/legal/privacy');
  await scrollTo(page, 40);
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3);
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  await link.click();
  await expect(page).toHaveURL(/#/);
  await expect.poll(() => place(page)).toBeGreaterThan(left + 200);
  await page.goBack();
  await expect.poll(() => place(page)).toBe(left);
});

test('on a live page whose own code has not come, Back returns to it, and a link to a part of it keeps its text', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    // An id of the page's text.
    if (body.includes('how-long')) await released;
    await route.fulfill({ response, body });
  });
  await page.goto('/legal/privacy');
  await inFooter(page, 'Programs').click();
  await expect(page).toHaveURL('/programs');
  // Before that is shown.
  await page.goBack();
  const link = page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3);
  const part = page.getByRole('heading', { level: 2, name: (await link.textContent()) ?? '' });
  const node = await part.elementHandle();
  await link.click();
  await expect(part).toBeInViewport();
  release();
  await answering(page, 'main h1');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(heading(page)).toHaveText('Privacy policy');
  await expect(part).toBeInViewport();
  expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
});

test('a reload keeps the scroll position, also of earlier pages', async ({ page }) => {
  await page.goto('/blog');
  const link = inFooter(page, 'Events');
  await link.scrollIntoViewIfNeeded();
  const left = await place(page);
  await link.click();
  await expect(heading(page)).toBeFocused();
  await scrollTo(page, 700);
  await page.reload();
  await answering(page, '#root > *');
  // Scroll anchoring keeps the text in place, and line heights differ until the typefaces have loaded.
  await expect.poll(async () => Math.abs((await place(page)) - 700)).toBeLessThan(10);
  await page.goBack();
  await expect(page).toHaveTitle(/^Blog/);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => place(page)).toBe(left);
});

test('the dashboard keeps its scroll position, although it renders late', async ({
  page,
}, info) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await signInAs(page, info);
  await scrollTo(page, 500);
  await page.reload();
  await expect(page.getByText('Student Dashboard')).toBeAttached();
  await expect.poll(() => place(page)).toBe(500);
});
