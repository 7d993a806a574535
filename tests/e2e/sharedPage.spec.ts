import { expect, sharedPageTest as test, test as ownPageTest } from './support.ts';

test.describe('on a page that tests share', () => {
  // In this order, and so in one worker.
  test.describe.configure({ mode: 'serial' });

  test.describe('what one leaves behind', () => {
    test.use({
      viewport: { width: 400, height: 500 },
      contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    });

    test('is stored, intercepted, in another tab, and under the pointer', async ({
      page,
      context,
    }) => {
      await page.goto('/about');
      await page.getByRole('button', { name: 'Dark theme' }).click();
      await expect(page.locator('html')).toHaveClass('dark');
      await page.evaluate(() => {
        sessionStorage.setItem('left', 'behind');
        document.cookie = 'left=behind';
      });
      await page.getByRole('banner').getByRole('link').first().hover();
      await page.emulateMedia({ media: 'print' });
      await page.route('**/programs', (route) => route.fulfill({ body: 'intercepted' }));
      page.on('request', () => {
        throw new Error('heard by the next test');
      });
      const other = await context.newPage();
      await other.goto('/donate');
    });
  });

  test('the next does not find', async ({ page, context }) => {
    expect(context.pages()).toEqual([page]);
    await page.goto('/programs');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programs');
    // Wherever the mouse is, the browser looks at what is under it now.
    await page.mouse.down();
    const found = () => ({
      kept: [{ ...localStorage }, { ...sessionStorage }, document.cookie],
      theme: document.documentElement.className,
      size: [innerWidth, innerHeight],
      media: ['print', '(forced-colors: active)', '(prefers-reduced-motion)'].map(
        (query) => matchMedia(query).matches,
      ),
      pointed: document.querySelector('a:hover, button:hover') !== null,
    });
    expect(await page.evaluate(found)).toEqual({
      kept: [{}, {}, ''],
      theme: 'light',
      size: [1280, 720],
      media: [false, false, false],
      pointed: false,
    });
    await page.mouse.up();
  });

  test('nobody can leave behind what cannot be taken back', async ({ page, context }) => {
    for (const lasting of [
      () => page.addInitScript('1'),
      () => page.clock.install(),
      () => page.exposeFunction('left', () => 'behind'),
      () => context.addInitScript('1'),
      () => context.newCDPSession(page),
      () => context.setOffline(true),
    ])
      expect(lasting).toThrow('take `test`');
  });
});

ownPageTest('a page of a test’s own may be left as it likes', async ({ page, context }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { left: 'behind' });
  });
  await context.setOffline(false);
  await page.goto('/about');
  expect(await page.evaluate(() => Reflect.get(globalThis, 'left') as string)).toBe('behind');
});
