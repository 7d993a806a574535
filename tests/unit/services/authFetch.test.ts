import { afterEach, describe, expect, test, vi } from 'vitest';
import { AuthFailure } from '../../../src/domain/authFailure.ts';
import { authFetch, REQUEST_TIMEOUT_MS, retryAfterMs } from '../../../src/services/authFetch.ts';
import { fakeNetwork, json, type Script } from '../../support/fakeFetch.ts';
import { START } from '../../support/tokens.ts';

const config = { url: 'https://tallygrove.example', anonKey: 'public-key' };

afterEach(() => {
  vi.restoreAllMocks();
});

async function ask(script: Script) {
  const network = fakeNetwork(script);
  const outcome = await authFetch(
    { config, fetch: network.fetch },
    { method: 'POST', path: '/token?grant_type=refresh_token', body: { refresh_token: 'r-1' } },
  ).then(
    (body) => ({ body }),
    (error: unknown) => error,
  );
  return { outcome, sent: network.sent };
}

test('one request, with the public key, and its JSON', async () => {
  const { outcome, sent } = await ask(() => json({ access_token: 'a.b.c' }));
  expect(outcome).toEqual({ body: { access_token: 'a.b.c' } });
  expect(sent.map(({ method, path, headers, body }) => ({ method, path, headers, body }))).toEqual([
    {
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      headers: {
        apikey: 'public-key',
        authorization: 'Bearer public-key',
        'content-type': 'application/json',
      },
      body: { refresh_token: 'r-1' },
    },
  ]);
});

test('a user’s token replaces the key, and an undefined body is not sent', async () => {
  const network = fakeNetwork(() => new Response(null, { status: 204 }));
  const body = await authFetch(
    { config, fetch: network.fetch },
    { method: 'GET', path: '/user', token: 'a.b.c' },
  );
  expect(body).toBeUndefined();
  expect(network.last().headers.authorization).toBe('Bearer a.b.c');
  expect(network.last().body).toBeUndefined();
});

describe('an error response', () => {
  // src/domain/authFailure.ts maps a status to a kind.
  test.each([
    [400, { error_code: 'bad_jwt', msg: 'Bad' }, 'refused', 'Bad', 'bad_jwt'],
    [400, { error: 'invalid_grant', error_description: 'No' }, 'refused', 'No', 'invalid_grant'],
    [401, { message: 'No API key' }, 'refused', 'No API key', undefined],
    [404, null, 'refused', '', undefined],
    [422, { msg: { en: 'No' }, error_code: 7 }, 'refused', '', undefined],
    [502, { msg: 'x' }, 'retryable', 'x', undefined],
  ] as const)('%d %j', async (status, body, kind, message, code) => {
    const { outcome, sent } = await ask(() => json(body, { status }));
    expect(outcome).toBeInstanceOf(AuthFailure);
    expect(outcome).toMatchObject({ kind, message, code, retryAfterMs: undefined });
    expect(sent).toHaveLength(1);
  });

  test('502 with an HTML page counts as no response', async () => {
    const { outcome } = await ask(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(outcome).toMatchObject({ kind: 'retryable', message: '' });
  });

  test('429 has the time to wait', async () => {
    const { outcome } = await ask(() =>
      json({ msg: 'Too many' }, { status: 429, headers: { 'retry-after': '7' } }),
    );
    expect(outcome).toMatchObject({
      kind: 'rateLimited',
      message: 'Too many',
      retryAfterMs: 7_000,
    });
  });
});

test.each(['<!doctype html><title>Log in to Wi-Fi</title>', '{"access_token":', 'undefined'])(
  '200 with %j is an invalid answer',
  async (text) => {
    const { outcome } = await ask(() => new Response(text));
    expect(outcome).toMatchObject({
      kind: 'invalidResponse',
      message: '',
    });
  },
);

describe('no answer', () => {
  test('the network is down', async () => {
    const { outcome } = await ask(() => new TypeError('Failed to fetch'));
    expect(outcome).toMatchObject({ kind: 'retryable', message: 'Failed to fetch' });
  });

  test('a thrown value that is no Error has an empty message', async () => {
    const network = fakeNetwork();
    const asking = authFetch({ config, fetch: network.fetch }, { method: 'GET', path: '/user' });
    network.last().break('gone');
    await expect(asking).rejects.toMatchObject({
      name: 'AuthFailure',
      kind: 'retryable',
      message: '',
    });
  });

  test('none within 15 s', async () => {
    const timeout = new AbortController();
    const set = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const asking = ask(() => undefined);
    timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
    expect((await asking).outcome).toMatchObject({ kind: 'retryable' });
    expect(set.mock.calls).toEqual([[REQUEST_TIMEOUT_MS]]);
    expect(REQUEST_TIMEOUT_MS).toBe(15_000);
  });

  test('an abortable request has the same limit', async () => {
    const timeout = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    const network = fakeNetwork();
    const asking = authFetch(
      { config, fetch: network.fetch },
      { method: 'GET', path: '/user', signal: new AbortController().signal },
    );
    timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
    await expect(asking).rejects.toMatchObject({ kind: 'retryable' });
  });

  test('aborting aborts the request', async () => {
    const network = fakeNetwork();
    const calledOff = new AbortController();
    const asking = authFetch(
      { config, fetch: network.fetch },
      { method: 'GET', path: '/user', signal: calledOff.signal },
    );
    calledOff.abort();
    await expect(asking).rejects.toMatchObject({ kind: 'retryable' });
    expect(network.last().signal?.aborted).toBe(true);
  });
});

describe('Retry-After', () => {
  test.each([
    ['in seconds', '7', 7_000],
    ['in seconds among blanks', ' 120 ', 120_000],
    ['as a date', new Date(START + 90_000).toUTCString(), 89_544],
    ['absent', null, 60_000],
    ['empty', '', 60_000],
    ['below nought', '-5', 60_000],
    // A wait of zero would retry as fast as the network allows, and be refused each time.
    ['of nought', '0', 60_000],
    ['of less than a second', '0.5', 60_000],
    // On a device whose clock is an hour fast, every date is past.
    ['as a date gone by', new Date(START - 3_600_000).toUTCString(), 60_000],
    // Timers are limited to 24.8 days; a longer one would fire at once.
    ['of a second', '1', 1_000],
    ['of a year', '31536000', 86_400_000],
    ['as a date in a year', new Date(START + 31_536_000_000).toUTCString(), 86_400_000],
    ['that is rubbish', 'soon', 60_000],
    ['without end', 'Infinity', 60_000],
  ])('%s', (_, header, expected) => {
    expect(retryAfterMs(header, START)).toBe(expected);
  });
});

describe('an interrupted response', () => {
  const broken = (status: number) => {
    const body = new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"access_token":'));
        stream.error(new TypeError('network error'));
      },
    });
    return ask(() => new Response(body, { status }));
  };

  test('counts as no response, which does not end the session', async () => {
    const { outcome } = await broken(200);
    expect(outcome).toMatchObject({ kind: 'retryable', message: 'network error' });
  });

  test('counts as refused if its status is', async () => {
    const { outcome } = await broken(403);
    expect(outcome).toMatchObject({ kind: 'refused', message: '', status: 403 });
  });
});
