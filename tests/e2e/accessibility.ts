import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { smallTargets } from './targetSize.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WithAxe = typeof globalThis & { axe?: typeof axe };

/** Axe's violations, as rule and element. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { passed, found } = await page.evaluate(async (runOnly) => {
    const result = await (globalThis as WithAxe).axe?.run(document, {
      runOnly,
      resultTypes: ['violations'],
    });
    return {
      passed: result?.passes.length ?? 0,
      found: (result?.violations ?? []).flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      ),
    };
  }, tags);
  expect(passed, 'rules that axe found kept').toBeGreaterThan(20);
  return found;
}

/**
 * Every control is at least 44 px wide and high, at 1280 px and on a phone, which stays set. There axe finds
 * no violation in the dark theme; stories run it in the light theme at 1280 px.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Dark theme' }).click();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport);
    expect.soft(await page.evaluate(smallTargets), `at ${viewport.width} px`).toEqual([]);
  }
  expect.soft(await violations(page)).toEqual([]);
}
