import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { expect, mailsTo, newestMail } from './support.ts';

/** A session as in browser storage; `expiresAt` in milliseconds of the device's clock. */
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

/** A unique address for this test, because the service mails each address at most once a minute. */
function addressOf({ testId, repeatEachIndex, retry }: TestInfo): string {
  return `${testId}-${repeatEachIndex}-${retry}@tallygrove.test`;
}

/**
 * A mailed link that no browser requested; to this test's own address by default.
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

/** The parameters of a mailed link, as `POST verify` takes them. */
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

/** Exchanges a mailed link for its session with `POST verify`. Spends the link. */
export async function sessionOf(page: Page, link: string): Promise<OpenedSession> {
  const answer = await page.request.post('/auth/v1/verify', {
    headers: { apikey },
    data: mailedToken(link),
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as OpenedSession;
}

/**
 * Signs in, as this test's own student by default, and opens the dashboard. The session is created without
 * a page and stored as the site does; signIn.spec.ts covers the form.
 */
export async function signInAs(page: Page, info: TestInfo, email?: string): Promise<void> {
  let session: StoredSession | undefined;
  // Another test may use the same account meanwhile and take the mail found here.
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

/** Signs in by a link requested on another device: this device's clock measures the session's end. */
export async function signInByLink(page: Page, info: TestInfo): Promise<void> {
  await page.goto(await mailedLink(page, info));
  await page.getByRole('button', { name: 'Open the link' }).click();
  await expect(page.getByText('Student Dashboard')).toBeVisible();
}

export async function storedSession(page: Page): Promise<StoredSession | null> {
  const json = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return json === null ? null : (JSON.parse(json) as StoredSession);
}

/** Changes the stored session. Only other tabs receive an event. */
async function changeStored(page: Page, changes: Partial<StoredSession>): Promise<void> {
  const session = await storedSession(page);
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    KEY,
    JSON.stringify({ ...session, ...changes }),
  ] as const);
}

/** Makes the stored session an hour expired without the page's knowledge. */
export async function expireStored(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await changeStored(page, { expiresAt: now - 3_600_000 });
}

/** Collects every `POST /token` of all tabs from now on. */
export function watchRefreshes(context: BrowserContext): { readonly count: number } {
  const watched = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/token')) watched.count += 1;
  });
  return watched;
}

/**
 * Advances the clock until the first refresh request, in small steps with real network time in between,
 * because a request without an answer is aborted after 15 s.
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
