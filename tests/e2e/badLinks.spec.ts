import type { Page } from '@playwright/test';
import { askForLink, expect, test } from './support.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('tallygrove.session'));

test('an unknown link is explained, with a way to request a new one', async ({ page }) => {
  await page.goto('/auth/v1/verify?token=never-mailed&type=magiclink&redirect_to=/dashboard');
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Your link did not work')).toBeVisible();
  await expect(page.getByText(/has expired or was already used/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible();
});

test.describe('a link opened twice', () => {
  // The server refuses the second attempt, which the browser logs.
  test.use({ provokes: /status of 403/ });

  test('keeps the first session', async ({ page }) => {
    const link = await askForLink(page, 'twice@tallygrove.test');
    await page.goto(link);
    await expect(page.getByText('Student Dashboard')).toBeVisible();
    // Toasts come one at a time: the greeting would delay the refusal by ten seconds.
    await page.getByRole('button', { name: 'Close notification' }).click();
    const before = await stored(page);
    await page.goto(link);
    await expect(page.getByText(/has expired or was already used/).first()).toBeVisible();
    await expect(page.getByText('Student Dashboard')).toBeVisible();
    expect(await stored(page)).toBe(before);
  });
});

test.describe('a forged token', () => {
  // The server refuses it, which the browser logs.
  test.use({ provokes: /status of 40[13]/ });

  test('is refused by the server', async ({ page }) => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const forged = [
      part({ alg: 'HS256', typ: 'JWT' }),
      part({ sub: 'a0000000-0000-4000-8000-000000000001', role: 'authenticated', exp: 4102444800 }),
      Buffer.from('no signature of ours').toString('base64url'),
    ].join('.');
    await page.goto(
      `/dashboard#access_token=${forged}&refresh_token=forged&expires_in=3600&token_type=bearer&type=magiclink`,
    );
    await expect(page).toHaveURL('/signin');
    await expect(
      page.getByText('This sign-in link is not valid. Ask for a new one below.'),
    ).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});

test.describe('a link in a path like another host’s URL', () => {
  // No page of the site has that URL, which the browser logs.
  test.use({ provokes: /status of 404/ });

  test('is removed from the URL', async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? ''}//x#access_token=nonsense&refresh_token=secret`);
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(/not a valid token/)).toBeVisible();
    await page.goBack();
    expect(page.url()).not.toContain('secret');
  });
});

test.describe('a stored session that the server does not know', () => {
  test.use({ provokes: /status of 40[013]/ });

  test('ends in a plain message on the sign-in page', async ({ page }) => {
    await page.addInitScript(() => {
      if (sessionStorage.getItem('planted') !== null) return;
      sessionStorage.setItem('planted', 'yes');
      localStorage.setItem(
        'tallygrove.session',
        JSON.stringify({
          accessToken: 'e30.e30.e30',
          refreshToken: 'unknown',
          tokenType: 'bearer',
          expiresAt: 1,
          user: { id: 'a0000000-0000-4000-8000-000000000003', email: 'student@tallygrove.test' },
        }),
      );
    });
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/signin');
    await expect(
      page.getByText('Your session has ended. Sign in again to go on.').first(),
    ).toBeVisible();
    expect(await stored(page)).toBeNull();
  });
});
