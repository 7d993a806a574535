import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { roles } from '../../src/domain/roles.ts';
import { answeringNotFound, prerendered } from './pageList.ts';
import { askForLink, expect, test } from './support.ts';
import { smallTargets } from './targets.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe objects to, as rule and element. */
async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).withTags(tags).analyze();
  // It has looked.
  expect(found.passes.length).toBeGreaterThan(20);
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  );
}

/** Axe in the light on a desk and in the dark on a phone, and targets on both. */
async function checkPage(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.setViewportSize(phone);
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
}

// A trace of every step doubles the time; what is wrong stands in the message.
test.use({ trace: 'off', viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

for (const pathname of prerendered) {
  test(`${pathname} has no violation in either theme, and targets of 44 px`, async ({ page }) => {
    await page.goto(pathname);
    await checkPage(page);
  });
}

test.describe('an address that leads nowhere', () => {
  test.use({ provokes: /status of 404/ });

  for (const pathname of answeringNotFound) {
    test(`${pathname} has no violation in either theme, and targets of 44 px`, async ({ page }) => {
      const answer = await page.goto(pathname);
      expect(answer?.status()).toBe(404);
      await checkPage(page);
    });
  }
});

for (const role of roles) {
  test(`the dashboard of a ${role} has no violation in either theme, and targets of 44 px`, async ({
    page,
  }) => {
    await page.goto(await askForLink(page, `${role}@tallygrove.test`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome, /);
    await checkPage(page);
  });
}

test('states that only use brings about: open menus, errors, a toast', async ({ page }) => {
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: 'Curriculum' }).click();
  await expect(page.getByRole('link', { name: 'Grades 6–8' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);

  await page.goto('/volunteer');
  await page.setViewportSize(phone);
  await page
    .getByRole('button', { name: /^Apply/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Close notification' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);

  await page.locator('summary').click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  expect.soft(await violations(page)).toEqual([]);
  expect.soft(await page.evaluate(smallTargets)).toEqual([]);
});
