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

test('a chip is styled as pressed on touch, and acts on release', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/courses');
  const control = page.getByRole('button', { name: 'Design', exact: true });
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const finger = { x: x + width / 2, y: y + height / 2 };
  const [before, look] = [await outcome(page), await control.screenshot()];
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  expect((await control.screenshot()).equals(look)).toBe(false);
  expect(await outcome(page)).toEqual(before);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(() => outcome(page)).not.toEqual(before);
});
