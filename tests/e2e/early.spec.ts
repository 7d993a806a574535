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

test('what lay under the finger is pressed, though the page moves before it is lifted', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/donate', { waitUntil: 'commit' });
  for (const amount of ['$500', '$1000']) {
    const radio = page.getByRole('radio', { name: amount, exact: true });
    const box = await radio.boundingBox();
    if (box === null) throw new Error('Not drawn');
    await page.mouse.move(box.x + box.width / 2, box.y + 8);
    await page.mouse.down();
    // As when a line more is needed above.
    await page.getByRole('main').evaluate((main) => {
      main.style.paddingBlockStart = `${Number.parseInt(main.style.paddingBlockStart || '0', 10) + 40}px`;
    });
    await page.mouse.up();
    await expect(radio).toBeChecked();
  }
  // A finger that moves away takes its press back.
  const first = page.getByRole('radio', { name: '$25', exact: true });
  await first.hover();
  await page.mouse.down();
  await page.mouse.move(2, 400);
  await page.mouse.up();
  await expect(first).not.toBeChecked();
});
