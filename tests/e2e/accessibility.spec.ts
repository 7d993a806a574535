import { roles } from '../../src/domain/roles.ts';
import { expectAccessible, expectAccessibleInBothThemes } from './accessibility.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, test } from './support.ts';

// Every page as it is opened: everyPage.spec.ts.

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

for (const role of roles) {
  test(`the dashboard of a ${role} has no violation in either theme, and targets of 44 px`, async ({
    page,
  }, info) => {
    await signInAs(page, info, `${role}@tallygrove.test`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
    await expectAccessibleInBothThemes(page);
  });
}

test('states that only use brings about: open menus, errors, a toast', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'mistakes in a form');

  await page.getByRole('button', { name: 'Curriculum' }).click();
  await expect(page.getByRole('link', { name: 'Grades 6–8' })).toBeVisible();
  await expectAccessible(page, 'the open dropdown');

  await page.goto('/volunteer');
  await page.setViewportSize(phone);
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
  await expectAccessible(page, 'a toast');

  await page.locator('summary').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'the open menu');
});
