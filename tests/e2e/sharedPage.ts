import type { Browser, Page, WorkerInfo } from '@playwright/test';

function refuse(): never {
  throw new Error('This outlasts a test, and so the page must be its own: take `test`');
}

/** What cannot be taken back from a page, and from its context. */
const lasting = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'setExtraHTTPHeaders'],
  context: [
    'addInitScript',
    'exposeBinding',
    'exposeFunction',
    'grantPermissions',
    'newCDPSession',
    'setExtraHTTPHeaders',
    'setGeolocation',
    'setOffline',
  ],
} as const;

/**
 * Opens the page that tests of one worker share: most of what an opening costs is a new process's first
 * drawing, not the site's.
 */
export async function openSharedPage(
  { browser }: { browser: Browser },
  use: (page: Page) => Promise<void>,
  { project }: WorkerInfo,
): Promise<void> {
  const { baseURL } = project.use;
  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  for (const name of lasting.page) Object.defineProperty(page, name, { value: refuse });
  for (const name of lasting.context) Object.defineProperty(context, name, { value: refuse });
  Object.defineProperty(page, 'clock', { get: refuse });
  await use(page);
  await context.close();
}

/** Makes the page as a new visitor has it: one tab, nothing stored, nothing intercepted, the mouse in its corner. */
export async function forget(page: Page): Promise<void> {
  const context = page.context();
  const others = context.pages().filter((other) => other !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  page.removeAllListeners();
  // Of the site, and without its script, which would notice.
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await page.mouse.move(0, 0);
}
