import type { Page } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, test } from './support.ts';

const { args, env, executablePath } = browserLaunch();

// Playwright starts its browser without this cache. The pinned one has no window to keep pages in: it says
// so, and says what a page itself does against being kept, which is what counts here. Another one keeps it.
test.use({
  launchOptions: {
    args,
    env,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

/** What the shown page does against the back/forward cache, as the browser says when it is come back to. */
async function against(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const said = new Promise<string[]>((resolve) => {
    browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type }) => type !== 'Circumstantial')
          .map(({ reason }) => reason),
      ),
    );
    browser.on('Page.frameNavigated', ({ type }) => {
      if (type === 'BackForwardCacheRestore') resolve([]);
    });
  });
  await browser.send('Page.enable');
  await page.goto('/about');
  // `page.goBack` waits for a load, and what was kept is not loaded.
  await page.evaluate(() => void setTimeout(() => history.back()));
  return said;
}

for (const pathname of ['/donate', '/signin']) {
  test(`${pathname} may be kept in the back/forward cache`, async ({ page }) => {
    await page.goto(pathname);
    await page.waitForLoadState('networkidle');
    // Everything that wakes at the first sign of use is awake.
    await page.keyboard.press('Tab');
    await page.waitForLoadState('networkidle');
    expect(await against(page)).toEqual([]);
  });
}

test('so may the dashboard: what is private is hidden when it comes back', async ({
  page,
}, info) => {
  await signInAs(page, info);
  await page.waitForLoadState('networkidle');
  expect(await against(page)).toEqual([]);
});

test('a page that listens for its end may not', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => addEventListener('unload', () => undefined));
  expect(await against(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
});
