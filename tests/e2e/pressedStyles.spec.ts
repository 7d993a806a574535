import { expect, test } from './support.ts';

test.use({ contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

// Pictures of the components' sheets have the pressed style itself, also in forced colours.
test('a touched chip is styled as pressed at once, and acts when it is released', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const control = page.getByRole('button', { name: 'Design', exact: true });
  await control.scrollIntoViewIfNeeded();
  const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const look = await control.screenshot();
  await send('touchStart', [finger]);
  await expect.poll(async () => (await control.screenshot()).equals(look)).toBe(false);
  await expect(control).toHaveAttribute('aria-pressed', 'false');
  await expect(page).toHaveURL('/courses');
  await send('touchEnd', []);
  await expect(page).toHaveURL('/courses?category=design');
});
