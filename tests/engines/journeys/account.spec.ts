import { mailedLink, storedSession } from '../../e2e/sessionSupport.ts';
import { logOut, newestMail, sendLink } from '../../e2e/support.ts';
import { expect, goBack, test } from '../test.ts';

test('from a new account to the dashboard, out again, and back stays out', async ({
  page,
}, info) => {
  const address = `new-${info.testId}-${info.repeatEachIndex}@tallygrove.test`;
  await page.goto('/signup');
  await page.getByLabel('Display name').fill('Sam Fletcher');
  await page.getByLabel('Email').fill(address);
  await page.getByLabel('Password').fill('plenty-of-acorns');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL('/signin');

  const { links } = await newestMail(page.request, address);
  await page.goto(links[0] ?? '');
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam Fletcher');

  await logOut(page);
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(await storedSession(page)).toBeNull();
  await goBack(page);
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('Student Dashboard')).toHaveCount(0);
});

test('a magic link that was requested on the page signs in', async ({ page }, info) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/signin');
  await page.goto(await sendLink(page, `magic-${info.testId}@tallygrove.test`));
  await expect(page.getByText('Student Dashboard')).toBeVisible();
});

test('a recovery link requests a new password and saves it', async ({ page, browserName }, {
  testId,
  ...info
}) => {
  // A confirmed address, one for each engine, because mails are rate-limited.
  const role = { chromium: 'instructor', firefox: 'student', webkit: 'parent' }[browserName];
  const address = `${role}@tallygrove.test`;
  await page.goto(await mailedLink(page, { testId, ...info }, address, 'recover'));
  // Another device's link needs one press, which mail scanners do not make.
  await page.getByRole('button', { name: 'Open the link' }).click();
  await page
    .getByRole('textbox', { name: 'New password' })
    .fill(`acorns-${testId}-${info.repeatEachIndex}`);
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('Password saved').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link that is spent leaves the session of its first use alone', async ({ page }, info) => {
  const link = await mailedLink(page, info);
  await page.goto(link);
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  const before = await storedSession(page);
  await page.goto(link);
  await expect(page.getByText(/has expired or was already used/u).first()).toBeVisible();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  expect(await storedSession(page)).toEqual(before);
});

for (const [what, address, answer] of [
  [
    'a link that the service does not know is explained',
    '/auth/v1/verify?token=never-mailed&type=magiclink&redirect_to=/dashboard',
    /has expired or was already used/u,
  ],
  [
    'a malformed token is refused',
    '/#access_token=nonsense&refresh_token=x&type=magiclink',
    /not a valid token/u,
  ],
] as const) {
  test(what, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(answer).first()).toBeVisible();
    expect(await storedSession(page)).toBeNull();
  });
}
