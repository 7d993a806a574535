import { beforeAll, describe, expect, test } from 'vitest';
import { signOutFailureText } from '../../../src/content/authMessages.ts';
import { loadSupabase } from '../../../src/services/supabase.ts';
import { profileAnswer, tokenAnswer, userAnswer } from '../../support/authServer.ts';
import { json, type Script } from '../../support/fakeFetch.ts';
import { flush } from '../../support/flush.ts';
import { visit } from '../../support/site.ts';
import { profileWith, sessionWith } from '../../support/tokens.ts';

// The session's statechart with its real services. tests/machines/session.* proves its decisions, and
// the session's storyboard what other tabs store and links that arrive in the open page.
const hour = 3_600_000;
const { accessToken, refreshToken } = sessionWith(0);
const link = `access_token=${accessToken}&expires_in=3600&refresh_token=${refreshToken}&token_type=bearer`;
const mailed = 'token_hash=h-1&type=magiclink';
const origin = 'https://tallygrove.example';

/** Answers every request, unless `other` does: each `POST /token` with the next generation. */
function healthy(other: Script = () => undefined): Script {
  let generation = 1;
  return (request) => {
    const answer = other(request);
    if (answer !== undefined) return answer;
    const { path } = request;
    if (path.startsWith('/auth/v1/token')) {
      generation += 1;
      return tokenAnswer(generation);
    }
    if (path.startsWith('/rest/v1/profiles')) return profileAnswer();
    if (path.startsWith('/auth/v1/user')) return json(userAnswer());
    return new Response(null, { status: 204 });
  };
}

beforeAll(loadSupabase);

test('a link, a new password, a second factor and a sign-out send no POST /token', async () => {
  const site = visit({ script: healthy() });
  const page = await site.open(`/dashboard#${link}&type=recovery`);
  await page.send({ type: 'recovery.submit', password: 'secret-1' });
  expect(site.network.last()).toMatchObject({
    headers: { authorization: `Bearer ${accessToken}` },
    body: { password: 'secret-1' },
  });
  await page.send({
    type: 'storage.changed',
    session: sessionWith(hour, { generation: 9, aal: 'aal2' }),
  });
  await page.send({ type: 'session.signOut' });
  expect(page.takeEmittedTypes()).toEqual([
    'initialSession',
    'passwordRecovery',
    'linkOpened',
    'userUpdated',
    'mfaChallengeVerified',
    'signedOut',
  ]);
  expect(site.network.sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'GET /auth/v1/user',
    'GET /rest/v1/profiles',
    'PUT /auth/v1/user',
    'POST /auth/v1/logout',
  ]);
});

test('what another tab did before the statechart started is followed', async () => {
  const site = visit({ script: healthy(), stored: sessionWith(hour) });
  const page = await site.open('/dashboard', { beforeStart: () => site.browser.entries.clear() });
  expect([page.has('signedOut'), page.takeEmittedTypes()]).toEqual([
    true,
    ['initialSession', 'signedOut'],
  ]);
});

test('a profile refused for its token is read with a refreshed one', async () => {
  const script = healthy(({ path, headers }) =>
    path.startsWith('/rest/') && headers['authorization'] === `Bearer ${accessToken}`
      ? json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
      : undefined,
  );
  const page = await visit({ script, stored: sessionWith(hour) }).open();
  expect([page.context().profile, page.logged]).toEqual([profileWith(), []]);
});

test('with blocked storage the session is in memory, reported once', async () => {
  const page = await visit({ script: healthy(), policy: 'blocked' }).open(`/dashboard#${link}`);
  await page.send({ type: 'storage.unavailable' });
  expect(page.has('signedIn')).toBe(true);
  expect(page.takeEmittedTypes().filter((type) => type === 'memoryOnly')).toHaveLength(1);
});

test.each<[string, () => Response, string | undefined]>([
  ['403', () => json({ error_code: 'session_not_found' }, { status: 403 }), undefined],
  ['500', () => json({ msg: 'x' }, { status: 500 }), 'x'],
])('a sign-out answered with %s clears this device', async (_, answer, failure) => {
  const site = visit({ script: healthy(), stored: sessionWith(hour) });
  const page = await site.open();
  page.emitted();
  site.network.now(answer);
  await page.send({ type: 'session.signOut' });
  const [ended, refused] = page.emitted();
  expect(ended).toMatchObject({ type: 'signedOut', reason: 'asked' });
  const reported = refused?.type === 'signOutFailed' ? refused.failure : undefined;
  expect(reported && signOutFailureText(reported)).toBe(failure);
  expect([site.browser.entries.size, page.context().session]).toEqual([0, undefined]);
  expect(site.network.last()).toMatchObject({
    path: '/auth/v1/logout?scope=local',
    headers: { authorization: `Bearer ${accessToken}` },
  });
});

describe('a link', () => {
  test.each([
    ['as long as it says', '&expires_in=600', 600_000],
    ['an hour when it does not say', '', hour],
  ])('with tokens gives a session that lasts %s', async (_, says, lasts) => {
    const site = visit({ script: healthy() });
    await site.open(`/dashboard#access_token=${accessToken}&refresh_token=${refreshToken}${says}`);
    expect(site.stored()).toEqual(sessionWith(lasts));
  });

  const verifying = (answer: Response) =>
    healthy(({ path }) => (path.startsWith('/auth/v1/verify') ? answer : undefined));

  test('opened in the background is gone from the URL, and not spent until somebody looks', async () => {
    const site = visit({ script: verifying(tokenAnswer(1)) });
    const page = await site.open(`/dashboard?${mailed}`, { isHidden: true });
    expect([site.address(), site.network.sent]).toEqual([`${origin}/dashboard`, []]);
    page.tab.show();
    await flush(5);
    expect(page.has('signedIn')).toBe(true);
  });

  test('that says it is spent is explained, when the page opens and later', async () => {
    const page = await visit().open('/dashboard#error=access_denied&error_code=otp_expired');
    expect(page.context().linkProblem).toBe('otp_expired');
    page.tab.changeHash('#error_code=otp_disabled');
    expect(page.context().linkProblem).toBe('otp_disabled');
  });

  test('without a user in the answer is no session', async () => {
    const site = visit({ script: () => json({}) });
    const page = await site.open(`/dashboard#${link}`);
    expect([page.context().linkProblem, site.stored()]).toEqual(['invalid_token', undefined]);
  });

  test.each<[body: unknown, problem: string]>([
    [{ msg: 'Confirmation link accepted. Please proceed', code: '200' }, 'email_change_half'],
    [null, 'invalid_token'],
    ['msg', 'invalid_token'],
  ])('for a new address, answered with %j, is explained as %s', async (body, problem) => {
    const site = visit({ script: verifying(json(body)), stored: sessionWith(hour) });
    const page = await site.open('/dashboard#token_hash=h-1&type=email_change');
    expect([page.has('signedIn'), page.context().linkProblem]).toEqual([true, problem]);
  });
});
