// Checks the product specification's statements about supabase-js against the installed library, so that a
// new version that differs fails here.
import { AuthInvalidCredentialsError, createClient } from '@supabase/supabase-js';
import { describe, expect, test, vi } from 'vitest';
import { json } from '../../support/fakeFetch.ts';

/** A client with the library's defaults, and the last request that it sent. */
function client(body: unknown = {}) {
  let sent: RequestInit | undefined;
  const made = createClient('https://tallygrove.example', 'public-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (_, init) => {
        sent = init;
        return Promise.resolve(json(body));
      },
    },
  });
  return { ...made, client: made, last: () => sent };
}

const bodyOf = (init: RequestInit | undefined): unknown =>
  typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;

/** Forbidden by the types, but possible without them. */
const nothing = {} as never;

describe('the auth library’s messages', () => {
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
});

describe('the library’s defaults', () => {
  test('a link creates a missing account', async () => {
    const { auth, last } = client();
    await auth.signInWithOtp({ email: 'lena@tallygrove.test' });
    expect(bodyOf(last())).toMatchObject({ create_user: true });
  });

  test('a phone gets its code by SMS', async () => {
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

  test('messages before joining are queued, a hundred at most', () => {
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

  test('files are listed by name, a hundred at a time, and cached for an hour', async () => {
    const { storage, last } = client([]);
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
