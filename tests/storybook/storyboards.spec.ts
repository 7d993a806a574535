import { expect, type Page } from '@playwright/test';
import { test } from './book.ts';

const storyboard = (name: string) =>
  ({ id: `storyboards-${name}--storyboard`, type: 'story' }) as const;

test.beforeEach(async ({ book }) => {
  // The space beside the sidebar and the toolbar at 1440 × 900.
  await book.page.setViewportSize({ width: 1140, height: 860 });
});

/** Sizes in px on screen of the drawing's words below the minimum. */
const tooSmall = (page: Page): Promise<number[]> =>
  page.locator('.sc text').evaluateAll((texts) => {
    const sizes = texts.map((text) => {
      const drawing = text.closest('.sc') as SVGSVGElement;
      const scale = drawing.getBoundingClientRect().width / drawing.viewBox.baseVal.width;
      return Number(text.getAttribute('font-size')) * scale;
    });
    return sizes.filter((px) => px < 11);
  });

test('a scenario’s path is lit, and every word is readable', async ({ book: { page, open } }) => {
  await open(storyboard('session'));
  const scenarios = page.getByRole('region', { name: 'Scenarios' }).getByRole('button');
  await expect(scenarios).toHaveCount(5);
  expect(await tooSmall(page)).toEqual([]);
  await scenarios.first().click();
  await expect(page.getByText('You are still signed in')).toBeVisible();
  await expect(page.locator('[data-state="signedIn.profile.loaded"].lit')).toBeVisible();
  expect(await tooSmall(page)).toEqual([]);
});

test('a pressed state shows its screen, and a second one every way there', async ({
  book: { page, open },
}) => {
  await open(storyboard('sign-in'));
  await page.getByRole('button', { name: /^Asking for the link/ }).click();
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Send Magic Link' });
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: /^It did not work/ }).focus();
  await page.keyboard.press('Enter');
  const ways = page.getByRole('complementary').getByRole('listitem');
  await expect(ways.first()).toContainText('The service sends no mail');
});

test('a storyboard is not a hundred small files', async ({ book: { page, open } }) => {
  await open(storyboard('contact'));
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.reload();
  await expect(page.locator('.sc text').first()).toBeVisible();
  expect(scripts.size).toBeLessThan(70);
});
