import { expect, test as base, type Page } from '@playwright/test';
import { TOAST_MS } from '../../machines/toasts/toasts.machine.ts';
import { keepToasts } from '../support/keepToasts.ts';
import { mailsTo, newestLink } from '../support/mail.ts';

/** Whether the page handles presses (src/app/presses.ts), and React has hydrated this element. */
function isAnswering(selector: string): boolean {
  const element = document.querySelector(selector);
  return (
    window.presses?.live === true &&
    element !== null &&
    Object.keys(element).some((key) => key.startsWith('__reactFiber'))
  );
}

/** Resolves when the first match of `selector` is live. Wakes deferred islands. */
export async function answering(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(isAnswering, selector);
}

interface Fixtures {
  /** The console errors that this test expects; all others fail it. */
  provokes: RegExp | undefined;
}

/**
 * Playwright's `test`, except that `goto` waits until the page is live, and that any error in a console or
 * on a page of its context, including its other tabs, fails it.
 */
export const test = base.extend<Fixtures>({
  provokes: [undefined, { option: true }],
  page: async ({ page, provokes, javaScriptEnabled }, use) => {
    // A page counts as open when it is live: its script loads after the first paint, and presses wait for
    // it. `waitUntil: 'commit'` returns earlier.
    if (javaScriptEnabled ?? true) {
      const goto = page.goto.bind(page);
      page.goto = async (url, options) => {
        const response = await goto(url, options);
        // Except the mailbox's pages, which are not the site's.
        if (options?.waitUntil !== 'commit' && (await page.locator('#root').count()) > 0)
          await answering(page, '#root > *');
        return response;
      };
    }
    const complaints: string[] = [];
    const context = page.context();
    await context.addInitScript(keepToasts, TOAST_MS);
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('console', (message) => {
      if (/^(?:error|warning)$/.test(message.type())) complaints.push(message.text());
    });
    await use(page);
    expect(complaints.filter((text) => provokes?.test(text) !== true)).toEqual([]);
  },
});

export { expect };

/** Holds the requests for matching files back until released or aborted. */
export async function holdFiles(
  page: Pick<Page, 'route'>,
  files: RegExp,
  isBlocked: (url: string) => boolean = () => true,
): Promise<{ release: () => void; lose: () => void }> {
  let settle: (isLost: boolean) => void = () => undefined;
  const isLost = new Promise<boolean>((resolve) => (settle = resolve));
  await page.route(files, async (route) => {
    if (isBlocked(route.request().url()) && (await isLost)) await route.abort();
    else await route.continue();
  });
  return { release: () => settle(false), lose: () => settle(true) };
}

/** Blocks every script until released or aborted. */
export const blockScripts = (page: Page, isBlocked?: (url: string) => boolean) =>
  holdFiles(page, /\/assets\/.*\.js$/, isBlocked);

/**
 * Runs in the page: whether it uses the site's two typefaces. They load after the first paint, and
 * `document.fonts.ready` does not wait for them; their fallbacks are local.
 */
export const hasTypefaces = (): boolean =>
  [...document.fonts].filter(
    ({ status, family }) => status === 'loaded' && !/ (Open Sans|Roboto|Arial)\W*$/u.test(family),
  ).length >= 2;

export const waitForTypefaces = async (page: Page): Promise<void> =>
  void (await page.waitForFunction(hasTypefaces));

/** Requests a magic link on the sign-in page and returns the mailed link. */
export async function askForLink(page: Page, email: string): Promise<string> {
  await page.goto('/signin');
  return sendLink(page, email);
}

/** The same on an open sign-in page. */
export async function sendLink(page: Page, email: string): Promise<string> {
  const { origin } = new URL(page.url());
  const before = (await mailsTo(origin, email)).length;
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Magic Link' }).click();
  await expect(page.getByText('Check your email', { exact: true })).toBeVisible();
  return newestLink(origin, email, before);
}
