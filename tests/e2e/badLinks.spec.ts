import { expect, test } from './support.ts';

// The whole site against each other bad link: stories/faults/Links and Session.

test.describe('a link in a path like another host’s URL', () => {
  // No page of the site has that URL, which the browser logs.
  test.use({ provokes: /status of 404/ });

  test('is removed from the URL', async ({ page, baseURL }) => {
    await page.goto(`${baseURL ?? ''}//x#access_token=nonsense&refresh_token=secret`);
    await expect(page).toHaveURL('/signin');
    await expect(page.getByText(/not a valid token/)).toBeVisible();
    await page.goBack();
    expect(page.url()).not.toContain('secret');
  });
});
