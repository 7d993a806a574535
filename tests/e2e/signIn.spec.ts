import { newestLink } from '../support/mail.ts';
import { mailedLink, sessionOf } from './sessionSupport.ts';
import { expect, sendLink, test } from './support.ts';

test('a visitor redirected to sign-in returns by the mailed link to the requested page, a reload keeps it, and logging out ends it in all tabs', async ({
  page,
  context,
}) => {
  const requested = '/dashboard?tab=events#next';
  await page.goto(requested);
  await expect(page).toHaveURL('/signin');
  const link = await sendLink(page, 'return@tallygrove.test');
  const reader = await context.newPage();
  await reader.goto('/about');
  // Live, so that it receives storage events from other tabs.
  await reader.keyboard.press('Tab');

  const mailTab = await context.newPage();
  await mailTab.goto(link);
  await expect(mailTab).toHaveURL(requested);
  // The tab on the sign-in page follows.
  await expect(page).toHaveURL(requested);
  // A tab on a public page stays there.
  await expect(reader.getByRole('button', { name: /^Account of / })).toBeVisible();
  await expect(reader).toHaveURL('/about');
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);

  await mailTab.reload();
  await expect(mailTab.getByText('Student Dashboard')).toBeVisible();
  await reader.goto('/dashboard');
  await expect(reader.getByText('Student Dashboard')).toBeVisible();
  await mailTab.getByRole('button', { name: /^Account of / }).click();
  await mailTab.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(mailTab.getByText('Logged Out', { exact: true })).toBeVisible();
  await expect(mailTab).toHaveURL('/');
  await expect(mailTab.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(mailTab.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();

  await expect(reader).toHaveURL('/signin');
  expect(await reader.evaluate(() => localStorage.getItem('tallygrove.session'))).toBeNull();
  await mailTab.goBack();
  await expect(mailTab).toHaveURL('/signin');
});

test('a new account: told where the mail went, and greeted by name once the address is confirmed', async ({
  page,
}, info) => {
  // A new account for each repetition of the test.
  const email = `sam.fletcher.${info.repeatEachIndex}@tallygrove.test`;
  await page.goto('/signup');
  await page.getByLabel('Display name').fill('Sam Fletcher');
  await page.getByLabel('Email').fill(email);
  await page.reload();
  // The form restores what was typed, except passwords.
  await expect(page.getByLabel('Display name')).toHaveValue('Sam Fletcher');
  await page.getByLabel('Password').fill('plenty-of-acorns');
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('acorns');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('group', { name: `A link is on its way to ${email}` })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(email);
  expect(await page.evaluate(() => sessionStorage.getItem('tallygrove.drafts'))).toBeNull();
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('');

  await page.goto(await newestLink(new URL(page.url()).origin, email));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam Fletcher');
  await expect(page).toHaveURL('/dashboard');
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

  // The session's storyboard has another tab that saves it.
  await dialog.getByLabel('New password').fill('plenty-of-acorns');
  await dialog.getByRole('button', { name: 'Save password' }).click();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  await expect(dialog).toHaveCount(0);
});
