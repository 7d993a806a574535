import { expect, test } from './support.ts';

test('what is typed and sent before the script is there is neither lost nor sent twice', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/v1/otp')) asked.push(request.url());
  });
  await page.goto('/signin', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('early@tallygrove.test');
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  release();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
  await expect(page.getByText(/^We sent a link to early@tallygrove\.test\. /)).toBeVisible();
  expect(asked).toHaveLength(1);
});
