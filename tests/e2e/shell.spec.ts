import { expect, test } from './support.ts';

test('the mobile menu closes when the visitor goes back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
  // The new page is shown, so the menu belongs to it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(page.locator('dialog')).toBeAttached();
  await page.locator('summary').click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expect(menu).toBeHidden();
});

test('a toast released outside of it snaps back or closes, and stops following the mouse', async ({
  page,
}) => {
  await page.goto('/programs');
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  const card = page.getByRole('button', { name: 'Close notification' }).locator('..');
  const words = await card.getByText('Enrollment Feature').boundingBox();
  const at = { x: words?.x ?? Number.NaN, y: (words?.y ?? Number.NaN) + 4 };
  const pushTo = async (right: number) => {
    await page.mouse.move(at.x + 4, at.y);
    await page.mouse.down();
    // Above the toast.
    await page.mouse.move(at.x + 4 + right, at.y - 200);
    await expect(card).toHaveCSS('translate', `${right}px`);
    await page.mouse.up();
  };
  await pushTo(40);
  await page.mouse.move(at.x + 300, at.y);
  await expect(card).toHaveCSS('translate', 'none');
  // A selection would be dragged by the next push.
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  await pushTo(100);
  await expect(card).toHaveCount(0);
});
