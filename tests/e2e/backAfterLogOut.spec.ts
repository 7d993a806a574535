import { signInByLink } from './sessionSupport.ts';
import { expect, test } from './support.ts';

test('going back after logging out, before the home page is up, asks to sign in', async ({
  page,
}, info) => {
  await signInByLink(page, info);
  await page.getByRole('button', { name: /^Account of / }).click();
  const logOut = page.getByRole('button', { name: 'Log out', exact: true });
  await expect(logOut).toBeVisible();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The home page's code has not loaded yet.
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await logOut.click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  release();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByRole('button', { name: 'Send Magic Link' })).toBeVisible();
});
