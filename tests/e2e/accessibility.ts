import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { smallTargets } from './targets.ts';

const phone = { width: 390, height: 844 };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WithAxe = typeof globalThis & { axe?: typeof axe };

/** What axe objects to, as rule and element. */
async function violations(page: Page): Promise<string[]> {
  // Of its size; it stays until another document is loaded.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { looked, found } = await page.evaluate(async (runOnly) => {
    const result = await (globalThis as WithAxe).axe?.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return {
      looked: result?.passes.length ?? 0,
      found: (result?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      ),
    };
  }, tags);
  expect(looked, 'rules that axe found kept').toBeGreaterThan(20);
  return found;
}

/** Axe over what is on show, and everything that can be pressed is 44 px wide and high. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await violations(page), state).toEqual([]);
  expect.soft(await page.evaluate(smallTargets), state).toEqual([]);
}

/** As it is in the light, and in the dark on a phone. Leaves it there. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page, 'light');
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await page.setViewportSize(phone);
  await expectAccessible(page, 'dark, on a phone');
}
