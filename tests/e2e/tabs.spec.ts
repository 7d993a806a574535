import type { Page } from '@playwright/test';
import {
  changeStored,
  expireStored,
  runUntilRefresh,
  show,
  signInAs,
  stopClock,
  storedSession,
  watchRefreshes,
} from './sessionSupport.ts';
import { expect, test } from './support.ts';

const token = /\/auth\/v1\/token/;
const dashboard = (page: Page) => page.getByText('Student Dashboard');

/** Opens a page in a second tab, and waits until that has read the session. */
async function openSettled(tab: Page): Promise<void> {
  await tab.goto('/about');
  await expect(tab.getByRole('button', { name: /^Account of / })).toBeVisible();
}

/** Tabs that wait for their turn to refresh. */
const waitingForTurn = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);

test('two tabs that expire together refresh once between them', async ({ page, context }, info) => {
  await signInAs(page, info);
  const other = await context.newPage();
  await openSettled(other);
  await expireStored(page);
  const before = await storedSession(page);
  const refreshes = watchRefreshes(context);

  // The first one's answer is held until the second one asks for its turn.
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route(token, async (route) => {
    await held;
    await route.continue();
  });
  await Promise.all([
    page.goto('/dashboard', { waitUntil: 'commit' }),
    other.goto('/dashboard', { waitUntil: 'commit' }),
  ]);
  await expect.poll(() => waitingForTurn(page)).toBe(1);
  release();

  await expect(dashboard(page)).toBeVisible();
  await expect(dashboard(other)).toBeVisible();
  expect(refreshes.count).toBe(1);
  expect((await storedSession(page))?.refreshToken).not.toBe(before?.refreshToken);
});

test('two open tabs refresh once when their token is about to end', async ({
  page,
  context,
}, info) => {
  await context.clock.install();
  await signInAs(page, info);
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(dashboard(other)).toBeVisible();
  const { expiresAt = 0 } = (await storedSession(page)) ?? {};
  const refreshes = watchRefreshes(context);

  // Four ticks of 30 s are left, and both tabs look at least once: nothing is due (policy).
  await context.clock.pauseAt(expiresAt - 150_000);
  await context.clock.runFor(29_000);
  expect(refreshes.count).toBe(0);
  // Another tick, and three are left.
  await runUntilRefresh(page, refreshes, 60_000);
  await expect.poll(async () => (await storedSession(page))?.expiresAt).toBeGreaterThan(expiresAt);
  // Ten minutes on, neither has asked again.
  await context.clock.runFor(600_000);
  expect(refreshes.count).toBe(1);
  await expect(dashboard(page)).toBeVisible();
  await expect(dashboard(other)).toBeVisible();
});

test.describe('a token that another tab has rotated', () => {
  test.use({ provokes: /status of 400/ });

  test('is adopted, though the server calls the old one used', async ({ page, context }, info) => {
    await signInAs(page, info);
    const other = await context.newPage();
    await openSettled(other);
    await expireStored(page);
    const before = await storedSession(page);
    const refreshes = watchRefreshes(context);

    // While this tab asks, the other one's fresh session arrives in storage.
    await page.route(token, async (route) => {
      await changeStored(other, {
        refreshToken: 'rotated-by-the-other-tab',
        expiresAt: Date.now() + 3_600_000,
      });
      await route.fulfill({
        status: 400,
        contentType: 'application/json',
        body: JSON.stringify({
          code: 400,
          error_code: 'refresh_token_already_used',
          msg: 'Invalid Refresh Token: Already Used',
        }),
      });
    });
    await page.goto('/dashboard');
    await expect(dashboard(page)).toBeVisible();
    await expect(page.getByText('Your session has ended.')).toHaveCount(0);
    expect(refreshes.count).toBe(1);
    expect(await storedSession(page)).toMatchObject({
      accessToken: before?.accessToken,
      refreshToken: 'rotated-by-the-other-tab',
    });
  });
});

test('a rotated token is found in storage before anybody is asked', async ({
  page,
  context,
}, info) => {
  await page.clock.install();
  await signInAs(page, info);
  const { expiresAt = 0 } = (await storedSession(page)) ?? {};
  const refreshes = watchRefreshes(context);
  // Written by this tab itself, so that no event tells it: as if the news were late.
  await changeStored(page, { expiresAt: expiresAt + 3_600_000 });
  await page.clock.pauseAt(expiresAt - 60_000);
  await page.clock.runFor(120_000);
  await expect(dashboard(page)).toBeVisible();
  expect(refreshes.count).toBe(0);
});

test('a tab that was hidden for an hour refreshes once when it is shown', async ({
  page,
  context,
}, info) => {
  await page.clock.install();
  await signInAs(page, info);
  const refreshes = watchRefreshes(context);
  await show(page, 'hidden');
  await stopClock(page);
  await page.clock.runFor(3_600_000);
  // Hidden: no checks (policy).
  expect(refreshes.count).toBe(0);

  const before = await storedSession(page);
  await show(page, 'visible');
  await show(page, 'hidden');
  await show(page, 'visible');
  await expect
    .poll(async () => (await storedSession(page))?.expiresAt)
    .toBeGreaterThan(before?.expiresAt ?? 0);
  await page.clock.runFor(600_000);
  expect(refreshes.count).toBe(1);
  await expect(dashboard(page)).toBeVisible();
});

test('coming back to the tab signs nobody in a second time', async ({ page }, info) => {
  await signInAs(page, info);
  // What signing in does, and nothing else: it takes the visitor where they were going.
  await page.evaluate(() => localStorage.setItem('tallygrove.return', '/dashboard?tab=events'));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/(?:auth|rest)\/v1\//.test(request.url())) asked.push(request.url());
  });
  for (const visibility of ['hidden', 'visible', 'hidden', 'visible'] as const) {
    await show(page, visibility);
    await page.evaluate((type) => window.dispatchEvent(new Event(type)), 'focus');
  }
  await expect(dashboard(page)).toBeVisible();
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('tallygrove.return'))).toBe(
    '/dashboard?tab=events',
  );
  expect(asked).toEqual([]);
});
