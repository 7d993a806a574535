import type { Page } from '@playwright/test';
import { newestLink, tokenOf } from '../support/mail.ts';
import { mailedLink, sessionOf } from './sessionSupport.ts';
import { askForLink, expect, logOut, sendLink, test } from './support.ts';

test('a mailed link opens the dashboard, a reload keeps it, and logging out ends it in both tabs', async ({
  page,
  context,
}) => {
  const welcome = 'Welcome, Ada Okafor';
  await page.goto(await askForLink(page, 'admin@tallygrove.test'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  await expect(page.getByText('Admin Dashboard', { exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
  expect(new URL(page.url()).hash).toBe('');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(welcome);
  const second = await context.newPage();
  await second.goto('/dashboard');
  await expect(second.getByRole('heading', { level: 1 })).toHaveText(welcome);

  await logOut(page);
  await expect(page.getByText('Logged Out', { exact: true })).toBeVisible();
  await expect(
    page.getByText('You have been successfully logged out.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();

  await expect(second).toHaveURL('/signin');
  expect(await second.evaluate(() => localStorage.getItem('tallygrove.session'))).toBeNull();
  await page.goBack();
  await expect(page).toHaveURL('/signin');
});

test('a visitor redirected to sign-in returns to the requested page', async ({ page, context }) => {
  await page.goto('/dashboard?tab=events#next');
  await expect(page).toHaveURL('/signin');
  const link = await sendLink(page, 'return@tallygrove.test');
  const reader = await context.newPage();
  await reader.goto('/about');
  // Live, so that it receives storage events from other tabs.
  await reader.keyboard.press('Tab');

  const mailTab = await context.newPage();
  await mailTab.goto(link);
  await expect(mailTab).toHaveURL('/dashboard?tab=events#next');
  // The tab on the sign-in page follows.
  await expect(page).toHaveURL('/dashboard?tab=events#next');
  // A tab on a public page stays there.
  await expect(reader.getByRole('button', { name: /^Account of / })).toBeVisible();
  await expect(reader).toHaveURL('/about');
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
});

test('a new account: greeted by name once the address is confirmed', async ({ page }, info) => {
  // A new account for each repetition of the test.
  const email = `sam.fletcher.${info.repeatEachIndex}@tallygrove.test`;
  await page.goto('/signup');
  await page.getByLabel('Display name').fill('Sam Fletcher');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('plenty-of-acorns');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Account Created!', { exact: true })).toBeVisible();
  await expect(
    page.getByText('Please check your email to verify your account.', { exact: true }),
  ).toBeVisible();
  await expect(page).toHaveURL('/signin');

  await page.goto(await newestLink(new URL(page.url()).origin, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam Fletcher');
  await expect(page.getByText('Student Dashboard', { exact: true })).toBeVisible();
});

/** Counts token exchanges from now on, and asserts that each is of this link. */
async function watchExchanges(page: Page, link: string): Promise<{ readonly count: number }> {
  const token = tokenOf(link);
  expect(token).toEqual({ token_hash: expect.stringMatching(/^.{16,}$/), type: 'magiclink' });
  const exchanges = { count: 0 };
  await page.route(/\/auth\/v1\/verify/, async (route) => {
    expect([route.request().method(), route.request().postDataJSON()]).toEqual(['POST', token]);
    // The URL is clean before the confirmation is shown.
    expect(page.url()).not.toContain('token_hash');
    exchanges.count += 1;
    await route.continue();
  });
  return exchanges;
}

const signedInToast = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByText(/^Signed in as \S+@tallygrove\.test$/);

test('on another device one press opens the link, and a toast names the account', async ({
  page,
}, info) => {
  const link = await mailedLink(info);
  const exchanges = await watchExchanges(page, link);
  await page.goto(link);
  const question = page.getByRole('dialog', { name: 'Use this sign-in link?' });
  await expect(question).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(exchanges.count).toBe(0);
  await question.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(signedInToast(page)).toBeVisible();
  expect(exchanges.count).toBe(1);
});

test('a link that belongs to another account than it was requested for asks first', async ({
  page,
}, info) => {
  await askForLink(page, 'expected@tallygrove.test');
  await page.goto(await mailedLink(info));
  const dialog = page.getByRole('dialog', { name: 'Use another account?' });
  await expect(dialog).toContainText('You asked for a link for expected@tallygrove.test.');
  expect(await page.evaluate(() => localStorage.getItem('tallygrove.session'))).toBeNull();
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
});

test('a recovery link requires a new password, also after a reload, until saved', async ({
  page,
}, info) => {
  // Confirms the address of this test's own account.
  await sessionOf(page, await mailedLink(info));
  await page.goto(await mailedLink(info, 'recover'));
  await page.getByRole('button', { name: 'Open the link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a new password' });
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();

  // Another tab asks too; saving in one closes both dialogs.
  const other = await page.context().newPage();
  await other.goto('/about');
  const there = other.getByRole('dialog', { name: 'Choose a new password' });
  await there.getByLabel('New password').fill('plenty-of-acorns');
  await there.getByRole('button', { name: 'Save password' }).click();
  await expect(there).toHaveCount(0);
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test('another person’s link keeps the signed-in user unless they switch', async ({
  page,
}, info) => {
  await page.goto(await askForLink(page, 'resident@tallygrove.test'));
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  const before = page.getByRole('button', { name: 'Dark theme' });
  await before.focus();
  const link = await mailedLink(info);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);

  // This browser has requested a link, so that link opens directly; another person's link asks first.
  const dialog = page.getByRole('dialog', { name: 'Switch to another account?' });
  await expect(dialog).toContainText('You are signed in as resident@tallygrove.test.');
  expect(page.url()).not.toMatch(/access_token|token_hash/);
  const stay = dialog.getByRole('button', { name: 'Stay signed in' });
  await expect(stay).toBeFocused();
  // Neither Tab nor the wheel leaves the dialog; after its last control comes the browser's own window.
  for (let presses = 0; presses < 5; presses += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await dialog.evaluate(
      (element) =>
        document.activeElement !== document.body && !element.contains(document.activeElement),
    );
    expect(isOutside).toBe(false);
  }
  await page.mouse.move(20, 20);
  await page.mouse.wheel(0, 400);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const logoutRequest = page.waitForRequest(/\/auth\/v1\/logout/);
  await page.keyboard.press('Escape');
  await logoutRequest;
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(before).toBeFocused();
});

test('after signing up, the sign-in page shows where the mail went, until a reload', async ({
  page,
}) => {
  await page.goto('/signup');
  await page.getByLabel('Display name').fill('Lena');
  // A known address gets the same answer, and no mail.
  await page.getByLabel('Email').fill('student@tallygrove.test');
  await page.reload();
  // The form restores what was typed, except passwords.
  await expect(page.getByLabel('Display name')).toHaveValue('Lena');
  await page.getByLabel('Password').fill('plenty-of-acorns');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('acorns');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(
    page.getByRole('group', { name: 'A link is on its way to student@tallygrove.test' }),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('student@tallygrove.test');
  await expect(page.getByText('No email after a few minutes?')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('tallygrove.drafts'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');
});
