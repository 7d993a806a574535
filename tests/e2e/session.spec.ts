import type { Page } from '@playwright/test';
import { addressFor } from '../support/mail.ts';
import { expireStored, signInAs, storedSession, watchRefreshes } from './sessionSupport.ts';
import { blockScripts, expect, holdFiles, test } from './support.ts';

const dashboard = (page: Page) => page.getByText('Student Dashboard');

/** The tabs that wait for the refresh lock. */
const waitingForLock = (page: Page) =>
  page.evaluate(async () => (await navigator.locks.query()).pending?.length ?? 0);

test('two tabs that expire together send one refresh; going back after logging out leads to the sign-in page', async ({
  page,
  context,
}, info) => {
  await signInAs(page, info);
  // An account without a name.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${addressFor(info)}`);
  const other = await context.newPage();
  await expireStored(page);
  const before = await storedSession(page);
  const refreshes = watchRefreshes(context);

  // The first tab's response is blocked until the second one requests the lock.
  const refresh = await holdFiles(context, /\/auth\/v1\/token/);
  await Promise.all([
    page.goto('/dashboard', { waitUntil: 'commit' }),
    other.goto('/dashboard', { waitUntil: 'commit' }),
  ]);
  await expect.poll(() => waitingForLock(page)).toBe(1);
  refresh.release();

  await expect(dashboard(page)).toBeVisible();
  await expect(dashboard(other)).toBeVisible();
  expect(refreshes.count).toBe(1);
  expect((await storedSession(page)).refreshToken).not.toBe(before.refreshToken);
  await other.close();

  await page.getByRole('button', { name: /^Account of / }).click();
  const logOut = page.getByRole('button', { name: 'Log out', exact: true });
  await expect(logOut).toBeVisible();
  // The home page's code has not loaded yet.
  const { release } = await blockScripts(page);
  await logOut.click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  release();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible();
});
