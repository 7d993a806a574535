import type { BrowserContext, Page, TestInfo } from '@playwright/test';
import {
  parseStoredSession,
  parseTokenResponse,
  serializeSession,
  type Session,
} from '../../src/domain/session.ts';
import { SESSION_KEY } from '../../src/services/sessionKey.ts';
import { addressFor, apikey, requestLink, tokenOf } from '../support/mail.ts';
import { expect } from './support.ts';

/**
 * A mailed link that no browser requested, to this test's own address.
 * @param kind `recover` mails one for a new password, to an account whose address is confirmed
 */
export const mailedLink = (info: TestInfo, kind?: 'otp' | 'recover'): Promise<string> =>
  requestLink(info.project.use.baseURL ?? '', addressFor(info), kind);

/** Exchanges a mailed link for its session with `POST verify`. Spends the link. */
export async function sessionOf(page: Page, link: string): Promise<Session> {
  const answer = await page.request.post('/auth/v1/verify', {
    headers: { apikey },
    data: tokenOf(link),
  });
  const session = parseTokenResponse(await answer.json(), Date.now());
  if (session === undefined) throw new Error(`The link answers ${answer.status()}`);
  return session;
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
  const origin = info.project.use.baseURL ?? '';
  let value = '';
  // Another test may use the same account meanwhile and take the mail found here.
  await expect(async () => {
    value = serializeSession(await sessionOf(page, await requestLink(origin, email)));
  }).toPass();
  await page.context().setStorageState({
    cookies: [],
    origins: [{ origin, localStorage: [{ name: SESSION_KEY, value }] }],
  });
  await page.goto('/dashboard');
  await expect(page.getByText(/^(?:Admin|Instructor|Student|Parent) Dashboard$/)).toBeVisible();
}

export async function storedSession(page: Page): Promise<Session> {
  const json = await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY);
  const session = parseStoredSession(json ?? '');
  if (session === undefined) throw new Error(`No session is stored: ${json}`);
  return session;
}

/** Changes without the page's knowledge when the stored session expires; by default an hour ago. */
export async function expireStored(page: Page, inMs = -3_600_000): Promise<void> {
  const session = { ...(await storedSession(page)), expiresAt: Date.now() + inMs };
  const entry = [SESSION_KEY, serializeSession(session)] as const;
  await page.evaluate(([key, json]) => localStorage.setItem(key, json), entry);
}

/** Collects every `POST /token` of all tabs from now on. */
export function watchRefreshes(context: BrowserContext): { readonly count: number } {
  const watched = { count: 0 };
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/auth/v1/token')) watched.count += 1;
  });
  return watched;
}
