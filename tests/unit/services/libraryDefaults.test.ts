// Checks the product specification's statements about supabase-js against the installed library, so that a
// new version that differs fails here.
import { createClient } from '@supabase/supabase-js';
import { expect, test, vi } from 'vitest';
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
  const lastBody = () => JSON.parse((sent?.body ?? '{}') as string) as unknown;
  return { client: made, last: () => sent, lastBody };
}

// docs/product.md P8.7
test.each([
  ['signUp', 'You must provide either an email or phone number and a password'],
  ['signInWithPassword', 'You must provide either an email or phone number and a password'],
  ['signInWithOtp', 'You must provide either an email or phone number.'],
] as const)('%s without an address: %s', async (call, message) => {
  // Forbidden by the types, but possible without them.
  const { error } = await client().client.auth[call]({} as never);
  expect(error).toMatchObject({ name: 'AuthInvalidCredentialsError', message });
});

// docs/product.md P11.5
test('a sign-in link creates the account; a phone gets its code by SMS; a function is a POST', async () => {
  const { client: made, last, lastBody } = client();
  await made.auth.signInWithOtp({ email: 'lena@tallygrove.test' });
  expect(lastBody()).toMatchObject({ create_user: true });
  await made.auth.signInWithOtp({ phone: '+15550100' });
  expect(lastBody()).toMatchObject({ create_user: true, channel: 'sms' });
  await made.functions.invoke('enroll');
  expect(last()?.method).toBe('POST');
});

test('the realtime channel: heartbeat, timeout, pauses before it connects again, and its buffer', () => {
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
  expect([realtime.heartbeatIntervalMs, realtime.timeout]).toEqual([25_000, 10_000]);
  expect([1, 2, 3, 4, 50].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
    1000, 2000, 5000, 10_000, 10_000,
  ]);
  const channel = realtime.channel('room').subscribe();
  for (let count = 0; count < 103; count += 1) void channel.track({ count });
  vi.useRealTimers();
  expect(dropped.filter((text) => text.includes('buffer overflow'))).toHaveLength(3);
});

test('files are listed by name, a hundred at a time, and cached for an hour', async () => {
  const { client: made, last, lastBody } = client([]);
  const sheets = made.storage.from('sheets');
  await sheets.list();
  const sortBy = { column: 'name', order: 'asc' };
  expect(lastBody()).toEqual({ prefix: '', limit: 100, offset: 0, sortBy });
  await sheets.upload('a.txt', 'a');
  expect(new Headers(last()?.headers).get('cache-control')).toBe('max-age=3600');
});
