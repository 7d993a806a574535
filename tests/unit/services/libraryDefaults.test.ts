// Checks the product specification's statements about supabase-js against the installed library, so that a
// new version that differs fails here.
import {
  AuthApiError,
  AuthImplicitGrantRedirectError,
  AuthInvalidCredentialsError,
  AuthInvalidJwtError,
  AuthInvalidTokenResponseError,
  AuthPKCEGrantCodeExchangeError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
  createClient,
  FunctionsFetchError,
  FunctionsHttpError,
  FunctionsRelayError,
  PostgrestError,
  StorageApiError,
} from '@supabase/supabase-js';
import { describe, expect, test, vi } from 'vitest';
import { json } from '../../support/fakeFetch.ts';
import { tokenAnswer } from '../../support/authServer.ts';

type Answer = (url: string) => Response | Error;

/** A client with the library's defaults, and the requests that it sends. */
function client(answer: Answer = () => json({})) {
  const sent: (RequestInit | undefined)[] = [];
  const made = createClient('https://tallygrove.example', 'public-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        sent.push(init);
        const answered = answer(input instanceof Request ? input.url : input.toString());
        return answered instanceof Error ? Promise.reject(answered) : Promise.resolve(answered);
      },
    },
  });
  return { auth: made.auth, storage: made.storage, client: made, last: () => sent.at(-1) };
}

const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;

/** Forbidden by the types, but possible without them. */
const nothing = {} as never;

describe('what the auth library says', () => {
  test.each(['signUp', 'signInWithPassword'] as const)('of %s without an address', async (call) => {
    const { error } = await client().auth[call](nothing);
    expect(error).toBeInstanceOf(AuthInvalidCredentialsError);
    expect(error?.message).toBe('You must provide either an email or phone number and a password');
  });

  test('of a link or code without an address', async () => {
    const { error } = await client().auth.signInWithOtp(nothing);
    expect(error).toBeInstanceOf(AuthInvalidCredentialsError);
    expect(error?.message).toBe('You must provide either an email or phone number.');
  });

  test.each(['one.two', 'one.two.three.four', 'head.p+yload.sign'])(
    'of %s as a token: it is none',
    async (token) => {
      const { error } = await client().auth.setSession({ access_token: token, refresh_token: 'r' });
      expect(error).toBeInstanceOf(AuthInvalidJwtError);
    },
  );

  test('without a session', async () => {
    const { error } = await client().auth.updateUser({ password: 's3cret' });
    expect(error).toBeInstanceOf(AuthSessionMissingError);
    expect(error?.message).toBe('Auth session missing!');
  });

  test('of an answer that holds no session', async () => {
    const { error } = await client().auth.signInWithPassword({
      email: 'a@b.c',
      password: 's3cret',
    });
    expect(error).toBeInstanceOf(AuthInvalidTokenResponseError);
  });

  test('of a link that came back with an error, by its kind', () => {
    expect(new AuthImplicitGrantRedirectError('No').toJSON()).toMatchObject({
      name: 'AuthImplicitGrantRedirectError',
      message: 'No',
      status: 500,
    });
    expect(new AuthPKCEGrantCodeExchangeError('No').toJSON()).toMatchObject({
      name: 'AuthPKCEGrantCodeExchangeError',
      message: 'No',
      status: 500,
    });
  });

  test.each<[string, Answer]>([
    ['502', () => json({}, { status: 502 })],
    ['503', () => json({}, { status: 503 })],
    ['504', () => json({}, { status: 504 })],
    ['no answer', () => new TypeError('Failed to fetch')],
  ])('of %s: it may be tried again', async (_what, answer) => {
    const { error } = await client(answer).auth.signInWithOtp({ email: 'lena@tallygrove.test' });
    expect(error).toBeInstanceOf(AuthRetryableFetchError);
  });

  test.each([400, 401, 422, 429])('of %i: it may not', async (status) => {
    const answer = () => json({ msg: 'No' }, { status });
    const { error } = await client(answer).auth.signInWithOtp({ email: 'lena@tallygrove.test' });
    expect(error).toBeInstanceOf(AuthApiError);
    expect(error?.message).toBe('No');
  });

  test.each([401, 404])('of %i at sign-out: signed out all the same', async (status) => {
    const { auth } = client((url) =>
      url.includes('/logout') ? json({ msg: 'No' }, { status }) : tokenAnswer(1),
    );
    await auth.signInWithPassword({ email: 'lena@tallygrove.test', password: 's3cret' });
    expect((await auth.getSession()).data.session).not.toBeNull();
    expect(await auth.signOut()).toEqual({ error: null });
    expect((await auth.getSession()).data.session).toBeNull();
  });
});

describe('what the library does unasked', () => {
  test('a link makes an account where there is none', async () => {
    const { auth, last } = client();
    await auth.signInWithOtp({ email: 'lena@tallygrove.test' });
    expect(bodyOf(last())).toMatchObject({ create_user: true });
  });

  test('a phone is written to by sms', async () => {
    const { auth, last } = client();
    await auth.signInWithOtp({ phone: '+15550100' });
    expect(bodyOf(last())).toMatchObject({ create_user: true, channel: 'sms' });
  });

  test('the realtime channel: heartbeat, timeout, and the pauses before it connects again', () => {
    const { realtime } = client().client;
    expect([realtime.heartbeatIntervalMs, realtime.timeout]).toEqual([25_000, 10_000]);
    expect([1, 2, 3, 4, 5, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000, 10_000,
    ]);
  });

  test('what is pushed before it is joined waits, a hundred at most', () => {
    vi.useFakeTimers();
    const dropped: string[] = [];
    /** A connection that is never established. */
    class Unanswered extends EventTarget {
      readyState = 0;
      close(): void {}
    }
    const { realtime } = createClient('https://tallygrove.example', 'public-key', {
      realtime: {
        transport: Unanswered as never,
        logger: (_kind: string, text: string) => void dropped.push(text),
      },
    });
    const channel = realtime.channel('room').subscribe();
    for (let count = 0; count < 103; count += 1) void channel.track({ count });
    vi.useRealTimers();
    expect(dropped.filter((text) => text.includes('buffer overflow'))).toHaveLength(3);
  });

  test('files are listed a hundred at a time by name, and kept for an hour', async () => {
    const { storage, last } = client(() => json([]));
    await storage.from('sheets').list();
    expect(bodyOf(last())).toEqual({
      prefix: '',
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    });
    await storage.from('sheets').upload('a.txt', new Blob(['a']));
    const form = last()?.body;
    expect(form instanceof FormData && form.get('cacheControl')).toBe('3600');
    await storage.from('sheets').upload('a.txt', 'a');
    expect(new Headers(last()?.headers).get('cache-control')).toBe('max-age=3600');
  });

  test('a function is called by POST', async () => {
    const { client: made, last } = client();
    await made.functions.invoke('enroll');
    expect(last()?.method).toBe('POST');
  });
});

describe('how the data layer fails', () => {
  test('a database error has a code, details and a hint', async () => {
    const fault = { message: 'No', code: '42501', details: 'which', hint: 'how' };
    const { error } = await client(() => json(fault, { status: 403 }))
      .client.from('profiles')
      .select();
    expect(error).toMatchObject(fault);
    expect(new PostgrestError(fault)).toMatchObject(fault);
  });

  test('a function that is not reached, not relayed, or answers an error', async () => {
    const failed = async (answer: Answer) =>
      ((await client(answer).client.functions.invoke('enroll')) as { error: unknown }).error;
    expect(await failed(() => new TypeError('Failed to fetch'))).toBeInstanceOf(
      FunctionsFetchError,
    );
    expect(await failed(() => json({}, { headers: { 'x-relay-error': 'true' } }))).toBeInstanceOf(
      FunctionsRelayError,
    );
    expect(await failed(() => json({}, { status: 500 }))).toBeInstanceOf(FunctionsHttpError);
  });

  test('storage that answers an error, or nothing that can be read', async () => {
    const failed = async (answer: Answer) =>
      (await client(answer).storage.from('sheets').list()).error;
    expect(await failed(() => json({ message: 'No' }, { status: 400 }))).toBeInstanceOf(
      StorageApiError,
    );
    expect(await failed(() => new TypeError('Failed to fetch'))).toMatchObject({
      name: 'StorageUnknownError',
    });
  });
});
