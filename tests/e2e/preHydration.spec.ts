import type { Page } from '@playwright/test';
import { answering, blockScripts, expect, test } from './support.ts';

const wide = { width: 1280, height: 800 };

/** The scripts that a page starts with. The statecharts load after them. */
async function startOf(page: Page, pathname: string): Promise<(url: string) => boolean> {
  const html = await (await page.request.get(pathname)).text();
  const files = [...html.matchAll(/ (?:src|href)="([^"]+[.]js)"/g)].map(([, file = '']) => file);
  return (url) => files.some((file) => url.endsWith(file));
}

/** Opens a live page whose statecharts, and everything else that loads later, are held back. */
async function openWithoutStatecharts(page: Page, pathname: string) {
  const isStart = await startOf(page, pathname);
  const held = await blockScripts(page, (url) => !isStart(url));
  await page.goto(pathname);
  return held;
}

// While the script is blocked, its preloads stay unused and the browser warns.
const unused = 'was preloaded using link preload';
test.use({ provokes: new RegExp(unused) });

const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('paragraph').getByText(title);

/** The toast is shown, and no second one is queued. */
async function expectOneToast(page: Page, title: string): Promise<void> {
  const region = page.getByRole('region', { name: 'Notifications' });
  await expect(region.getByRole('paragraph').filter({ hasText: title })).toHaveCount(1);
  await region.getByRole('button', { name: 'Close notification' }).click();
  await expect(region.getByRole('paragraph')).toHaveCount(0);
}

/** Its list, because the wrapper has no box. */
const plainMenu = (page: Page) => page.locator('details').getByRole('list');

const busy = (page: Page) => page.locator('button[aria-busy="true"]');

/** Opens a page whose script is held back, and presses the theme's button twice. */
async function openEarly(page: Page, pathname: string): Promise<() => void> {
  const { release } = await blockScripts(page);
  await page.goto(pathname, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).click({ clickCount: 2 });
  return release;
}

/** Two presses had the effect of one. */
async function expectDark(page: Page): Promise<void> {
  await expect(busy(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveClass('dark');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
}

test('presses before the script has loaded take effect once, in order', async ({ page }) => {
  await page.setViewportSize(wide);
  const release = await openEarly(page, '/courses');
  const chips = page.getByRole('group', { name: /filter/i });
  const design = chips.getByRole('button', { name: 'Design', exact: true });
  await chips.getByRole('button', { name: 'Business', exact: true }).click({ clickCount: 2 });
  await design.click({ clickCount: 2 });
  const enroll = page.getByRole('button', { name: /^Enroll/ }).first();
  await enroll.click({ clickCount: 2 });
  await page.getByRole('button', { name: 'Curriculum' }).click({ clickCount: 2 });
  await expect(busy(page)).toHaveCount(5);
  release();
  await expectDark(page);
  await expectOneToast(page, 'Enrollment Feature');
  // The last press wins.
  await expect(page).toHaveURL('/courses?category=design');
  await expect(design).toHaveAttribute('aria-pressed', 'true');
});

test('on a phone, too, by keyboard, and the plain menu opens at once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await openEarly(page, '/donate');
  await page.getByRole('radio', { name: '$250' }).press('Space');
  const donate = page.getByRole('button', { name: 'Donate Now' });
  for (let times = 0; times < 2; times += 1) await donate.press('Enter');
  await page.locator('summary').click();
  await expect(plainMenu(page)).toBeVisible();
  await expect(busy(page)).toHaveCount(2);
  release();
  await expectDark(page);
  // One menu: the open one stays, and no other opens over it.
  await expect(page.locator('details')).toHaveAttribute('open');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // Before that a second press would be ignored as a repetition.
  await answering(page, 'summary');
  await page.locator('summary').click();
  await expect(page.locator('details')).not.toHaveAttribute('open');
  await expectOneToast(page, 'Donation Feature');
  await expect(page.getByRole('radio', { name: '$250' })).toBeChecked();
  await expect(page.getByLabel('Total Donation')).toContainText('$250');
});

test('by keyboard: a press waits, and Enter in a field submits', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/otp')) asked.push(request.url());
  });
  const { release } = await blockScripts(page);
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early-keys@tallygrove.test');
  for (let times = 0; times < 3; times += 1) await page.keyboard.press('Enter');
  await expect(busy(page)).toHaveText('Send Magic Link');
  release();
  await expect(toast(page, 'Check your email')).toBeVisible();
  await expect(page.getByRole('group', { name: /to early-keys@tallygrove\.test$/ })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('on a live page whose statecharts have not loaded', () => {
  test.use({ viewport: wide });

  test('a press shows as busy, counts once, and typed text stays until the result', async ({
    page,
  }) => {
    const { release } = await openWithoutStatecharts(page, '/contact');
    const message = page.getByLabel('Message');
    for (const label of ['Name', 'Email', 'Subject', 'Message'])
      await page.getByLabel(label).fill('ada@example.org');
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click({ clickCount: 3 });
    await page.getByRole('button', { name: 'Curriculum' }).click({ clickCount: 3 });
    await expect(busy(page)).toHaveCount(2);
    await expect(message).toHaveValue('ada@example.org');
    release();
    await expect(page.getByRole('link', { name: 'Grades 6–8' }).first()).toBeVisible();
    await expectOneToast(page, 'Contact Form');
    await expect(message).toHaveValue('');
    await expect(busy(page)).toHaveCount(0);
  });
});

test('interactive parts are fetched before the first press, and a hovered link’s page', async ({
  page,
}) => {
  const isStart = await startOf(page, '/about');
  const isProgram = await startOf(page, '/programs');
  const later: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js') && !isStart(request.url())) later.push(request.url());
  });
  await page.goto('/about');
  await expect.poll(() => later.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  later.splice(0);
  const footer = page.getByRole('contentinfo');
  // On a busy machine the page may not listen yet although nothing is loading.
  await expect(async () => {
    await footer.getByRole('link', { name: 'About' }).hover();
    await footer.getByRole('link', { name: 'Programs' }).hover();
    expect(later.some(isProgram)).toBe(true);
  }).toPass();
});

test.describe('a part that fails to load', () => {
  test.use({
    provokes: new RegExp(`Failed to load resource|Failed to fetch|could not be fetched|${unused}`),
  });

  const lost = /^That did not load/;

  test('is reported where a press waited for the script, and typed text stays', async ({
    page,
  }) => {
    const { lose } = await blockScripts(page);
    await page.goto('/contact', { waitUntil: 'commit' });
    await page.getByLabel('Message').fill('A long letter');
    const send = page.getByRole('button', { name: 'Send Message' });
    await send.click();
    await expect(busy(page)).toHaveCount(1);
    lose();
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    await expect(page.getByLabel('Message')).toHaveValue('A long letter');
    // Later presses show the same message and leave no busy button.
    await send.click();
    await expect(busy(page)).toHaveCount(0);
  });

  test('is reported on a live page, which keeps working', async ({ page }) => {
    const { lose } = await openWithoutStatecharts(page, '/programs');
    const enroll = page.getByRole('button', { name: 'Enroll Now' }).first();
    await enroll.click();
    await expect(busy(page)).toHaveCount(1);
    lose();
    await expect(page.getByRole('alert').filter({ hasText: lost })).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    // Browsers cache a failed import by URL, so the message suggests a reload. Everything else works.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  });

  test('leaves a page of text readable, with working links', async ({ page }) => {
    const { lose } = await openWithoutStatecharts(page, '/');
    lose();
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money sense grows in rings.');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Courses');
    await page.goBack();
    await page.getByRole('link', { name: 'Explore Programs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
  });
});
