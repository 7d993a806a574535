import type { Page } from '@playwright/test';
import { expireStored, signInAs, storedSession, watchRefreshes } from './sessionSupport.ts';
import { expect, test } from './support.ts';

const token = /\/auth\/v1\/token/;
const dashboard = (page: Page) => page.getByText('Student Dashboard');

/** Opens a page in a second tab, and waits until that has read the session. */
async function openSettled(tab: Page): Promise<void> {
  await tab.goto('/about');
  await expect(tab.getByRole('button', { name: /^Account of / })).toBeVisible();
}

/** The tabs that wait for the refresh lock. */
const waitingForTurn = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);

test('two tabs that expire together refresh once between them', async ({ page, context }, info) => {
  await signInAs(page, info);
  const other = await context.newPage();
  await openSettled(other);
  await expireStored(page);
  const before = await storedSession(page);
  const refreshes = watchRefreshes(context);

  // The first tab's response is blocked until the second one requests the lock.
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
