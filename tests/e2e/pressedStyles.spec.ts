import type { Page } from '@playwright/test';
import { expect, test } from './support.ts';

/** Properties that a press can change. */
function outcome(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    address: location.href,
    theme: document.documentElement.className,
    states: [
      ...document.querySelectorAll('[aria-pressed], [aria-expanded], details, :checked'),
    ].map((element) =>
      [element.ariaPressed, element.ariaExpanded, element.hasAttribute('open')].join(),
    ),
    chosen: [...document.querySelectorAll<HTMLInputElement>('input:checked')].map(
      ({ value }) => value,
    ),
    dialogs: document.querySelectorAll('dialog[open]').length,
  }));
}

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
  const [before, look] = [await outcome(page), await control.screenshot()];
  await send('touchStart', [finger]);
  await expect.poll(async () => (await control.screenshot()).equals(look)).toBe(false);
  expect(await outcome(page)).toEqual(before);
  await send('touchEnd', []);
  await expect.poll(() => outcome(page)).not.toEqual(before);
});
