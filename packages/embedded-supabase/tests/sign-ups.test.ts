import { beforeEach, describe, expect, test } from 'vitest';
import { call } from '../src/testing/calls.ts';
import { fault, PASSWORD } from './support.ts';
import { REFUSED, startPeople, type Session } from './people.ts';

const OWNER = 'owner@example.test';
const STRANGERS = 'the stranger’s password';
const STUDENT = 'student@example.test';

const people = await startPeople();
beforeEach(() => people.reset());

const links = () => people.backend.mailbox.list(OWNER).map(({ links: [link = ''] }) => link);
/** Expects an account with neither the owner's nor the stranger's password and name. */
async function expectNothingSaid(session: Session): Promise<void> {
  expect(await people.byPassword(OWNER, STRANGERS)).toEqual(REFUSED);
  expect(await people.byPassword(OWNER, PASSWORD)).toEqual(REFUSED);
  expect(await people.nameOf(session)).toEqual([null]);
  const { body } = await call(people.backend, '/auth/v1/user', { token: session.access_token });
  const { id, user_metadata: metadata } = body as { id: string; user_metadata: object };
  const own = { email: OWNER, email_verified: true, phone_verified: false, sub: id };
  expect(metadata).toEqual(own);
}

const ASKS = {
  'the owner': () => people.signUp(OWNER, PASSWORD, 'Vera'),
  'a stranger': () => people.signUp(OWNER, STRANGERS, 'Robbed'),
  'a link': () => people.askForLink(OWNER),
  recovery: () => people.post('recover', { email: OWNER }),
};

describe('an address that was asked for more than once before anybody confirmed it', () => {
  test.for(
    (
      [
        ['the owner', 'a stranger'],
        ['a stranger', 'the owner'],
        ['the owner', 'a stranger', 'the owner'],
        ['a stranger', 'a link'],
        ['a stranger', 'recovery'],
        ['a link', 'a stranger'],
      ] as const
    ).flatMap((asked) => asked.map((_, opened) => ({ asked, opened }))),
  )(
    'opens without any data that was sent: $asked.0, $asked.1, link $opened',
    async ({ asked, opened }) => {
      for (const ask of asked) {
        expect((await ASKS[ask]()).status).toBe(200);
        people.later(60);
      }
      const session = await people.openLink(OWNER, links().toReversed()[opened]);
      await expectNothingSaid(session);
      expect((await people.change(session, PASSWORD)).status).toBe(200);
      expect((await people.byPassword(OWNER, PASSWORD)).status).toBe(200);
    },
  );

  test('counts requests that are a day apart, too', async () => {
    await people.signUp(OWNER, PASSWORD, 'Vera');
    people.later(24 * 3600);
    await people.signUp(OWNER, STRANGERS, 'Robbed');
    await expectNothingSaid(await people.openLink(OWNER));
  });

  test('a second sign-up from elsewhere, within the minute, mails nothing and adds nothing', async () => {
    await people.signUp(OWNER, STRANGERS, 'Robbed');
    const own = { email: OWNER, password: PASSWORD };
    expect((await people.post('signup', own, { peer: '10.0.0.2' })).status).toBe(200);
    expect(links()).toHaveLength(1);
    await expectNothingSaid(await people.openLink(OWNER));
  });

  test('an expired sign-in link does not prevent a sign-up', async () => {
    await people.askForLink(OWNER);
    people.later(601);
    await people.signUp(OWNER, PASSWORD, 'Vera');
    expect(await people.nameOf(await people.openLink(OWNER))).toEqual(['Vera']);
    expect((await people.byPassword(OWNER, PASSWORD)).status).toBe(200);
  });

  test('a sign-up changes nothing of a confirmed account', async () => {
    await people.signUp(OWNER, PASSWORD, 'Vera');
    const session = await people.openLink(OWNER);
    people.later(60);
    expect((await people.signUp(OWNER, STRANGERS, 'Robbed')).status).toBe(200);
    expect(links()).toHaveLength(1);
    expect(await people.nameOf(session)).toEqual(['Vera']);
    expect(await people.byPassword(OWNER, STRANGERS)).toEqual(REFUSED);
    expect((await people.byPassword(OWNER, PASSWORD)).status).toBe(200);
  });
});

describe('a sign-up’s answer', () => {
  test('is made in one way for a new address, a waiting one and one with an account', async () => {
    await people.signUp('waiting@example.test', PASSWORD);
    people.later(60);
    const at = '2026-11-20T09:01:00.000Z';
    for (const email of ['new@example.test', 'waiting@example.test', STUDENT]) {
      const { status, body } = await people.signUp(email, PASSWORD, 'Vera');
      expect([status, body]).toEqual([
        200,
        {
          // Of version 4, which does not contain the time.
          id: expect.stringMatching(/^[\da-f-]{14}4/u) as unknown,
          aud: 'authenticated',
          role: 'authenticated',
          email,
          app_metadata: { provider: 'email', providers: ['email'] },
          user_metadata: { display_name: 'Vera' },
          created_at: at,
          updated_at: at,
          confirmation_sent_at: at,
        },
      ]);
    }
  });

  test('contains the id of no account', async () => {
    const { body } = await people.signUp(OWNER, PASSWORD);
    const { access_token: token } = await people.openLink(OWNER);
    const user = await call(people.backend, '/auth/v1/user', { token });
    expect((user.body as { id: string }).id).not.toBe((body as { id: string }).id);
  });
});

/**
 * Sends the same to an address without an account, an unconfirmed one and a confirmed one. @returns
 * the refusal, which must be equal for all.
 */
async function everywhere(fields: object): Promise<unknown> {
  await people.signUp(OWNER, PASSWORD);
  people.later(60);
  const answers = [];
  for (const email of ['new@example.test', OWNER, STUDENT]) {
    const { status, body } = await people.post('signup', { email, password: PASSWORD, ...fields });
    answers.push(status === 200 ? undefined : body);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  return answers[0];
}

const invalid = (msg: string) => fault(400, 'validation_failed', msg);
const TOO_LONG = invalid('Password cannot be longer than 72 characters');
const weak = (reason: string, msg: string) => ({
  ...fault(422, 'weak_password', msg),
  weak_password: { reasons: [reason] },
});
const PWNED = weak(
  'pwned',
  'Password is known to be weak and easy to guess, please choose a different one.',
);

const nested = (levels: number) =>
  JSON.parse(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`) as object;
const TOO_MUCH = invalid('User metadata takes 16384 bytes and 16 levels at most');

test.for([
  ['a password of 72 letters', { password: 'aB'.repeat(36) }, undefined],
  ['a password of 73 letters', { password: `a${'aB'.repeat(36)}` }, TOO_LONG],
  ['a password of 72 bytes in 24 characters', { password: '‘’“”'.repeat(6) }, undefined],
  ['a password of 75 bytes in 25 characters', { password: `€${'‘’“”'.repeat(6)}` }, TOO_LONG],
  [
    'a password of five letters',
    { password: '12345' },
    weak('length', 'Password should be at least 6 characters.'),
  ],
  ['a password of a common word', { password: 'password' }, PWNED],
  ['metadata of 16 levels', { data: nested(16) }, undefined],
  ['metadata of 17 levels', { data: nested(17) }, TOO_MUCH],
  ['metadata of 15 KB', { data: { a: 'x'.repeat(15_000) } }, undefined],
  ['metadata of 17 KB', { data: { a: 'x'.repeat(17_000) } }, TOO_MUCH],
  ['metadata of 17 KB in 6,000 characters', { data: { a: '€'.repeat(6000) } }, TOO_MUCH],
] as const)('%s', async ([, fields, refusal]) => {
  expect(await everywhere(fields)).toEqual(refusal);
});

test.for([
  ['signup', { password: PASSWORD }],
  ['otp', {}],
  ['recover', {}],
  ['token?grant_type=password', { password: PASSWORD }],
] as const)('an address is 254 characters long at most for %s', async ([path, fields]) => {
  const local = (length: number) => `${'x'.repeat(length - '@example.test'.length)}@example.test`;
  const msg = 'Unable to validate email address: invalid format';
  const messageFor = async (email: string) => (await people.post(path, { ...fields, email })).body;
  expect(await messageFor(local(254))).not.toMatchObject({ msg });
  for (const email of [local(255), 'nobody'])
    expect(await messageFor(email)).toMatchObject({ msg });
  expect(await messageFor('')).toMatchObject({ msg: 'An email address is required' });
});

test('a sign-up without a password is refused with the reason', async () => {
  const body = invalid('Signup requires a valid password');
  expect(await people.post('signup', { email: OWNER })).toEqual({ status: 400, body });
});
