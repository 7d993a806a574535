import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect, mailsTo, newestMail } from './support.ts';

/** As browser storage holds a session; `expiresAt` in milliseconds of the device's clock. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  tokenType: string;
  expiresAt: number;
  user: { id: string; email: string };
}

const KEY = 'tallygrove.session';

/** `auth.publishable_key` in supabase/config.toml. */
export const apikey = 'sb_publishable_tallygrove_embedded';

/** An address of this test's own: the service mails each address once a minute at most. */
function addressOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return `${testId}-${repeatEachIndex}-${retry}@tallygrove.test`;
}

/**
 * A link that was mailed to an address, this test's own unless said, asked for by no browser.
 * @param endpoint `recover` mails one for a new password, to an account whose address is confirmed
 */
export async function mailedLink(
  page: Page,
  info: TestInfo,
  email = addressOf(info),
  endpoint: 'otp' | 'recover' = 'otp',
): Promise<string> {
  const before = (await mailsTo(page.request, email)).length;
  const asked = await page.request.post(`/auth/v1/${endpoint}`, {
    headers: { apikey },
    params: { redirect_to: new URL('/dashboard', info.project.use.baseURL).href },
    data: { email },
  });
  expect(asked.status()).toBe(200);
  const [link] = (await newestMail(page.request, email, before)).links;
  return link ?? '';
}

/** What a mailed link carries, as `POST verify` takes it. */
export function mailedToken(link: string) {
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  return { token_hash, type };
}

interface OpenedSession {
  access_token: string;
  refresh_token: string;
  token_type: string;
  /** In seconds. */
  expires_in: number;
  user: { id: string; email: string };
}

/** The session that a mailed link opens, as `POST verify` answers with it. Spends the link. */
export async function sessionOf(page: Page, link: string): Promise<OpenedSession> {
  const answer = await page.request.post('/auth/v1/verify', {
    headers: { apikey },
    data: mailedToken(link),
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as OpenedSession;
}

/**
 * Is signed in as somebody, this test's own student unless said, and on the dashboard. The session is
 * opened without a page and stored as the site does; the way there by hand: signIn.spec.ts.
 */
export async function signInAs(page: Page, info: TestInfo, email?: string): Promise<void> {
  let session: StoredSession | undefined;
  // Another test may ask for the same account in between, and take the mail that this one finds.
  await expect(async () => {
    const opened = await sessionOf(page, await mailedLink(page, info, email));
    session = {
      accessToken: opened.access_token,
      refreshToken: opened.refresh_token,
      tokenType: opened.token_type,
      expiresAt: Date.now() + opened.expires_in * 1000,
      user: { id: opened.user.id, email: opened.user.email },
    };
  }).toPass();
  await page.context().setStorageState({
    cookies: [],
    origins: [
      {
        origin: info.project.use.baseURL ?? '',
        localStorage: [{ name: KEY, value: JSON.stringify(session) }],
      },
    ],
  });
  await page.goto('/dashboard');
  await expect(page.getByText(/^(?:Admin|Instructor|Student|Parent) Dashboard$/)).toBeVisible();
}

/** Signs in by a link asked for on another device: the session's end is measured by this device's clock. */
export async function signInByLink(page: Page, info: TestInfo): Promise<void> {
  await page.goto(await mailedLink(page, info));
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
}

export async function storedSession(page: Page): Promise<StoredSession | null> {
  const json = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return json === null ? null : (JSON.parse(json) as StoredSession);
}

/** Changes the stored session. The tab that does so hears nothing of it; all others do. */
async function changeStored(page: Page, changes: Partial<StoredSession>): Promise<void> {
  const session = await storedSession(page);
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    KEY,
    JSON.stringify({ ...session, ...changes }),
  ] as const);
}

/** Ends the stored session behind the page's back: as of now it is an hour over. */
export async function expireStored(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await changeStored(page, { expiresAt: now - 3_600_000 });
}

/** Every `POST /token` of all tabs, from now on. */
export function watchRefreshes(context: BrowserContext): { readonly count: number } {
  const watched = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/token')) watched.count += 1;
  });
  return watched;
}

/**
 * Lets the clock run until the first refresh is asked for: in small steps, with the network's own time
 * in between, since a request that finds no answer for 15 s is given up.
 */
export async function runUntilRefresh(
  page: Page,
  refreshes: { readonly count: number },
  withinMs: number,
): Promise<void> {
  for (let gone = 0; gone < withinMs && refreshes.count === 0; gone += 5000) {
    await page.context().clock.runFor(5000);
    await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
  }
  await expect.poll(() => refreshes.count).toBe(1);
}
