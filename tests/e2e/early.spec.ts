import { holdScripts } from './holdScripts.ts';
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

for (const when of ['before the script', 'on a live page'])
  test(`a page that moves under the pointer takes nothing from it, ${when}`, async ({ page }) => {
    const scripts = when === 'on a live page' ? undefined : await holdScripts(page);
    await page.goto('/donate', scripts === undefined ? {} : { waitUntil: 'commit' });
    if (scripts === undefined) await page.locator('html:not([data-entry])').waitFor();
    const amount = page.getByRole('radio', { name: '$500' });
    const box = await page.locator('label', { has: amount }).boundingBox();
    if (box === null) throw new Error('$500 is not to be seen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // As when a typeface comes and the lines above break anew.
    await page.evaluate(() => {
      const line = document.createElement('p');
      line.style.height = '120px';
      document.body.prepend(line);
    });
    await page.mouse.up();
    await expect(amount).toBeChecked();
    scripts?.release();
    await page.locator('html:not([data-entry])').waitFor();
    await expect(amount).toBeChecked();
  });
