import { expect, test } from '../test.ts';

test('the courses are filtered, and the address follows', async ({ page }) => {
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await page.goto('/courses?category=design');
  await expect(titles).toHaveCount(1);
  await page.getByRole('button', { name: 'Business', exact: true }).click();
  await expect(page).toHaveURL('/courses?category=business');
  await expect(titles).toHaveCount(2);
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/courses');
  await expect(titles).toHaveCount(6);
});

test('a gift: a preset, an amount, a text that is no amount, and the notice', async ({ page }) => {
  await page.goto('/donate');
  const total = page.getByLabel('Total Donation');
  const amount = page.getByLabel('Custom amount in dollars');
  await expect(total).toHaveText('$50');
  await page
    .locator('label')
    .filter({ hasText: /^\$250/u })
    .click();
  await expect(total).toHaveText('$250');
  await amount.fill(' $1,250.5 ');
  await expect(total).toHaveText('$1250.50');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await amount.fill('a lot');
  await page.keyboard.press('Tab');
  await expect(page.getByText('Enter the amount in numbers').first()).toBeVisible();
  await amount.fill('25');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Donation Feature').first()).toBeVisible();
});

test('the contact form names what is missing, then is sent and empty again', async ({ page }) => {
  await page.goto('/contact');
  const fields = page.getByRole('main').getByRole('textbox');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Enter your email address').first()).toBeVisible();
  for (const field of await fields.all()) await field.fill('ada@example.org');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Contact Form').first()).toBeVisible();
  for (const field of await fields.all()) await expect(field).toHaveValue('');
});
