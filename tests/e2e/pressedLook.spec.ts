import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support.ts';

interface Control {
  what: string;
  pathname: string;
  width: number;
  find: (page: Page) => Locator;
}

const controls: Control[] = [
  {
    what: 'the theme button',
    pathname: '/about',
    width: 390,
    find: (page) => page.getByRole('button', { name: 'Dark theme' }),
  },
  {
    what: 'the menu button',
    pathname: '/about',
    width: 390,
    find: (page) => page.locator('summary'),
  },
  {
    what: 'a chip',
    pathname: '/courses',
    width: 390,
    find: (page) => page.getByRole('button', { name: 'Design', exact: true }),
  },
  {
    what: 'an amount',
    pathname: '/donate',
    width: 390,
    find: (page) =>
      page.locator('label').filter({ has: page.getByRole('radio', { name: '$250' }) }),
  },
  {
    what: 'a link in the header',
    pathname: '/about',
    width: 1280,
    find: (page) => page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }),
  },
  {
    what: 'a link in the footer',
    pathname: '/about',
    width: 390,
    find: (page) => page.getByRole('contentinfo').getByRole('link', { name: 'Programs' }),
  },
];

/** What a press could have changed. */
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

for (const colors of ['none', 'active'] as const) {
  test.describe(colors === 'active' ? 'in forced colours' : 'in the page’s colours', () => {
    test.use({ contextOptions: { forcedColors: colors, reducedMotion: 'reduce' } });

    for (const { what, pathname, width, find } of controls) {
      test(`${what} looks pressed under the pointer, and acts when it goes up`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(pathname);
        const control = find(page);
        await control.hover();
        const [before, look] = [await outcome(page), await control.screenshot()];
        await page.mouse.down();
        const pressed = await control.screenshot();
        expect(pressed.equals(look)).toBe(false);
        expect(await outcome(page)).toEqual(before);
        await page.mouse.up();
        await expect.poll(() => outcome(page)).not.toEqual(before);
      });
    }
  });
}

test.describe('by touch', () => {
  test.use({ contextOptions: { hasTouch: true, reducedMotion: 'reduce' } });

  for (const { what, pathname, width, find } of controls) {
    test(`${what} looks pressed under a finger, and acts when it goes up`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(pathname);
      const control = find(page);
      await control.scrollIntoViewIfNeeded();
      const box = await control.boundingBox();
      if (box === null) throw new Error(`${what} is not in sight`);
      const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      const [before, look] = [await outcome(page), await control.screenshot()];
      const touch = await page.context().newCDPSession(page);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
      const pressed = await control.screenshot();
      expect(pressed.equals(look)).toBe(false);
      expect(await outcome(page)).toEqual(before);
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect.poll(() => outcome(page)).not.toEqual(before);
    });
  }
});
