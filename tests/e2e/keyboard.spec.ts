import { signInAs } from './sessionSupport.ts';
import { expect, test } from './support.ts';

const wide = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };

test.use({ viewport: wide, contextOptions: { reducedMotion: 'reduce' } });

/** Runs in the page: what covers the focused element, if anything; undefined once nothing has the focus. */
function covering(): string | undefined {
  const at = document.activeElement;
  if (at === null || at === document.body || at === document.documentElement) return undefined;
  const box = at.getBoundingClientRect();
  if (box.width <= 1) return '';
  // The middle and the sides: corners are round, so something else is visible there.
  const [across, down] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const sides = [box.left + 2, box.right - 2].map((x) => [x, down] as const);
  const ends = [box.top + 2, down, box.bottom - 2].map((y) => [across, y] as const);
  for (const [x, y] of [...sides, ...ends]) {
    const name = `${at.localName} "${at.textContent?.trim() ?? ''}"`;
    if (y < 0 || y > innerHeight) return `${name} is outside of the window`;
    for (let over = document.elementFromPoint(x, y); over !== null; over = over.parentElement) {
      if (over.contains(at)) break;
      const { position } = getComputedStyle(over);
      if (position === 'fixed' || position === 'sticky')
        return `${name} is under ${over.localName}`;
    }
  }
  return '';
}

for (const { pathname, size } of [
  { pathname: '/donate', size: wide },
  { pathname: '/blog', size: phone },
]) {
  test(`on ${pathname} at ${size.width} px the skip link skips the header, and nothing covers the focus, forwards and backwards`, async ({
    page,
  }) => {
    // Low, so that every step scrolls.
    await page.setViewportSize({ width: size.width, height: 500 });
    await page.goto(pathname);
    const skip = page.getByRole('link', { name: 'Skip to the content' });
    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
    const found = new Set<string>();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 100; presses += 1) {
        await page.keyboard.press(key);
        const over = await page.evaluate(covering);
        if (over === undefined) break;
        if (over !== '') found.add(over);
      }
    }
    expect([...found]).toEqual([]);
  });
}

test('Escape closes an open menu and then the toast; a navigation closes the menu', async ({
  page,
}, info) => {
  await signInAs(page, info, 'admin@tallygrove.test');
  const account = page.getByRole('button', { name: /^Account of / });
  const curriculum = page.getByRole('banner').getByRole('button', { name: 'Curriculum' });
  const close = page.getByRole('button', { name: 'Close notification' });
  for (const menu of [account, curriculum]) {
    await account.click();
    await page.getByRole('button', { name: 'Admin Panel' }).click();
    await expect(close).toBeVisible();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(close).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(close).toHaveCount(0);
    await menu.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    // Without the pointer or the focus, which would close it by leaving.
    const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'Programs' });
    await elsewhere.evaluate((link: HTMLElement) => link.click());
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
  }
});
