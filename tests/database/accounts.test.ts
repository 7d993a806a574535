import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import { call, exchange, follow, linkTo, ORIGIN, partsOf, startBackend } from './backend.ts';

const VICTIM = 'victim@example.test';
const STRANGERS = 'stranger’s password';
const OWN = 'my own password';

let time = new Date('2026-11-20T09:00:00.000Z');
let backend: EmbeddedSupabase;

beforeAll(async () => {
  backend = await startBackend(() => time);
});
afterAll(() => backend.close());
beforeEach(async () => {
  time = new Date('2026-11-20T09:00:00.000Z');
  await backend.reset();
});

const later = (seconds: number) => {
  time = new Date(time.getTime() + seconds * 1000);
};
const post = (path: string, body: unknown) =>
  call(backend, `/auth/v1/${path}`, { method: 'POST', body });
const signUp = (email: string, password: string, displayName?: string) =>
  post('signup', { email, password, data: { display_name: displayName } });
const askForLink = (email: string) => post('otp', { email, create_user: true });
const byPassword = (email: string, password: string) =>
  post('token?grant_type=password', { email, password });

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

async function openLink(email: string): Promise<Session> {
  const answer = await exchange(backend, linkTo(backend, email));
  expect(answer.status).toBe(200);
  return answer.body as Session;
}

const change = ({ access_token: token }: Session, body: unknown) =>
  call(backend, '/auth/v1/user', { method: 'PUT', token, body });

async function nameOf({ access_token: token }: Session): Promise<unknown> {
  return (await call(backend, '/rest/v1/profiles?select=display_name', { token })).body;
}

const REFUSED = {
  status: 400,
  body: { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
};

describe('a stranger who signs up with somebody’s address', () => {
  test.for([
    { what: 'a sign-in link', ask: () => askForLink(VICTIM) },
    { what: 'a link for a new password', ask: () => post('recover', { email: VICTIM }) },
    { what: 'a magic link', ask: () => post('magiclink', { email: VICTIM }) },
  ])('is out once its owner opens $what', async ({ ask }) => {
    await signUp(VICTIM, STRANGERS, 'You have been robbed');
    const strangersLink = linkTo(backend, VICTIM);
    await ask();
    const session = await openLink(VICTIM);
    expect(await byPassword(VICTIM, STRANGERS)).toMatchObject(REFUSED);
    expect(await nameOf(session)).toEqual([{ display_name: null }]);
    const user = await call(backend, '/auth/v1/user', { token: session.access_token });
    expect(user.body).toMatchObject({
      email: VICTIM,
      user_metadata: { email: VICTIM, email_verified: true, phone_verified: false },
    });
    expect(JSON.stringify(user.body)).not.toContain('robbed');
    expect((await exchange(backend, strangersLink)).status).toBe(403);
  });

  test('does not keep the owner from signing up: the last sign-up counts, with its own link', async () => {
    await signUp(VICTIM, STRANGERS, 'You have been robbed');
    const strangersLink = linkTo(backend, VICTIM);
    later(60);
    expect((await signUp(VICTIM, OWN, 'Vera')).status).toBe(200);
    expect((await exchange(backend, strangersLink)).status).toBe(403);
    expect(await nameOf(await openLink(VICTIM))).toEqual([{ display_name: 'Vera' }]);
    expect(await byPassword(VICTIM, STRANGERS)).toMatchObject(REFUSED);
    expect((await byPassword(VICTIM, OWN)).status).toBe(200);
  });

  test('does not spoil the link that the owner has asked for', async () => {
    await askForLink(VICTIM);
    const link = linkTo(backend, VICTIM);
    await signUp(VICTIM, STRANGERS, 'You have been robbed');
    const answer = await exchange(backend, link);
    expect(answer.status).toBe(200);
    expect(await nameOf(answer.body as Session)).toEqual([{ display_name: null }]);
    expect(await byPassword(VICTIM, STRANGERS)).toMatchObject(REFUSED);
  });

  test('or asks for a link to it, does not keep the owner from signing up', async () => {
    await askForLink(VICTIM);
    expect((await signUp(VICTIM, OWN, 'Vera')).status).toBe(200);
    expect(backend.mailbox.list(VICTIM)[0]?.subject).toBe('Confirm your e-mail address');
    await openLink(VICTIM);
    expect((await byPassword(VICTIM, OWN)).status).toBe(200);
  });

  test('changes nothing in an account that is confirmed', async () => {
    await signUp(VICTIM, OWN, 'Vera');
    const session = await openLink(VICTIM);
    later(60);
    expect((await signUp(VICTIM, STRANGERS, 'You have been robbed')).status).toBe(200);
    await askForLink(VICTIM);
    await openLink(VICTIM);
    expect(await nameOf(session)).toEqual([{ display_name: 'Vera' }]);
    expect((await byPassword(VICTIM, OWN)).status).toBe(200);
    expect(await byPassword(VICTIM, STRANGERS)).toMatchObject(REFUSED);
  });
});

describe('a sign-up that is refused', () => {
  test('is refused whoever has the address, and takes nothing from them', async () => {
    await signUp(VICTIM, OWN);
    const link = linkTo(backend, VICTIM);
    later(60);
    for (const email of [VICTIM, 'student@tallygrove.test', 'nobody@example.test']) {
      expect(await signUp(email, '12345')).toMatchObject({
        status: 422,
        body: { error_code: 'weak_password' },
      });
    }
    expect((await exchange(backend, link)).status).toBe(200);
  });

  test('has to wait as long, whoever has the address', async () => {
    for (const email of [VICTIM, 'student@tallygrove.test']) {
      const answers = [await signUp(email, OWN), await signUp(email, OWN)];
      expect(answers.map(({ status }) => status)).toEqual([200, 429]);
    }
  });
});

test('a link is mailed to no address without an account, where none is to be made', async () => {
  const email = 'nobody@example.test';
  expect(await post('otp', { email, create_user: false })).toMatchObject({
    status: 422,
    body: { error_code: 'otp_disabled' },
  });
  expect(backend.mailbox.list()).toEqual([]);
  expect((await post('otp', { email: 'student@tallygrove.test', create_user: false })).status).toBe(
    200,
  );
  expect(backend.mailbox.list()).toHaveLength(1);
});

test('the confirmation of a sign-up keeps its password and name', async () => {
  await signUp(VICTIM, OWN, 'Vera');
  expect(await nameOf(await openLink(VICTIM))).toEqual([{ display_name: 'Vera' }]);
  expect((await byPassword(VICTIM, OWN)).status).toBe(200);
});

describe('a new password', () => {
  async function twoSessions(): Promise<readonly [Session, Session]> {
    await signUp(VICTIM, OWN);
    const first = await openLink(VICTIM);
    const second = (await byPassword(VICTIM, OWN)).body as Session;
    return [first, second];
  }
  const refresh = ({ refresh_token }: Session) =>
    post('token?grant_type=refresh_token', { refresh_token });

  test('ends every other session, and not the one it was set in', async () => {
    const [other, mine] = await twoSessions();
    expect((await change(mine, { password: 'a better password' })).status).toBe(200);
    expect((await refresh(other)).status).toBe(400);
    expect((await call(backend, '/auth/v1/user', { token: other.access_token })).status).toBe(403);
    expect((await refresh(mine)).status).toBe(200);
  });

  test('that is refused ends none', async () => {
    const [other, mine] = await twoSessions();
    expect((await change(mine, { password: '12345' })).status).toBe(422);
    expect((await refresh(other)).status).toBe(200);
  });

  test('a new name ends none', async () => {
    const [other, mine] = await twoSessions();
    expect(await change(mine, { data: { display_name: 'V.' } })).toMatchObject({
      status: 200,
      body: { user_metadata: { display_name: 'V.' } },
    });
    expect((await refresh(other)).status).toBe(200);
  });
});

describe('a change of address', () => {
  const OLD = 'student@tallygrove.test';
  const NEW = 'lena@example.test';
  const addressOf = async ({ access_token: token }: Session) =>
    ((await call(backend, '/auth/v1/user', { token })).body as { email: string }).email;

  async function openedAt(email: string): Promise<Session> {
    await askForLink(email);
    return openLink(email);
  }

  async function askForChange(): Promise<Session> {
    await askForLink(OLD);
    const session = await openLink(OLD);
    expect((await change(session, { email: NEW })).status).toBe(200);
    return session;
  }

  test.for([
    { first: OLD, second: NEW },
    { first: NEW, second: OLD },
  ])('counts once $first and then $second have agreed', async ({ first, second }) => {
    const session = await askForChange();
    expect(await addressOf(session)).toBe(OLD);
    const half = await exchange(backend, linkTo(backend, first));
    expect(half).toEqual({
      status: 200,
      location: null,
      body: {
        code: 200,
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    });
    expect(await addressOf(session)).toBe(OLD);
    expect((await exchange(backend, linkTo(backend, second))).status).toBe(200);
    expect(await addressOf(session)).toBe(NEW);
  });

  test('by links of the older form is told half-way, too', async () => {
    const session = await askForChange();
    expect(await follow(backend, linkTo(backend, OLD))).toEqual({
      status: 303,
      address: `${ORIGIN}/dashboard`,
      fragment: {
        message:
          'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    });
    expect((await follow(backend, linkTo(backend, NEW))).fragment['type']).toBe('email_change');
    expect(await addressOf(session)).toBe(NEW);
  });

  test.for([OLD, NEW])('is not made by opening the link to %s twice', async (email) => {
    const session = await askForChange();
    const link = linkTo(backend, email);
    await exchange(backend, link);
    expect((await exchange(backend, link)).status).toBe(403);
    expect(await addressOf(session)).toBe(OLD);
  });

  test('is told at both addresses, with both named', async () => {
    await askForChange();
    const mails = [OLD, NEW].map((email) => backend.mailbox.list(email)[0]);
    expect(mails.map((mail) => mail?.subject)).toEqual([
      'Confirm the change of your e-mail address',
      'Confirm the change of your e-mail address',
    ]);
    expect(mails.map((mail) => mail?.text.includes(`from ${OLD} to ${NEW}`))).toEqual([true, true]);
    expect(partsOf(linkTo(backend, OLD)).token).not.toBe(partsOf(linkTo(backend, NEW)).token);
  });

  test('is not asked for again by a change of something else', async () => {
    const session = await askForChange();
    const links = [OLD, NEW].map((email) => linkTo(backend, email));
    const mails = backend.mailbox.list().length;
    await change(session, { password: 'a better password' });
    expect(backend.mailbox.list()).toHaveLength(mails);
    for (const link of links) expect((await exchange(backend, link)).status).toBe(200);
    await change(await openedAt(NEW), { data: { display_name: 'L.' } });
    expect(backend.mailbox.list()).toHaveLength(mails + 1);
  });

  test('to the address that it is changes nothing, and mails nothing', async () => {
    await askForLink(OLD);
    const session = await openLink(OLD);
    await change(session, { email: OLD });
    expect(backend.mailbox.list()).toHaveLength(1);
    expect(await addressOf(session)).toBe(OLD);
  });

  test('asked for anew begins anew', async () => {
    const session = await askForChange();
    await exchange(backend, linkTo(backend, NEW));
    const other = 'lena.brooks@example.test';
    await change(session, { email: other });
    expect((await exchange(backend, linkTo(backend, other))).body).toMatchObject({ code: 200 });
    expect(await addressOf(session)).toBe(OLD);
  });

  test('is not kept from somebody by a sign-up that nobody has confirmed', async () => {
    const session = await askForChange();
    const links = [OLD, NEW].map((email) => linkTo(backend, email));
    await signUp(NEW, STRANGERS);
    for (const link of links) expect((await exchange(backend, link)).status).toBe(200);
    expect(await addressOf(session)).toBe(NEW);
    expect(await byPassword(NEW, STRANGERS)).toMatchObject(REFUSED);
  });

  test('is refused when somebody has made an account of the address meanwhile', async () => {
    const session = await askForChange();
    await exchange(backend, linkTo(backend, OLD));
    const link = linkTo(backend, NEW);
    await askForLink(NEW);
    await openLink(NEW);
    expect(await exchange(backend, link)).toMatchObject({
      status: 422,
      body: {
        error_code: 'email_exists',
        msg: 'A user with this email address has already been registered',
      },
    });
    expect(await addressOf(session)).toBe(OLD);
  });
});

describe('a lost mail', () => {
  const wait = async (answer: Promise<Response>) => {
    const response = await answer;
    const body = (await response.json()) as { error_code?: string; msg?: string };
    return { status: response.status, after: response.headers.get('retry-after'), ...body };
  };
  const send = (path: string, body: unknown) =>
    backend.fetch(
      new Request(`${ORIGIN}/auth/v1/${path}`, {
        method: 'POST',
        headers: { apikey: 'sb_publishable_tallygrove_embedded' },
        body: JSON.stringify(body),
      }),
    );

  test.for([
    { how: 'signing up again', path: 'signup', body: { email: VICTIM, password: OWN } },
    { how: 'asking for it again', path: 'resend', body: { type: 'signup', email: VICTIM } },
  ])('$how works once the wait is over that was told', async ({ path, body }) => {
    await signUp(VICTIM, OWN);
    later(10);
    expect(await wait(send(path, body))).toEqual({
      status: 429,
      code: 429,
      after: '50',
      error_code: 'over_email_send_rate_limit',
      msg: 'For security purposes, you can only request this after 50 seconds.',
    });
    later(49);
    expect((await send(path, body)).status).toBe(429);
    later(1);
    expect((await send(path, body)).status).toBe(200);
    expect(backend.mailbox.list(VICTIM)).toHaveLength(2);
    await openLink(VICTIM);
    expect((await byPassword(VICTIM, OWN)).status).toBe(200);
  });

  test('asking again says the same for every address, and mails no other', async () => {
    await signUp(VICTIM, OWN);
    await openLink(VICTIM);
    await askForLink('guest@example.test');
    later(60);
    const mails = backend.mailbox.list().length;
    for (const email of [
      VICTIM,
      'guest@example.test',
      'nobody@example.test',
      'admin@tallygrove.test',
    ]) {
      expect((await send('resend', { type: 'signup', email })).status).toBe(200);
      expect((await send('resend', { type: 'signup', email })).status).toBe(429);
    }
    expect(backend.mailbox.list()).toHaveLength(mails);
  });

  test('sent again lives for ten minutes from then on', async () => {
    const start = time.getTime();
    const minutes = (count: number) => vi.setSystemTime(start + count * 60_000);
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await signUp(VICTIM, OWN);
    minutes(9);
    later(540);
    await post('resend', { type: 'signup', email: VICTIM });
    minutes(18);
    expect((await exchange(backend, linkTo(backend, VICTIM))).status).toBe(200);
    vi.useRealTimers();
  });

  test('is sent again to whoever waits for one of its kind, and to nobody else', async () => {
    const student = 'student@tallygrove.test';
    await askForLink(student);
    await change(await openLink(student), { email: 'lena@example.test' });
    await signUp(VICTIM, OWN);
    later(60);
    const mails = backend.mailbox.list().length;
    for (const [type, email] of [
      ['signup', student],
      ['email_change', VICTIM],
      ['email_change', 'parent@tallygrove.test'],
      ['email_change', 'nobody@example.test'],
    ]) {
      expect(await post('resend', { type, email })).toEqual({
        status: 200,
        body: {},
        location: null,
      });
    }
    expect(backend.mailbox.list()).toHaveLength(mails);
  });

  test('of a change of address is sent again to both', async () => {
    const email = 'student@tallygrove.test';
    const next = 'lena@example.test';
    await askForLink(email);
    await change(await openLink(email), { email: next });
    const lost = linkTo(backend, next);
    later(60);
    expect((await send('resend', { type: 'email_change', email })).status).toBe(200);
    expect((await exchange(backend, lost)).status).toBe(403);
    expect((await exchange(backend, linkTo(backend, next))).status).toBe(200);
    expect((await exchange(backend, linkTo(backend, email))).status).toBe(200);
  });
});
