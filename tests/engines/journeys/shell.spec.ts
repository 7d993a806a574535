import { expect, goBack, test } from '../test.ts';

test('the Curriculum menu leads to a band whose heading has the focus', async ({ page }) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Curriculum' }).click();
  await page.getByRole('link', { name: 'Grades 6–8 · ages 11 to 14' }).first().click();
  await expect(page).toHaveURL('/curriculum/6-8');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the menu of phones opens, closes by Escape, and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  const summary = page.locator('summary');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  // Until the statecharts have loaded it is a plain disclosure, closed by the same press.
  await expect(async () => {
    if ((await page.locator('header details[open]').count()) > 0) await summary.click();
    await summary.click();
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Courses' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(menu).toBeHidden();
});

test('the theme turns dark, and is so on the next page', async ({ page }) => {
  const root = page.locator('html');
  await page.goto('/');
  await expect(root).toHaveCSS('background-color', 'rgb(243, 250, 245)');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(root).toHaveCSS('background-color', 'rgb(10, 26, 19)');
  await page.goto('/about');
  await expect(root).toHaveCSS('background-color', 'rgb(10, 26, 19)');
});

test('a link works before the script has loaded, and going back does', async ({ page }) => {
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Learn More about us' }).click();
  await expect(page).toHaveURL('/about');
  await goBack(page);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Three guides')).toBeVisible();
});
