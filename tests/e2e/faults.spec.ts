import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { signInAs } from './sessionSupport.ts';
import { expect, test } from './support.ts';

/** The browser logs every failed request, and the site logs the failure. */
const network =
  /Failed to load resource|could not be (?:fetched|loaded)|part of the page failed|dynamically imported module|Unable to preload/i;

/** The file with a page's own code: the last module that its document names. */
async function moduleOf(page: Page, pathname: string): Promise<string> {
  const html = await (await page.request.get(pathname)).text();
  const file = [...html.matchAll(/ rel="modulepreload" href="([^"]+)"/g)].at(-1)?.[1];
  if (file === undefined) throw new Error(`${pathname} names no module`);
  return `**${file}`;
}

const assets = path.resolve(import.meta.dirname, '../../dist/client/assets');

/** Aborts the requests for files with Supabase's code, except later ones with a query. */
const loseSupabase = async (page: Page): Promise<void> => {
  const files = globSync('*.js', { cwd: assets }).filter((file) =>
    readFileSync(path.join(assets, file), 'utf8').includes('GoTrueClient'),
  );
  expect(files).not.toEqual([]);
  for (const file of files) await page.route(`**/assets/${file}`, (route) => route.abort());
};

test.describe('a chunk that fails to load', () => {
  test.use({ provokes: network });

  test('is retried by one reload, as after a deploy', async ({ page }) => {
    await page.goto('/');
    let lost = 0;
    await page.route(await moduleOf(page, '/programs'), async (route) => {
      lost += 1;
      if (lost === 1) await route.fulfill({ status: 404, body: 'gone' });
      else await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    await expect.poll(() => lost).toBeGreaterThan(1);
  });

  test('is explained after a second failure, and the rest of the site works', async ({ page }) => {
    await page.goto('/');
    await page.route(await moduleOf(page, '/programs'), (route) => route.abort());
    const programs = page.getByRole('contentinfo').getByRole('link', { name: 'Programs' });
    // After one reload the page stays readable as prerendered.
    await programs.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    await page.goto('/');
    await programs.click();
    await expect(page.getByText('This part of the page did not load')).toBeVisible();
    await expect(page.getByText(/Reference: \w+/)).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Tallygrove' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Money sense grows in rings.');
  });

  test('of Supabase leaves public pages unchanged', async ({ page }, info) => {
    await signInAs(page, info);
    await loseSupabase(page);
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Loading dashboard').first()).toBeVisible();
    await expect(page.getByText('This takes longer than it should')).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Try again now' }).click();
    await expect(page.getByText('Student Dashboard')).toBeVisible();
  });

  test('of the forms’ library is retried with another URL, without a reload', async ({ page }) => {
    await loseSupabase(page);
    const lost = page.waitForEvent('requestfailed');
    await page.goto('/signin');
    await page.getByLabel('Email').fill('lost@tallygrove.test');
    await lost;
    const again = page.waitForResponse(/\.js\?again=\d+$/);
    await page.getByRole('button', { name: 'Send Magic Link' }).click();
    expect((await again).ok()).toBe(true);
    await expect(
      page.getByText('A magic link has been sent to your email address.').first(),
    ).toBeVisible();
  });
});
