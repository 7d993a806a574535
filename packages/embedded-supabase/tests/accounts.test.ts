import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { call, linkTo, openLink, partsOf } from '../src/testing/calls.ts';
import { follow, ORIGIN, PASSWORD } from './support.ts';
import { mailTooSoon, REFUSED, startPeople, type People, type Session } from './people.ts';

const OWNER = 'owner@example.test';
const STRANGERS = 'the stranger’s password';

let people: People;
beforeAll(async () => {
  people = await startPeople();
});
afterAll(() => people.backend.close());
beforeEach(() => people.reset());

const open = (link: string) => openLink(people.backend, link);
const newest = (email: string) => linkTo(people.backend, email);

describe('a new password', () => {
  async function twoSessions(): Promise<readonly [Session, Session]> {
    await people.signUp(OWNER, PASSWORD);
    const first = await people.openLink(OWNER);
    const second = (await people.byPassword(OWNER, PASSWORD)).body as Session;
    return [first, second];
  }
  const refresh = ({ refresh_token }: Session) =>
    people.post('token?grant_type=refresh_token', { refresh_token });

  test('ends every other session, and not the one it was set in', async () => {
    const [other, mine] = await twoSessions();
    expect((await people.change(mine, { password: 'a better password' })).status).toBe(200);
    expect((await refresh(other)).status).toBe(400);
    expect(
      (await call(people.backend, '/auth/v1/user', { token: other.access_token })).status,
    ).toBe(403);
    expect((await refresh(mine)).status).toBe(200);
  });

  test('that is refused ends none', async () => {
    const [other, mine] = await twoSessions();
    expect((await people.change(mine, { password: '12345' })).status).toBe(422);
    expect((await refresh(other)).status).toBe(200);
  });

  test('ends every link that is open: to sign in, and to change the address', async () => {
    const [, mine] = await twoSessions();
    await people.askForLink(OWNER);
    const signIn = newest(OWNER);
    people.later(60);
    await people.change(mine, { email: 'new@example.test' });
    const links = [signIn, newest(OWNER), newest('new@example.test')];
    expect(new Set(links).size).toBe(3);
    await people.change(mine, { password: 'a better password' });
    for (const link of links) expect((await open(link)).status).toBe(403);
  });

  test('is neither compared nor kept for a session that has ended', async () => {
    const [other, mine] = await twoSessions();
    await people.change(mine, { password: 'a better password' });
    for (const password of ['a better password', 'another password', '12345']) {
      expect(await people.change(other, { password })).toMatchObject({
        status: 403,
        body: { error_code: 'session_not_found' },
      });
    }
    expect((await people.byPassword(OWNER, 'a better password')).status).toBe(200);
  });

  test('a new name ends none', async () => {
    const [other, mine] = await twoSessions();
    expect(await people.change(mine, { data: { display_name: 'V.' } })).toMatchObject({
      status: 200,
      body: { user_metadata: { display_name: 'V.' } },
    });
    expect((await refresh(other)).status).toBe(200);
  });
});

describe('a change of address', () => {
  const OLD = 'student@example.test';
  const NEW = 'lena@example.test';
  const addressOf = async ({ access_token: token }: Session) =>
    ((await call(people.backend, '/auth/v1/user', { token })).body as { email: string }).email;

  async function openedAt(email: string): Promise<Session> {
    await people.askForLink(email);
    return people.openLink(email);
  }

  async function askForChange(): Promise<Session> {
    await people.askForLink(OLD);
    const session = await people.openLink(OLD);
    expect((await people.change(session, { email: NEW })).status).toBe(200);
    return session;
  }

  test.for([
    { first: OLD, second: NEW },
    { first: NEW, second: OLD },
  ])('applies once $first and then $second have confirmed', async ({ first, second }) => {
    const session = await askForChange();
    expect(await addressOf(session)).toBe(OLD);
    const half = await open(newest(first));
    expect(half).toEqual({
      status: 200,
      location: null,
      body: {
        code: 200,
        msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    });
    expect(await addressOf(session)).toBe(OLD);
    expect((await open(newest(second))).status).toBe(200);
    expect(await addressOf(session)).toBe(NEW);
  });

  test('makes every link worthless that was mailed to the old address', async () => {
    const session = await openedAt(OLD);
    await people.askForLink(OLD);
    const links = [newest(OLD)];
    people.later(60);
    await people.post('recover', { email: OLD });
    links.push(newest(OLD));
    people.later(60);
    await people.change(session, { email: NEW });
    await open(newest(OLD));
    await open(newest(NEW));
    expect(await addressOf(session)).toBe(NEW);
    for (const link of links) expect((await open(link)).status).toBe(403);
  });

  test('reports the first confirmation for links of the older form, too', async () => {
    const session = await askForChange();
    expect(await follow(people.backend, newest(OLD))).toEqual({
      status: 303,
      address: `${ORIGIN}/dashboard`,
      fragment: {
        message:
          'Confirmation link accepted. Please proceed to confirm link sent to the other email',
      },
    });
    expect((await follow(people.backend, newest(NEW))).fragment['type']).toBe('email_change');
    expect(await addressOf(session)).toBe(NEW);
  });

  test.for([OLD, NEW])('is not made by opening the link to %s twice', async (email) => {
    const session = await askForChange();
    const link = newest(email);
    await open(link);
    expect((await open(link)).status).toBe(403);
    expect(await addressOf(session)).toBe(OLD);
  });

  test('is mailed to both addresses, naming both', async () => {
    await askForChange();
    const mails = [OLD, NEW].map((email) => people.backend.mailbox.list(email)[0]);
    expect(mails.map((mail) => mail?.subject)).toEqual([
      'Confirm the change of your email address',
      'Confirm the change of your email address',
    ]);
    expect(mails.map((mail) => mail?.text.includes(`from ${OLD} to ${NEW}`))).toEqual([true, true]);
    expect(partsOf(newest(OLD)).token).not.toBe(partsOf(newest(NEW)).token);
  });

  test('is not requested again by another change', async () => {
    const session = await askForChange();
    const links = [OLD, NEW].map((email) => newest(email));
    const mails = people.backend.mailbox.list().length;
    await people.change(session, { data: { display_name: 'L.' } });
    for (const link of links) expect((await open(link)).status).toBe(200);
    people.later(60);
    await people.change(await openedAt(NEW), { data: { display_name: 'Lena' } });
    expect(people.backend.mailbox.list()).toHaveLength(mails + 1);
  });

  test('to the current address changes and mails nothing', async () => {
    await people.askForLink(OLD);
    const session = await people.openLink(OLD);
    await people.change(session, { email: OLD });
    expect(people.backend.mailbox.list()).toHaveLength(1);
    expect(await addressOf(session)).toBe(OLD);
  });

  test('requested again starts over', async () => {
    const session = await askForChange();
    await open(newest(NEW));
    const other = 'lena.brooks@example.test';
    expect(await people.change(session, { email: other })).toEqual(mailTooSoon(60));
    people.later(60);
    await people.change(session, { email: other });
    expect((await open(newest(other))).body).toMatchObject({ code: 200 });
    expect(await addressOf(session)).toBe(OLD);
  });

  test('is not blocked by an unconfirmed sign-up with the new address', async () => {
    const session = await askForChange();
    const links = [OLD, NEW].map((email) => newest(email));
    await people.signUp(NEW, STRANGERS);
    for (const link of links) expect((await open(link)).status).toBe(200);
    expect(await addressOf(session)).toBe(NEW);
    expect(await people.byPassword(NEW, STRANGERS)).toMatchObject(REFUSED);
  });

  test('is refused if another account has confirmed the address meanwhile', async () => {
    const session = await askForChange();
    await open(newest(OLD));
    const link = newest(NEW);
    people.later(60);
    await people.askForLink(NEW);
    await people.openLink(NEW);
    expect(await open(link)).toMatchObject({
      status: 422,
      body: {
        error_code: 'email_exists',
        msg: 'A user with this email address has already been registered',
      },
    });
    expect(await addressOf(session)).toBe(OLD);
  });
});
