import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAccount, requestLink } from '../../../src/services/authForms.ts';
import { callAuth, dataClient } from '../../../src/services/supabase.ts';
import { profileAnswer, tokenAnswer, userAnswer } from '../../support/authServer.ts';
import { fakeNetwork, json, type Script } from '../../support/fakeFetch.ts';
import { flush } from '../../support/flush.ts';
import { lena, sessionWith } from '../../support/tokens.ts';

const origin = 'https://tallygrove.example';
const config = { url: origin, anonKey: 'public-key' };
const { accessToken } = sessionWith(0);
const email = 'lena@tallygrove.test';

// The library must set no retry timer: with fake timers it would hang or show up.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] });
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function network(script: Script) {
  const net = fakeNetwork(script);
  const onAsked = vi.fn();
  return { ...net, onAsked, deps: { config, fetch: net.fetch, origin, onAsked } };
}

// The name and the address are trimmed, the password is not.
const values = { displayName: ' Lena Brooks ', email: ` ${email} `, password: ' s3cret ' };

test.each([
  ['a magic link', requestLink, 'otp', { create_user: true }],
  [
    'an account',
    createAccount,
    'signup',
    { password: ' s3cret ', data: { display_name: 'Lena Brooks' } },
  ],
] as const)('%s is requested once, and was if the server agrees', async (_, create, path, body) => {
  const net = network(() => json(userAnswer()));
  await create(net.deps)(values);
  expect(net.sent).toMatchObject([
    {
      method: 'POST',
      path: `/auth/v1/${path}?redirect_to=https%3A%2F%2Ftallygrove.example%2Fdashboard`,
      headers: { apikey: 'public-key', authorization: 'Bearer public-key' },
      body: { email, ...body },
    },
  ]);
  expect(net.onAsked).toHaveBeenCalledExactlyOnceWith(email);
  const refusing = network(() => json({ msg: 'No' }, { status: 422 }));
  await expect(create(refusing.deps)(values)).rejects.toMatchObject({ message: 'No' });
  expect(refusing.onAsked).not.toHaveBeenCalled();
});

test('a user and a profile, by one request each with the user’s token', async () => {
  const net = network(({ path }) =>
    path.startsWith('/rest/') ? profileAnswer() : json(userAnswer()),
  );
  const { data } = await callAuth(net.deps, (auth) => auth.getUser(accessToken));
  expect(data.user?.id).toBe(lena.id);
  const client = await dataClient(net.deps, accessToken);
  const profile = await client.from('profiles').select('*').eq('id', lena.id).single();
  expect(profile.data).toMatchObject({ id: lena.id, role: 'student' });
  const headers = { authorization: `Bearer ${accessToken}`, apikey: 'public-key' };
  const path = `/rest/v1/profiles?select=*&id=eq.${lena.id}`;
  expect(net.sent).toMatchObject([
    { method: 'GET', path: '/auth/v1/user', headers },
    // The browser keeps no private row on disk.
    { method: 'GET', path, headers, cache: 'no-store' },
  ]);
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
  const outcome = callAuth(net.deps, (auth) => auth.getUser(accessToken)).catch(
    (error: unknown) => error,
  );
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await outcome).toMatchObject({ name: 'AuthFailure', ...expected });
  expect(net.sent).toHaveLength(1);
});

test('the library neither reads nor writes storage, and logs no warning', async () => {
  const [touched, listened] = [vi.fn(() => null), vi.fn()];
  const location = new URL(`${origin}/#access_token=${accessToken}&refresh_token=r&type=signup`);
  vi.stubGlobal('localStorage', { getItem: touched, setItem: touched, removeItem: touched });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('window', { location, addEventListener: listened, localStorage });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  // The library counts clients by name; those of other test files belong to other pages.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  const { deps, sent } = network(() => tokenAnswer(1));
  for (const person of [email, 'priya@tallygrove.test'])
    await callAuth(deps, (auth) => auth.signUp({ email: person, password: 's3cret' }));
  await flush(5);
  expect(sent.map(({ path }) => path)).toEqual(['/auth/v1/signup', '/auth/v1/signup']);
  for (const use of [touched, listened, warned]) expect(use).not.toHaveBeenCalled();
});
