import { holdScripts } from './holdScripts.ts';
import { expect, test } from './support.ts';

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
    // As if the content above needed one more line.
    await page.getByRole('main').evaluate((main) => {
      main.style.paddingBlockStart = `${Number.parseInt(main.style.paddingBlockStart || '0', 10) + 40}px`;
    });
    await page.mouse.up();
    await expect(radio).toBeChecked();
  }
  // A finger that moves away cancels its press.
  const first = page.getByRole('radio', { name: '$25', exact: true });
  await first.hover();
  await page.mouse.down();
  await page.mouse.move(2, 400);
  await page.mouse.up();
  await expect(first).not.toBeChecked();
});
