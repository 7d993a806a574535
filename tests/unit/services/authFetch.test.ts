import { afterEach, expect, test, vi } from 'vitest';
import { AuthFailure } from '../../../src/domain/authFailure.ts';
import { authFetch, retryAfterMs } from '../../../src/services/authFetch.ts';
import { fakeNetwork, interrupted, json, type Script } from '../../support/fakeFetch.ts';
import { START } from '../../support/tokens.ts';

const config = { url: 'https://tallygrove.example', anonKey: 'public-key' };

afterEach(() => {
  vi.restoreAllMocks();
});

async function ask(script: Script) {
  const { fetch, sent } = fakeNetwork(script);
  const request = { method: 'POST', path: '/verify', body: { type: 'email' } } as const;
  const outcome = await authFetch({ config, fetch }, request).catch((error: unknown) => error);
  return { outcome, sent };
}

test('one request, with the public key, and its JSON', async () => {
  const { outcome, sent } = await ask(() => json({ access_token: 'a.b.c' }));
  expect(outcome).toEqual({ access_token: 'a.b.c' });
  const headers = {
    apikey: 'public-key',
    authorization: 'Bearer public-key',
    'content-type': 'application/json',
  };
  expect(sent).toMatchObject([
    { method: 'POST', path: '/auth/v1/verify', headers, body: { type: 'email' } },
  ]);
});

const none = { code: undefined, retryAfterMs: undefined };

// tests/unit/domain/authFailure.test.ts has the kind of each status.
test.each<[string, () => Response, object]>([
  [
    '400',
    () => json({ error_code: 'bad_jwt', msg: 'Bad' }, { status: 400 }),
    { ...none, kind: 'refused', message: 'Bad', code: 'bad_jwt', status: 400 },
  ],
  [
    '422 in other forms',
    () => json({ msg: { en: 'No' }, error_code: 7 }, { status: 422 }),
    { ...none, kind: 'refused', message: '' },
  ],
  [
    '502 with a page',
    () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    { ...none, kind: 'retryable', message: '' },
  ],
  [
    '429 with the time to wait',
    () => json({ msg: 'Too many' }, { status: 429, headers: { 'retry-after': '7' } }),
    { kind: 'rateLimited', message: 'Too many', retryAfterMs: 7_000 },
  ],
  [
    'a captive portal’s page',
    () => new Response('<!doctype html>'),
    { kind: 'invalidResponse', message: '' },
  ],
  // It does not end the session.
  [
    'an interrupted response',
    () => interrupted(200),
    { kind: 'retryable', message: 'network error' },
  ],
  ['an interrupted refusal', () => interrupted(403), { kind: 'refused', message: '', status: 403 }],
])('%s is an AuthFailure after one request', async (_, script, failure) => {
  const { outcome, sent } = await ask(script);
  expect(outcome).toBeInstanceOf(AuthFailure);
  expect(outcome).toMatchObject(failure);
  expect(sent).toHaveLength(1);
});

test.each([{}, { signal: new AbortController().signal }])(
  'a request without an answer ends after 15 s',
  async (own) => {
    const timeout = new AbortController();
    const set = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const { fetch } = fakeNetwork();
    const asking = authFetch({ config, fetch }, { method: 'GET', path: '/user', ...own });
    timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
    await expect(asking).rejects.toMatchObject({ kind: 'retryable' });
    expect(set.mock.calls).toEqual([[15_000]]);
  },
);

test.each([
  [' 120 ', 120_000],
  [new Date(START + 90_000).toUTCString(), 89_544],
  [null, 60_000],
  // A shorter wait would retry as fast as the network allows, and be refused each time.
  ['0.5', 60_000],
  ['1', 1_000],
  // On a device whose clock is an hour fast, every date is past.
  [new Date(START - 3_600_000).toUTCString(), 60_000],
  // Timers are limited to 24.8 days; a longer one would fire at once.
  ['31536000', 86_400_000],
  ['Infinity', 60_000],
])('Retry-After: %s', (header, expected) => {
  expect(retryAfterMs(header, START)).toBe(expected);
});
