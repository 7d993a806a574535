import { test } from './support.ts';

test.describe('a tab that a test opens itself is watched like its first', () => {
  // Each of these has to fail: that is what is tested.
  test.fail();

  test('for errors in the console', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    const said = other.waitForEvent('console');
    await other.evaluate(() => {
      console.error('provoked');
    });
    await said;
  });

  test('for errors that nobody catches', async ({ page, context }) => {
    await page.goto('/about');
    const other = await context.newPage();
    const thrown = other.waitForEvent('pageerror');
    await other.evaluate(() => {
      setTimeout(() => {
        throw new Error('provoked');
      });
    });
    await thrown;
  });
});
