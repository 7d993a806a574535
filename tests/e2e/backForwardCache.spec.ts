import type { Page } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';
import { signInAs } from './sessionSupport.ts';
import { expect, test } from './support.ts';

const { args, env, executablePath } = browserLaunch();

// Playwright disables this cache. The pinned browser has no window for it and reports that reason besides
// the page's own, which are the ones that count here. Other browsers restore the page.
test.use({
  launchOptions: {
    args,
    env,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

/** The page's reasons against the back/forward cache, as the browser reports them on return. */
async function against(page: Page): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const reasons = new Promise<string[]>((resolve) => {
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
  // `page.goBack` waits for a load, which a restored page does not have.
  await page.evaluate(() => void setTimeout(() => history.back()));
  return reasons;
}

test('a page and the dashboard are eligible for the back/forward cache', async ({ page }, info) => {
  await page.goto('/signin');
  await page.waitForLoadState('networkidle');
  // Everything that starts at the first interaction has started.
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  expect(await against(page)).toEqual([]);
  await signInAs(page, info);
  await page.waitForLoadState('networkidle');
  expect(await against(page)).toEqual([]);
});
