import type { Locator, Page } from '@playwright/test';
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

/** Asserts that a control is styled as pressed once it is held, and acts when it is released. */
async function expectPressed(
  page: Page,
  control: Locator,
  press: { down: () => Promise<unknown>; up: () => Promise<unknown> },
): Promise<void> {
  const [before, look] = [await outcome(page), await control.screenshot()];
  await press.down();
  expect((await control.screenshot()).equals(look)).toBe(false);
  expect(await outcome(page)).toEqual(before);
  await press.up();
  await expect.poll(() => outcome(page)).not.toEqual(before);
}

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the theme button shows a press by mouse', async ({ page }) => {
    await page.goto('/about');
    const control = page.getByRole('button', { name: 'Dark theme' });
    await control.hover();
    await expectPressed(page, control, page.mouse);
  });
});

test.describe('by touch', () => {
  test.use({ contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

  test('a chip shows a press', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/courses');
    const control = page.getByRole('button', { name: 'Design', exact: true });
    await control.scrollIntoViewIfNeeded();
    const box = (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const touch = await page.context().newCDPSession(page);
    const send = (type: 'touchStart' | 'touchEnd', touchPoints: (typeof finger)[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await expectPressed(page, control, {
      down: () => send('touchStart', [finger]),
      up: () => send('touchEnd', []),
    });
  });
});
