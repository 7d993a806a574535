import type { EmbeddedSupabaseOptions } from '../src/embedded-supabase.ts';
import { createPasswordWork } from '../src/passwords.ts';
import { type Call, call, linkTo, openLink } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { fault } from './support.ts';

/** A session, as the auth service returns it. */
export interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

/** The answer to a wrong password. */
export const REFUSED = {
  status: 400,
  body: fault(400, 'invalid_credentials', 'Invalid login credentials'),
};

const wait = (seconds: number, code: string, message: string) => ({
  status: 429,
  retryAfter: seconds,
  body: fault(429, code, message),
});

/** The answer to a second request for a mail within a minute. */
export function mailTooSoon(seconds: number) {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return wait(seconds, 'over_email_send_rate_limit', message);
}

/** The answer to a caller past its limit. */
export const tooMany = (seconds: number) =>
  wait(seconds, 'over_request_rate_limit', 'Request rate limit reached');

/**
 * Starts a backend for a file's tests, with its limits enabled and its clock stopped. Returns users'
 * calls to it.
 */
export async function startPeople(more: Partial<EmbeddedSupabaseOptions> = {}) {
  const start = new Date('2026-11-20T09:00:00.000Z');
  let time = start;
  const work: string[] = [];
  const gates: ((open: () => void) => void)[] = [];
  const real = createPasswordWork(4);
  async function done<T>(kind: string, result: Promise<T>): Promise<T> {
    work.push(kind);
    const value = await result;
    const gate = gates.shift();
    if (gate !== undefined) await new Promise<void>(gate);
    return value;
  }
  const passwords: typeof real = {
    hash: (...sent) => done('hash', real.hash(...sent)),
    matches: (...sent) => done('matches', real.matches(...sent)),
  };
  const limits = { now: () => time, mailsAreFree: false };
  const backend = await backendForFile({ ...limits, passwords, ...more });
  const post = (path: string, body: unknown, options: Call = {}) =>
    call(backend, `/auth/v1/${path}`, { method: 'POST', body, ...options });
  return {
    backend,
    /** The work on passwords, in its order. */
    work,
    /** Holds the result of the next work on a password. Resolves with what hands it out. */
    holdWork: () => new Promise<() => void>((resolve) => void gates.push(resolve)),
    /** Restores the sample accounts, and sets the clock to nine o'clock. */
    reset() {
      time = start;
      return backend.reset();
    },
    later(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000);
    },
    post,
    signUp: (email: string, password: string, displayName?: string) =>
      post('signup', { email, password, data: { display_name: displayName } }),
    askForLink: (email: string, options?: Call) =>
      post('otp', { email, create_user: true }, options),
    byPassword: (email: string, password: string, options?: Call) =>
      post('token?grant_type=password', { email, password }, options),
    /** Opens a mailed link. Defaults to the newest link to this address. */
    async openLink(email: string, link = linkTo(backend, email)): Promise<Session> {
      const { status, body } = await openLink(backend, link);
      if (status !== 200) throw new Error(`The link answers ${status}`);
      return body as Session;
    },
    change: ({ access_token: token }: Session, password: string) =>
      call(backend, '/auth/v1/user', { method: 'PUT', token, body: { password } }),
    /** The rows with the name of a session's account. */
    nameOf: async ({ access_token: token }: Session) =>
      (await call(backend, '/rest/v1/profiles?select=display_name', { token })).body,
  };
}
