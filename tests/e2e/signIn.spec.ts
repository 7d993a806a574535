import { askForLink, expect, logOut, sendLink, test } from './support.ts';

const people = [
  { role: 'Admin', email: 'admin@tallygrove.test', name: 'Ada Okafor' },
  { role: 'Instructor', email: 'instructor@tallygrove.test', name: 'Mateo Rivera' },
  { role: 'Student', email: 'student@tallygrove.test', name: 'Lena Brooks' },
  { role: 'Parent', email: 'parent@tallygrove.test', name: 'Priya Nair' },
];

for (const { role, email, name } of people) {
  test(`${role}: link in the mail, dashboard, reload, log out in both tabs`, async ({
    page,
    context,
  }) => {
    const link = await askForLink(page, email);
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);
    await expect(page.getByText(`${role} Dashboard`, { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    expect(new URL(page.url()).hash).toBe('');
    const own = role === 'Admin' ? 1 : 0;
    await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(own);
    await page.getByRole('button', { name: `Account of ${name}` }).click();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Admin Panel' })).toHaveCount(own);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);

    const second = await context.newPage();
    await second.goto('/dashboard');
    await expect(second.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`);

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
}

test('only admins have the Admin link', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(await askForLink(page, 'admin@tallygrove.test'));
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toBeVisible();
  await logOut(page);
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0);
});

test('a person sent to sign in comes back to where they were going', async ({ page, context }) => {
  await page.goto('/dashboard?tab=events#next');
  await expect(page).toHaveURL('/signin');
  const link = await sendLink(page, 'return@tallygrove.test');

  const mailTab = await context.newPage();
  await mailTab.goto(link);
  await expect(mailTab).toHaveURL('/dashboard?tab=events#next');
  // The tab that was left at the sign-in page follows.
  await expect(page).toHaveURL('/dashboard?tab=events#next');
  await page.goBack();
  await expect(page).not.toHaveURL(/dashboard/);
});

test('a new account: greeted by name once the address is confirmed', async ({ page }, info) => {
  // A new account each time that the test is repeated.
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

  const answer = await page.request.get(`/__mail/messages.json?to=${encodeURIComponent(email)}`);
  const [mail] = (await answer.json()) as { links: string[] }[];
  await page.goto(mail?.links[0] ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sam Fletcher');
  await expect(page.getByText('Student Dashboard', { exact: true })).toBeVisible();
});

test('mistakes in the form are named, and nothing typed is lost', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Display name').fill('Sam');
  await page.getByLabel('Email').fill('sam at home');
  await page.getByLabel('Password').fill('short');
  await page.getByRole('button', { name: 'Create account' }).click();
  const summary = page.getByRole('main').getByRole('alert');
  await expect(summary).toContainText('Enter an email address in the right format');
  await expect(summary).toContainText('Use at least 6 characters for the password');
  await expect(page.getByLabel('Display name')).toHaveValue('Sam');
  await expect(page.getByLabel('Email')).toHaveValue('sam at home');
  await summary.getByRole('link', { name: /email address/ }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
});
