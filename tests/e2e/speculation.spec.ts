import { signInAs } from './sessionSupport.ts';
import { blockScripts, expect, test } from './support.ts';

const notStarted = 'html[data-path]';

test('a page that the browser prerenders does not touch the session until shown', async ({
  page,
}, info) => {
  await signInAs(page, info);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(auth|rest)\//.test(pathname)) asked.push(pathname);
  });
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await page.waitForLoadState('networkidle');
  await expect(page.locator(notStarted)).toBeAttached();
  expect(asked).toEqual([]);

  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange', { bubbles: true }));
  });
  await expect(page.getByText('Student Dashboard')).toBeVisible();
  expect(asked).toEqual(['/rest/v1/profiles']);
});

test('without the page’s script pressing a link fetches its document before release, except the dashboard', async ({
  page,
  context,
}) => {
  const { release } = await blockScripts(page);
  const browser = await context.newCDPSession(page);
  const problems: string[] = [];
  const fetched: string[] = [];
  let candidates: string[] = [];
  browser.on('Preload.ruleSetUpdated', ({ ruleSet }) => {
    if (ruleSet.errorType !== undefined) problems.push(ruleSet.errorMessage ?? ruleSet.errorType);
  });
  browser.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    candidates = preloadingAttemptSources.map(({ key }) => new URL(key.url).pathname);
  });
  browser.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await browser.send('Preload.enable');
  await page.goto('/', { waitUntil: 'commit' });
  await expect.poll(() => candidates).toContain('/about');
  expect(candidates).not.toContain('/dashboard');
  expect(candidates.filter((pathname) => pathname.includes('.'))).toEqual([]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).hover();
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual(['/about']);

  // With the script links need no document.
  release();
  await expect.poll(() => candidates).toEqual([]);
  expect(problems).toEqual([]);
});
