import { beforeAll, describe, expect, test, vi } from 'vitest';
import { signOutFailureText, unknownFailure } from '../../../src/content/authAnswers.ts';
import { rememberLinkRequest } from '../../../src/services/linkRequest.ts';
import { dataClient, loadSupabase } from '../../../src/services/supabase.ts';
import { profileAnswer, tokenAnswer, userAnswer } from '../../support/authServer.ts';
import { json, type Script, type SentRequest } from '../../support/fakeFetch.ts';
import { flush } from '../../support/flush.ts';
import { visit } from '../../support/site.ts';
import { lena, priya, profileWith, sessionWith, START } from '../../support/tokens.ts';

/** The twenty scenarios of the session's design, as far as they need no screen. */
const hour = 3_600_000;
const { accessToken, refreshToken } = sessionWith(0);
const link = `access_token=${accessToken}&expires_in=3600&refresh_token=${refreshToken}&token_type=bearer`;

/** A server that answers every request: each `POST /token` with the next generation. */
function healthy({ expiresIn = 3600 } = {}): Script {
  let generation = 1;
  return ({ path }) => {
    if (path.startsWith('/auth/v1/token')) {
      generation += 1;
      return tokenAnswer(generation, { expiresIn });
    }
    if (path.startsWith('/rest/v1/profiles')) return profileAnswer();
    if (path.startsWith('/auth/v1/user')) return json(userAnswer());
    return new Response(null, { status: 204 });
  };
}

/** Like `healthy`, but `answer` answers token requests. */
function tokensAnsweredBy(answer: (request: SentRequest) => ReturnType<Script>): Script {
  const rest = healthy();
  return (request) => (request.path.startsWith('/auth/v1/token') ? answer(request) : rest(request));
}

beforeAll(loadSupabase);

test('the profile that is read is one’s own', async () => {
  const site = visit({ script: healthy(), stored: sessionWith(hour) });
  await site.open();
  expect(site.network.profiles().map(({ path }) => path)).toEqual([
    `/rest/v1/profiles?select=*&id=eq.${lena.id}`,
  ]);
});

describe('the number of POST /token is the number of refreshes the statechart decided on', () => {
  test.each([
    { name: 'with an hour left: none', left: hour, posts: 0 },
    { name: 'with 120 s left: none yet', left: 120_000, posts: 0 },
    { name: 'with 60 s left: one', left: 60_000, posts: 1 },
    { name: 'with 10 s left: one', left: 10_000, posts: 1 },
    { name: 'expired for a day: one', left: -24 * hour, posts: 1 },
  ])('$name', async ({ left, posts }) => {
    const site = visit({ script: healthy(), stored: sessionWith(left) });
    const page = await site.open();
    expect([site.network.tokens().length, page.decided()]).toEqual([posts, posts]);
    expect([page.has('signedIn'), page.has('loading')]).toEqual([true, false]);
    expect(page.context().profile).toEqual(profileWith());
    expect(site.network.profiles()).toHaveLength(left > 10_000 && posts === 1 ? 2 : 1);
  });

  test('a visit of a day, hidden now and then: one an hour', async () => {
    const site = visit({ script: healthy(), stored: sessionWith(hour) });
    const page = await site.open();
    for (let turn = 0; turn < 24; turn += 1) {
      await site.passTicks(60);
      page.tab.hide();
      await site.pass(hour / 2);
      page.tab.show();
      await flush(5);
    }
    expect(page.decided()).toBe(site.network.tokens().length);
    // Every 58 minutes at the earliest, and once after each hour in which it was hidden.
    expect(site.network.tokens().length).toBeGreaterThanOrEqual(23);
    expect(site.network.tokens().length).toBeLessThanOrEqual(25);
    expect(new Set(page.heard())).toEqual(new Set(['initialSession', 'tokenRefreshed']));
  });

  test.each([
    ['no network', () => new TypeError('Failed to fetch'), 17],
    ['502', () => json({}, { status: 502 }), 17],
    ['429', () => json({}, { status: 429, headers: { 'retry-after': '3600' } }), 1],
    ['400', () => json({ msg: 'Already Used' }, { status: 400 }), 1],
    ['200 with rubbish', () => json({ access_token: 'x' }), 1],
  ] as [string, Script, number][])('%s, for a minute', async (_, answer, posts) => {
    const site = visit({ script: tokensAnsweredBy(answer), stored: sessionWith(60_000) });
    const page = await site.open();
    // In steps of 200 ms, so that every wait ends on time.
    for (let step = 0; step < 150; step += 1) await site.pass(200);
    expect(page.decided()).toBe(site.network.tokens().length);
    expect(site.network.tokens()).toHaveLength(posts);
  });

  test('a link, a recovery, a second factor and a sign-out ask for none', async () => {
    const site = visit({ script: healthy() });
    const page = await site.open(`/dashboard#${link}&type=recovery`);
    await page.send({ type: 'recovery.submit', password: 'secret-1' });
    await page.send({
      type: 'storage.changed',
      session: sessionWith(hour, { generation: 9, aal: 'aal2' }),
    });
    await page.send({ type: 'session.signOut' });
    expect(page.heard()).toEqual([
      'initialSession',
      'passwordRecovery',
      'linkOpened',
      'userUpdated',
      'mfaChallengeVerified',
      'signedOut',
    ]);
    expect([site.network.tokens(), page.decided()]).toEqual([[], 0]);
    expect(site.network.sent.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
      'GET /auth/v1/user',
      'GET /rest/v1/profiles',
      'PUT /auth/v1/user',
      'POST /auth/v1/logout',
    ]);
  });
});

test('1: hidden for 30 s and shown again, nothing hangs', async () => {
  const site = visit({ script: healthy(), stored: sessionWith(hour) });
  const page = await site.open();
  page.tab.hide();
  await site.pass(30_000);
  page.tab.show();
  await flush(5);
  expect(page.has('signedIn')).toBe(true);
  await site.passTicks(117);
  expect(site.network.tokens()).toHaveLength(1);
});

test('2: resumed after minutes with a network that is late by 10 s, the session is kept', async () => {
  const site = visit({ script: healthy(), stored: sessionWith(hour) });
  const page = await site.open();
  page.tab.hide();
  site.network.now(() => undefined);
  await site.pass(2 * hour);
  page.tab.show();
  await flush(5);
  await site.pass(10_000);
  expect([page.has('signedIn'), page.has('loading')]).toEqual([true, false]);
  site.network.tokens().at(-1)?.answer(tokenAnswer(2));
  await flush(5);
  expect([page.context().session?.expiresAt, page.heard()]).toEqual([
    site.now() + hour,
    ['initialSession', 'tokenRefreshed'],
  ]);
  expect(site.network.tokens()).toHaveLength(1);
});

test('3: data read while an auth event is handled comes, and so does the profile', async () => {
  const site = visit({ script: healthy(), stored: sessionWith(60_000) });
  site.network.now(tokensAnsweredBy(() => undefined));
  const page = await site.open();
  const read: unknown[] = [];
  page.actor.on('tokenRefreshed', ({ session }) => {
    void dataClient(
      { config: { url: 'https://tallygrove.example', anonKey: 'k' }, fetch: site.network.fetch },
      session.accessToken,
    )
      .then((client) => client.from('profiles').select('*').eq('id', lena.id).single())
      .then(({ data }) => read.push(data));
    page.actor.send({ type: 'tab.shown' });
  });
  site.network.tokens().at(-1)?.answer(tokenAnswer(2));
  await flush(10);
  expect(read).toMatchObject([{ id: lena.id }]);
  expect(page.context().profile).toEqual(profileWith());
  expect(site.network.tokens()).toHaveLength(1);
});

test('4: a request during a restore near expiry gets an answer', async () => {
  const site = visit({ script: tokensAnsweredBy(() => undefined), stored: sessionWith(5_000) });
  const page = await site.open();
  expect(page.has('loading')).toBe(true);
  const seen: boolean[] = [];
  page.actor.subscribe((snapshot) => seen.push(snapshot.hasTag('loading')));
  site.network.last().answer(tokenAnswer(2));
  await flush(5);
  expect(seen.at(-1)).toBe(false);
  expect(page.has('signedIn')).toBe(true);
});

test.each([
  { hasLocks: true, posts: 1 },
  { hasLocks: false, posts: 2 },
])(
  '5: two tabs expire together (locks: $hasLocks): $posts POST, both keep the newest session',
  async ({ hasLocks, posts }) => {
    const site = visit({ script: healthy(), stored: sessionWith(hour), hasLocks });
    const one = await site.open();
    const two = await site.open();
    // The auth service returns the active session to any request with its parent token (reuse interval).
    site.network.now(tokensAnsweredBy(() => tokenAnswer(2)));
    await site.passTicks(117);
    expect(site.network.tokens()).toHaveLength(posts);
    site.browser.deliver();
    await flush(5);
    const fresh = sessionWith(117 * 30_000 + hour, { generation: 2 });
    expect([one.context().session, two.context().session, site.stored()]).toEqual([
      fresh,
      fresh,
      fresh,
    ]);
  },
);

test('6: "Already Used", because another tab rotated: the stored session is adopted', async () => {
  const site = visit({ stored: sessionWith(60_000), hasLocks: false });
  site.network.now(tokensAnsweredBy(() => undefined));
  const one = await site.open();
  const two = await site.open();
  const [first, second] = site.network.tokens();
  first?.answer(tokenAnswer(2));
  await flush(5);
  second?.answer(json({ msg: 'Already Used' }, { status: 400 }));
  await flush(5);
  for (const page of [one, two]) {
    expect(page.context().session).toEqual(sessionWith(hour, { generation: 2 }));
  }
  expect(two.heard()).toEqual(['initialSession']);
  expect(site.network.tokens()).toHaveLength(2);
});

test('7: an offline start with an expired token deletes nothing, and recovers when online', async () => {
  const stored = sessionWith(-hour);
  const site = visit({ script: () => new TypeError('Failed to fetch'), stored });
  const page = await site.open();
  for (let step = 0; step < 150; step += 1) await site.pass(200);
  expect([page.has('signedIn'), page.has('loading'), site.stored()]).toEqual([true, false, stored]);
  expect([site.network.tokens().length, site.network.profiles()]).toEqual([17, []]);
  site.network.now(healthy());
  page.tab.goOnline();
  await flush(10);
  expect(page.context()).toMatchObject({
    session: sessionWith(hour + 30_000, { generation: 2 }),
    profile: profileWith(),
  });
  expect(page.heard()).toEqual(['initialSession', 'tokenRefreshed']);
  expect(site.network.tokens()).toHaveLength(18);
});

test('7: a start with an expired token while the service is away for a moment reads with the fresh one alone', async () => {
  const stored = sessionWith(-hour);
  const site = visit({ script: tokensAnsweredBy(() => json({}, { status: 503 })), stored });
  const page = await site.open();
  expect([page.has('loading'), site.network.profiles()]).toEqual([true, []]);
  site.network.now(healthy());
  await site.pass(200);
  expect(page.context().profile).toEqual(profileWith());
  expect(site.network.profiles().map(({ headers }) => headers['authorization'])).toEqual([
    `Bearer ${sessionWith(0, { generation: 2 }).accessToken}`,
  ]);
  expect([page.decided(), site.network.tokens().length]).toEqual([2, 2]);
});

test('9: a clock that was set back after sign-in: what the data service refuses is renewed and read', async () => {
  const rest = healthy();
  const site = visit({
    script: (request) =>
      request.path.startsWith('/rest/') &&
      request.headers['authorization'] === `Bearer ${accessToken}`
        ? json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
        : rest(request),
    stored: sessionWith(hour),
  });
  const page = await site.open();
  expect(page.context().profile).toEqual(profileWith());
  expect([page.logged, page.decided(), site.network.tokens().length]).toEqual([[], 1, 1]);
  expect(site.network.profiles()).toHaveLength(2);
});

test.each([
  ['429', { status: 429, headers: { 'retry-after': '0' } }, true],
  [
    '429 with a date gone by',
    { status: 429, headers: { 'retry-after': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
    true,
  ],
  ['400', { status: 400 }, false],
] as const)('8: %s at every refresh is no storm', async (_, init, stays) => {
  const site = visit({
    script: tokensAnsweredBy(() => json({}, { ...init })),
    stored: sessionWith(60_000),
  });
  const page = await site.open();
  await site.passTicks(20);
  page.tab.hide();
  page.tab.show();
  page.tab.goOnline();
  await flush(5);
  expect(page.has('signedIn')).toBe(stays);
  // At most a minute each for ten minutes.
  expect(site.network.tokens().length).toBeLessThanOrEqual(stays ? 11 : 1);
});

test.each([
  { name: 'fast', skewMs: hour },
  { name: 'slow', skewMs: -hour },
])('9: with a clock an hour $name from the start, one refresh an hour', async ({ skewMs }) => {
  const site = visit({ script: healthy() });
  site.device.skewMs = skewMs;
  const page = await site.open(`/dashboard#${link}&expires_at=${String(START / 1000 + 3600)}`);
  await site.passTicks(240);
  expect(page.decided()).toBe(site.network.tokens().length);
  expect(site.network.tokens()).toHaveLength(2);
});

const spent = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid';

test('10: a link a mail scanner has opened is explained, and an existing session untouched', async () => {
  const visitor = await visit({ script: healthy() }).open(`/dashboard${spent}`);
  expect(visitor.context().linkProblem).toBe('otp_expired');
  expect([visitor.has('signedOut'), visitor.tab.addresses.at(-1)]).toEqual([
    true,
    'https://tallygrove.example/dashboard',
  ]);

  const stored = sessionWith(hour);
  const site = visit({ script: healthy(), stored });
  const page = await site.open(`/dashboard${spent}`);
  expect(page.context()).toMatchObject({ session: stored, linkProblem: 'otp_expired' });
  expect(page.heard()).toEqual(['initialSession', 'linkFailed']);
  expect(site.stored()).toEqual(stored);
});

test('11: a code, whose other half no browser has, is explained without a request', async () => {
  const site = visit({ script: healthy() });
  const page = await site.open('/dashboard?code=abc&tab=events');
  expect(page.context().linkProblem).toBe('code_link');
  expect(page.tab.addresses.at(-1)).toBe('https://tallygrove.example/dashboard?tab=events');
  expect(site.network.sent).toEqual([]);
});

test('11: a code on a public page is no link: it stays where it is, and so does the visitor', async () => {
  const site = visit({ script: healthy() });
  const page = await site.open('/donate?code=SPRING');
  expect([page.heard(), page.context().linkProblem]).toEqual([['initialSession'], undefined]);
  expect(page.tab.addresses).toEqual(['https://tallygrove.example/donate?code=SPRING']);
});

test('12: where storage throws, the session lives in memory, which is reported once', async () => {
  const site = visit({ script: healthy({ expiresIn: 60 }), policy: 'blocked' });
  const page = await site.open(`/dashboard#${link}`);
  expect(page.has('signedIn')).toBe(true);
  await site.passTicks(122);
  expect(page.heard().filter((type) => type === 'memoryOnly')).toEqual(['memoryOnly']);
  expect(page.has('signedIn')).toBe(true);
  expect(page.decided()).toBe(site.network.tokens().length);
  page.tab.restore();
  await flush(5);
  expect(page.has('signedIn')).toBe(true);
});

const untold = 'You are signed out on this device, but we could not reach our server to tell it.';

describe('13: signing out', () => {
  test.each([
    ['with an answer', () => new Response(null, { status: 204 }), undefined],
    ['that the server knows nothing of', () => json({ msg: 'x' }, { status: 404 }), undefined],
    ['with an expired token', () => json({ msg: 'x' }, { status: 401 }), undefined],
    ['that is forbidden', () => json({ msg: 'x' }, { status: 403 }), undefined],
    [
      'that was ended elsewhere',
      () => json({ msg: 'x', error_code: 'session_not_found' }, { status: 400 }),
      undefined,
    ],
    ['that breaks the server', () => json({ msg: 'x' }, { status: 500 }), 'x'],
    ['that breaks the server without a word', () => json({}, { status: 500 }), unknownFailure],
    ['too often', () => json({ msg: 'Slow down' }, { status: 429 }), 'Slow down'],
    ['offline', () => new TypeError('Failed to fetch'), untold],
    [
      'through a broken gateway',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      untold,
    ],
    ['through a gateway that says nothing', () => json({}, { status: 504 }), untold],
  ] as [string, Script, string | undefined][])(
    '%s clears this device',
    async (_, answer, failure) => {
      const site = visit({ script: healthy(), stored: sessionWith(hour) });
      const page = await site.open();
      const other = await site.open();
      page.heard();
      other.heard();
      site.network.now(answer);
      await page.send({ type: 'session.signOut' });
      const [ended] = page.emitted();
      expect(ended).toMatchObject({ type: 'signedOut', reason: 'asked' });
      const told = ended?.type === 'signedOut' ? ended.failure : undefined;
      expect(told && signOutFailureText(told)).toBe(failure);
      expect([site.browser.entries.size, page.context().session]).toEqual([0, undefined]);
      expect(site.network.last()).toMatchObject({
        path: '/auth/v1/logout?scope=local',
        headers: { authorization: `Bearer ${accessToken}` },
      });
      // The other tab follows.
      site.browser.deliver();
      await flush(5);
      expect([other.has('signedOut'), other.heard()]).toEqual([true, ['signedOut']]);
    },
  );

  test('a server that never answers is waited for no longer than 15 s, signed out from the first', async () => {
    const site = visit({ script: healthy(), stored: sessionWith(hour) });
    const page = await site.open();
    const timeout = new AbortController();
    const set = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
    site.network.now(() => undefined);
    await page.send({ type: 'session.signOut' });
    expect([page.has('signedIn'), site.browser.entries.size]).toEqual([false, 0]);
    timeout.abort(new DOMException('signal timed out', 'TimeoutError'));
    await flush(5);
    expect([page.has('signedOut'), set.mock.calls]).toEqual([true, [[15_000]]]);
    set.mockRestore();
  });

  test('during a refresh, nothing brings the session back', async () => {
    const site = visit({ script: tokensAnsweredBy(() => undefined), stored: sessionWith(60_000) });
    const page = await site.open();
    const [refresh] = site.network.tokens();
    await page.send({ type: 'session.signOut' });
    expect(refresh?.signal?.aborted).toBe(true);
    refresh?.answer(tokenAnswer(2));
    await flush(5);
    expect([page.has('signedOut'), site.browser.entries.size]).toEqual([true, 0]);
  });
});

describe('13: signing out in one tab while another one refreshes', () => {
  async function twoTabs() {
    const site = visit({ script: healthy(), stored: sessionWith(60_000) });
    site.network.now(tokensAnsweredBy(() => undefined));
    return { site, one: await site.open(), two: await site.open() };
  }

  async function hear(site: ReturnType<typeof visit>) {
    for (let round = 0; round < 3; round += 1) {
      site.browser.deliver();
      await flush(5);
    }
  }

  test('an answer that comes before the other tab has heard brings nothing back', async () => {
    const { site, one, two } = await twoTabs();
    // The second tab waits for its turn, which the first one's sign-out gives it.
    await one.send({ type: 'session.signOut' });
    for (const request of site.network.tokens()) request.answer(tokenAnswer(2));
    await flush(10);
    await hear(site);
    expect([one.has('signedOut'), two.has('signedOut'), site.browser.entries.size]).toEqual([
      true,
      true,
      0,
    ]);
  });

  test('an answer stored just before, and heard of just after, brings nothing back', async () => {
    const { site, one, two } = await twoTabs();
    site.network.tokens()[0]?.answer(tokenAnswer(2));
    await flush(10);
    // The second tab has not yet received the event of the first one's refresh.
    await two.send({ type: 'session.signOut' });
    await hear(site);
    expect([one.has('signedOut'), two.has('signedOut'), site.browser.entries.size]).toEqual([
      true,
      true,
      0,
    ]);
  });
});

test('14: focusing the tab says nothing a second time', async () => {
  const site = visit({ script: healthy() });
  const page = await site.open(`/dashboard#${link}`);
  for (let time = 0; time < 5; time += 1) {
    page.tab.hide();
    page.tab.show();
    await flush();
  }
  expect(page.heard()).toEqual(['initialSession', 'signedIn', 'linkOpened']);
  expect(site.network.sent.map(({ path }) => path.split('?')[0])).toEqual([
    '/auth/v1/user',
    '/rest/v1/profiles',
  ]);
});

describe('15: a foreign token in the address', () => {
  test('an invalid one is refused before any request, and the visitor stays in', async () => {
    const stored = sessionWith(hour);
    const site = visit({ script: healthy(), stored });
    const page = await site.open('/dashboard#access_token=ya29.foreign&refresh_token=x');
    expect(page.context()).toMatchObject({
      session: stored,
      linkProblem: 'not_a_token',
    });
    expect(site.network.sent.map(({ path }) => path.split('?')[0])).toEqual(['/rest/v1/profiles']);
  });

  test('that looks like one is shown to the server, which refuses it: the visitor stays in', async () => {
    const stored = sessionWith(hour);
    const rest = healthy();
    const site = visit({
      script: (request) =>
        request.path.startsWith('/auth/v1/user')
          ? json({ msg: 'invalid JWT', error_code: 'bad_jwt' }, { status: 403 })
          : rest(request),
      stored,
    });
    const page = await site.open('/dashboard#access_token=x.y.z&refresh_token=x');
    expect(page.context()).toMatchObject({
      session: stored,
      linkProblem: 'bad_jwt',
    });
    expect(site.stored()).toEqual(stored);
  });

  test.each([
    ['null', json(null)],
    ['a page', new Response('<h1>Wi-Fi</h1>')],
    ['an object without an id', json({ email: 'a@b.c' })],
  ])('a server that then answers with %s signs nobody in', async (_, answer) => {
    const page = await visit({ script: () => answer }).open(`/dashboard#${link}`);
    expect([page.has('signedOut'), page.heard()]).toEqual([true, ['initialSession', 'linkFailed']]);
  });
});

test('16: a recovery link asks for a new password, and the server gets it with the person’s token', async () => {
  const site = visit({ script: healthy() });
  const page = await site.open(`/dashboard#${link}&type=recovery`);
  expect([page.has('recovering'), page.heard()]).toEqual([
    true,
    ['initialSession', 'passwordRecovery', 'linkOpened'],
  ]);
  await page.send({ type: 'recovery.submit', password: 'new-secret' });
  expect(site.network.last()).toMatchObject({
    method: 'PUT',
    path: '/auth/v1/user',
    headers: { authorization: `Bearer ${accessToken}` },
    body: { password: 'new-secret' },
  });
  expect([page.has('recovering'), page.has('signedIn'), page.heard()]).toEqual([
    false,
    true,
    ['userUpdated'],
  ]);
});

test.each([
  ['as long as it says', '&expires_in=600', 600_000],
  ['an hour when it does not say', '', hour],
])('a link’s session lasts %s', async (_, says, lasts) => {
  const site = visit({ script: healthy() });
  const page = await site.open(
    `/dashboard#access_token=${accessToken}&refresh_token=${refreshToken}${says}`,
  );
  expect(page.context().session).toEqual(sessionWith(lasts));
  expect(site.stored()).toEqual(sessionWith(lasts));
});

const mailed = 'token_hash=h-1&type=magiclink';

test.each([`#${link}`, `#${link}&type=recovery`, `#${mailed}`, `?${mailed}`])(
  'the address bar is clean before anything is asked: %s',
  async (rest) => {
    const site = visit();
    const shown: (string | undefined)[] = [];
    site.network.now(() => {
      shown.push(site.address());
      return undefined;
    });
    await site.open(`/dashboard${rest}`);
    expect(shown).toEqual(['https://tallygrove.example/dashboard']);
  },
);

describe('a link by token hash', () => {
  /** A server that exchanges one link for a session, as `person`. */
  const verifying = (answer: Response): Script => {
    const rest = healthy();
    return (request) => (request.path === '/auth/v1/verify' ? answer : rest(request));
  };
  const verify = (type: string) => ({
    method: 'POST',
    path: '/auth/v1/verify',
    body: { token_hash: 'h-1', type },
  });
  const spentAt = ({ method, path, body }: SentRequest) => ({ method, path, body });

  test('asked for here is exchanged by one POST, and is an hour good from its receipt', async () => {
    const site = visit({ script: verifying(tokenAnswer(1)) });
    const page = await site.open(`/dashboard#${mailed}`);
    expect(site.network.sent.slice(0, 1).map(spentAt)).toEqual([verify('magiclink')]);
    expect([page.heard(), page.context().session]).toEqual([
      ['initialSession', 'signedIn', 'linkOpened'],
      sessionWith(hour),
    ]);
    expect([page.decided(), site.network.tokens()]).toEqual([0, []]);
  });

  test('to recover a password leads to the recovery event', async () => {
    const site = visit({ script: verifying(tokenAnswer(1)) });
    const page = await site.open('/dashboard#token_hash=h-1&type=recovery');
    expect(site.network.sent.slice(0, 1).map(spentAt)).toEqual([verify('recovery')]);
    expect([page.has('recovering'), page.heard()]).toEqual([
      true,
      ['initialSession', 'passwordRecovery', 'linkOpened'],
    ]);
  });

  test('not asked for here spends nothing until a press confirms it', async () => {
    const site = visit({ script: verifying(tokenAnswer(1)), requestedEmail: null });
    const page = await site.open(`/dashboard#${mailed}`);
    await site.pass(hour);
    expect([site.network.sent, page.has('asking')]).toEqual([[], true]);
    await page.send({ type: 'link.accept' });
    expect(site.network.sent.slice(0, 1).map(spentAt)).toEqual([verify('magiclink')]);
    expect([page.heard(), site.stored()]).toEqual([
      ['initialSession', 'signedIn', 'linkOpened'],
      sessionWith(2 * hour),
    ]);
  });

  test('declined once its account is known, its session is ended at the server', async () => {
    const stored = sessionWith(hour, { person: priya });
    const site = visit({ script: verifying(tokenAnswer(1)), stored, requestedEmail: null });
    const page = await site.open(`/dashboard#${mailed}`);
    await page.send({ type: 'link.decline' });
    expect(site.network.sent.find(({ path }) => path.includes('/logout'))).toMatchObject({
      method: 'POST',
      path: '/auth/v1/logout?scope=local',
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect([page.context().session, site.stored()]).toEqual([stored, stored]);
  });

  test('declined while the server is unreachable, without a wait', async () => {
    const stored = sessionWith(hour, { person: priya });
    const site = visit({ script: verifying(tokenAnswer(1)), stored });
    const page = await site.open(`/dashboard#${mailed}`);
    site.network.now(() => new TypeError('Failed to fetch'));
    await page.send({ type: 'link.decline' });
    expect([page.has('signedIn'), page.context().session]).toEqual([true, stored]);
  });

  test('is taken when it comes into the open page', async () => {
    const site = visit({ script: verifying(tokenAnswer(1)) });
    const page = await site.open('/about');
    page.heard();
    rememberLinkRequest(page.tab.view, lena.email, START);
    page.tab.changeHash(`#${mailed}`);
    await flush(5);
    expect([page.heard(), site.address()]).toEqual([
      ['signedIn', 'linkOpened'],
      'https://tallygrove.example/about',
    ]);
  });

  test('that confirms the first half of a new address is no failure', async () => {
    const half = { msg: 'Confirmation link accepted. Please proceed', code: '200' };
    const site = visit({ script: verifying(json(half)), stored: sessionWith(hour) });
    const page = await site.open('/dashboard#token_hash=h-1&type=email_change');
    expect([page.has('signedIn'), page.context().linkProblem]).toEqual([true, 'email_change_half']);
  });

  test.each([{}, null, 'msg', 7, [{ msg: 'x' }]])(
    'for a new address, answered with %j, is no half of anything',
    async (body) => {
      const site = visit({ script: verifying(json(body)), stored: sessionWith(hour) });
      const page = await site.open('/dashboard#token_hash=h-1&type=email_change');
      expect(page.context().linkProblem).toBe('invalid_token');
    },
  );

  test.each([
    ['a spent one', json({ error_code: 'otp_expired' }, { status: 403 }), 'otp_expired'],
    ['an answer that is none', json({ msg: 'hello' }), 'invalid_token'],
    ['nothing', new Response(null), 'invalid_token'],
    ['a broken gateway', new Response('<h1>', { status: 502 }), 'unreachable'],
  ])('that comes to nothing (%s) leaves the session alone', async (_, answer, code) => {
    const stored = sessionWith(hour);
    const site = visit({ script: verifying(answer), stored });
    const page = await site.open(`/dashboard#${mailed}`);
    expect(page.context()).toMatchObject({ session: stored, linkProblem: code });
    expect(site.stored()).toEqual(stored);
  });
});

test('17: a private page from the back/forward cache after a sign-out shows nothing private', async () => {
  const site = visit({ script: healthy(), stored: sessionWith(hour) });
  const page = await site.open();
  site.browser.entries.clear();
  page.tab.restore();
  expect([page.has('loading'), page.has('signedIn')]).toEqual([true, false]);
  await flush();
  expect([page.has('signedOut'), page.heard()]).toEqual([true, ['initialSession', 'signedOut']]);
  expect(page.context()).toMatchObject({ session: undefined, profile: undefined });
});

test('18: a refresh that answers 200 with rubbish signs out, and says why', async () => {
  const site = visit({
    script: tokensAnsweredBy(() => json({ ok: true })),
    stored: sessionWith(60_000),
  });
  const page = await site.open();
  expect(page.emitted().at(-1)).toEqual({
    type: 'signedOut',
    reason: 'refused',
    failure: undefined,
  });
  expect(site.browser.entries.size).toBe(0);
});

test('20: a profile that takes 20 s keeps the page waiting, one that never comes for 15 s', async () => {
  const site = visit({ script: () => undefined, stored: sessionWith(hour) });
  const page = await site.open();
  await site.pass(14_000);
  expect(page.has('loading')).toBe(true);
  site.network.last().break(new DOMException('signal timed out', 'TimeoutError'));
  await flush(5);
  expect([page.has('loading'), page.has('signedIn'), page.logged.length]).toEqual([false, true, 1]);
  // Shown again, it requests the profile again.
  site.network.now(healthy());
  page.tab.hide();
  page.tab.show();
  await flush(5);
  expect(page.context().profile).toEqual(profileWith());
});
