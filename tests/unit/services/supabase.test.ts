import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createAccount, requestLink } from '../../../src/services/authForms.ts';
import { callAuth, dataClient } from '../../../src/services/supabase.ts';
import { profileAnswer, tokenAnswer, userAnswer } from '../../support/authServer.ts';
import { fakeNetwork, json, type Script } from '../../support/fakeFetch.ts';
import { flush } from '../../support/flush.ts';
import { lena, sessionWith } from '../../support/tokens.ts';

const config = { url: 'https://tallygrove.example', anonKey: 'public-key' };
const origin = 'https://tallygrove.example';
const { accessToken } = sessionWith(0);

// The library must set no retry timer: with fake timers it would hang or show up.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function network(script: Script) {
  const net = fakeNetwork(script);
  const asked: string[] = [];
  const onAsked = (email: string) => void asked.push(email);
  return { ...net, asked, deps: { config, fetch: net.fetch, origin, onAsked } };
}

const own = { authorization: `Bearer ${accessToken}`, apikey: 'public-key' };

describe('calls through the library send one request each', () => {
  const values = {
    displayName: ' Lena Brooks ',
    email: ' lena@tallygrove.test ',
    password: ' s3cret ',
  };
  const target = 'redirect_to=https%3A%2F%2Ftallygrove.example%2Fdashboard';
  const common = {
    email: 'lena@tallygrove.test',
    gotrue_meta_security: {},
    code_challenge: null,
    code_challenge_method: null,
  };

  test.each([
    ['a magic link', requestLink, 'otp', { ...common, data: {}, create_user: true }],
    // The name is trimmed, the password is not.
    [
      'an account',
      createAccount,
      'signup',
      { ...common, password: ' s3cret ', data: { display_name: 'Lena Brooks' } },
    ],
  ] as const)('%s, which was requested if the server agrees', async (_, create, path, body) => {
    const net = network(() => json(userAnswer()));
    await create(net.deps)(values);
    expect(net.sent.map((sent) => [sent.method, sent.path, sent.body])).toEqual([
      ['POST', `/auth/v1/${path}?${target}`, body],
    ]);
    const authorization = 'Bearer public-key';
    expect(net.last().headers).toMatchObject({ apikey: 'public-key', authorization });
    expect(net.asked).toEqual(['lena@tallygrove.test']);
    const refusing = network(() => json({ msg: 'No' }, { status: 422 }));
    const refused = await create(refusing.deps)(values).catch((error: unknown) => error);
    expect(refused).toMatchObject({ message: 'No' });
    expect(refusing.asked).toEqual([]);
  });

  test('a user and a profile, with the user’s token, and no timer remains', async () => {
    const net = network(({ path }) =>
      path.startsWith('/rest/') ? profileAnswer() : json(userAnswer()),
    );
    const { data } = await callAuth(net.deps, (auth) => auth.getUser(accessToken));
    expect(data.user?.id).toBe(lena.id);
    const client = await dataClient(net.deps, accessToken);
    const profile = await client.from('profiles').select('*').eq('id', lena.id).single();
    expect(profile.data).toMatchObject({ id: lena.id, role: 'student' });
    const path = `/rest/v1/profiles?select=*&id=eq.${lena.id}`;
    expect(net.sent).toMatchObject([
      { method: 'GET', path: '/auth/v1/user', headers: own },
      // The browser keeps no private row on disk.
      { method: 'GET', path, headers: own, cache: 'no-store' },
    ]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each<[string, Script, object]>([
  [
    '422 in other words',
    () => json({ detail: [1] }, { status: 422 }),
    { kind: 'refused', message: '', retryAfterMs: undefined },
  ],
  [
    '422 with brackets in its words',
    () => json({ msg: 'Not [here]', error_code: 'no' }, { status: 422 }),
    { kind: 'refused', message: 'Not [here]', code: 'no' },
  ],
  // A captive portal's page (docs/product.md P15.3).
  ['200 with a page', () => new Response('<!doctype html>'), { kind: 'invalidResponse' }],
  // The header is hidden from another origin.
  [
    '429 that names the wait in its words alone',
    () => json({ msg: 'You can only request this after 42 seconds.' }, { status: 429 }),
    { kind: 'rateLimited', retryAfterMs: 42_000 },
  ],
])('%s is an AuthFailure after one request', async (_, script, expected) => {
  const net = network(script);
  const outcome = await callAuth(net.deps, (auth) => auth.getUser(accessToken)).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outcome).toMatchObject({ name: 'AuthFailure', ...expected });
  expect(net.sent).toHaveLength(1);
});

test('the library neither reads nor writes storage, and logs no warning', async () => {
  const touched = vi.fn<() => null>(() => null);
  const location = new URL(`${origin}/#access_token=${accessToken}&refresh_token=r&type=signup`);
  const listened = vi.fn();
  vi.stubGlobal('localStorage', { getItem: touched, setItem: touched, removeItem: touched });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', { location, addEventListener: listened, localStorage });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The library counts clients by name; those of other test files belong to other pages.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  const net = network(() => tokenAnswer(1));
  for (const email of ['lena@tallygrove.test', 'priya@tallygrove.test']) {
    await callAuth(net.deps, (auth) => auth.signUp({ email, password: 's3cret' }));
  }
  await flush(5);
  expect(net.sent.map(({ path }) => path)).toEqual(['/auth/v1/signup', '/auth/v1/signup']);
  expect([touched.mock.calls, listened.mock.calls, warned.mock.calls]).toEqual([[], [], []]);
  expect(vi.getTimerCount()).toBe(0);
  vi.unstubAllGlobals();
});
