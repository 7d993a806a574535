import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import { addressFor, apikey, requestLink, tokenOf } from '../support/mail.ts';
import { expect } from './support.ts';

/** A session as in browser storage; `expiresAt` in milliseconds of the device's clock. */
interface StoredSession {
  accessToken: string;
  refreshToken: string;
  tokenType: string;
  expiresAt: number;
  user: { id: string; email: string };
}

const KEY = 'tallygrove.session';

/**
 * A mailed link that no browser requested, to this test's own address.
 * @param kind `recover` mails one for a new password, to an account whose address is confirmed
 */
export const mailedLink = (info: TestInfo, kind?: 'otp' | 'recover'): Promise<string> =>
  requestLink(info.project.use.baseURL ?? '', addressFor(info), kind);

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
    data: tokenOf(link),
  });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as OpenedSession;
}

/**
 * Signs in, as this test's own student by default, and opens the dashboard. The session is created without
 * a page and stored as the site does; signIn.spec.ts covers the form.
 */
export async function signInAs(
  page: Page,
  info: TestInfo,
  email = addressFor(info),
): Promise<void> {
  let session: StoredSession | undefined;
  // Another test may use the same account meanwhile and take the mail found here.
  await expect(async () => {
    const link = await requestLink(info.project.use.baseURL ?? '', email);
    const opened = await sessionOf(page, link);
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

export async function storedSession(page: Page): Promise<StoredSession | null> {
  const json = await page.evaluate((key) => localStorage.getItem(key), KEY);
  return json === null ? null : (JSON.parse(json) as StoredSession);
}

/** Makes the stored session an hour expired without the page's knowledge. */
export async function expireStored(page: Page): Promise<void> {
  const session = { ...(await storedSession(page)), expiresAt: Date.now() - 3_600_000 };
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), [
    KEY,
    JSON.stringify(session),
  ] as const);
}

/** Collects every `POST /token` of all tabs from now on. */
export function watchRefreshes(context: BrowserContext): { readonly count: number } {
  const watched = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/token')) watched.count += 1;
  });
  return watched;
}
