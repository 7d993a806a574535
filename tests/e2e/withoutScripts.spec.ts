import { expect, test } from './support.ts';

test.use({ javaScriptEnabled: false });

test('pages are readable, with all their engravings', async ({ page }) => {
  for (const pathname of ['/', '/curriculum/k-2']) {
    await page.goto(pathname);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign In', exact: true })).toBeVisible();
    for (const drawing of await page.locator('svg > svg').all())
      await expect(drawing).not.toHaveCSS('display', 'none');
  }
});

test('the header’s dropdown and the menu of narrow windows lead to pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Curriculum' }).hover();
  await page.getByRole('link', { name: 'Grades 9–10' }).click();
  await expect(page).toHaveURL('/curriculum/9-10');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('summary').click();
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Curriculum' }).click();
  await expect(page).toHaveURL('/curriculum');
});

test('what needs a script shows contact details, and submits nothing', async ({ page }) => {
  for (const [pathname, words] of [
    ['/signin', 'Signing in needs JavaScript.'],
    ['/signup', 'Making an account needs JavaScript.'],
    ['/contact', 'This form needs JavaScript.'],
    ['/dashboard', 'Your dashboard needs JavaScript.'],
  ] as const) {
    await page.goto(pathname);
    const main = page.getByRole('main');
    // Locators find text in a noscript only by its element.
    const notice = main.locator('noscript p');
    await expect(notice).toContainText(words);
    await expect(notice).toBeVisible();
    await expect(main.getByRole('link', { name: '(802) 555-0142' }).first()).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main.getByText('Checking who is signed in').filter({ visible: true })).toHaveCount(
      0,
    );
    // Enter in a field does not submit either: the host has no form handler.
    for (const field of await main.getByLabel('Email').all()) {
      await field.fill('ada@example.org');
      await field.press('Enter');
    }
    await expect(page).toHaveURL(pathname);
  }
});
