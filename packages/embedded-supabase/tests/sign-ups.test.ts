import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { fieldOf } from '../src/json.ts';
import { call } from '../src/testing/calls.ts';
import { temporaryFolder } from './hooks.ts';
import { fault, PASSWORD } from './support.ts';
import { REFUSED, startPeople, type Session } from './people.ts';

const OWNER = 'owner@example.test';
const STRANGERS = 'the stranger’s password';
const STUDENT = 'student@example.test';

const dataFile = join(temporaryFolder(afterAll), 'data.db');
const people = await startPeople({ dataFile });
beforeEach(() => people.reset());

const links = () => people.backend.mailbox.list(OWNER).map(({ links: [link = ''] }) => link);
/** Expects that the account has neither the owner's password and name nor the stranger's. */
async function expectNothingSaid(session: Session): Promise<void> {
  expect(await people.byPassword(OWNER, STRANGERS)).toEqual(REFUSED);
  expect(await people.byPassword(OWNER, PASSWORD)).toEqual(REFUSED);
  expect(await people.nameOf(session)).toEqual([{ display_name: null }]);
  const { body } = await call(people.backend, '/auth/v1/user', { token: session.access_token });
  const own = { email: OWNER, email_verified: true, phone_verified: false };
  expect(fieldOf(body, 'user_metadata')).toEqual({ ...own, sub: fieldOf(body, 'id') });
}

const ASKS = {
  'the owner': () => people.signUp(OWNER, PASSWORD, 'Vera'),
  'the owner elsewhere': () =>
    people.post('signup', { email: OWNER, password: PASSWORD }, { peer: '10.0.0.2' }),
  'a stranger': () => people.signUp(OWNER, STRANGERS, 'Robbed'),
  'a link': () => people.askForLink(OWNER),
  recovery: () => people.post('recover', { email: OWNER }),
};
const TWICE = ['the owner', 'a stranger'] as const;

/** Requests for an address before anybody confirmed it, and the seconds between them. */
test.for(
  (
    [
      [60, TWICE],
      [0, ['a stranger', 'the owner elsewhere']],
      [24 * 3600, TWICE],
      [60, TWICE.toReversed()],
      [60, [...TWICE, 'the owner']],
      [60, ['a stranger', 'a link']],
      [60, ['a stranger', 'recovery']],
      [60, ['a link', 'a stranger']],
    ] as const
  )
    .flatMap(([seconds, asked]) => asked.map((_, opened) => ({ seconds, asked, opened })))
    // The first link, a day old, has expired.
    .filter(({ seconds, opened }) => seconds < 600 || opened > 0),
)(
  'an address asked for by $asked.0, $asked.1 after $seconds s has nothing that was sent: link $opened',
  async ({ seconds, asked, opened }) => {
    for (const [index, ask] of asked.entries()) {
      if (index > 0) people.later(seconds);
      expect((await ASKS[ask]()).status).toBe(200);
    }
    // Within a minute nothing is mailed.
    expect(links()).toHaveLength(seconds === 0 ? 1 : asked.length);
    const link = links().toReversed()[seconds === 0 ? 0 : opened];
    const session = await people.openLink(OWNER, link);
    await expectNothingSaid(session);
    expect((await people.change(session, PASSWORD)).status).toBe(200);
    expect((await people.byPassword(OWNER, PASSWORD)).status).toBe(200);
  },
);

test('an expired link prevents no sign-up, and another changes nothing of a confirmed account', async () => {
  await people.askForLink(OWNER);
  people.later(601);
  const answered = await people.signUp(OWNER, PASSWORD, 'Vera');
  const session = await people.openLink(OWNER);
  people.later(60);
  expect((await people.signUp(OWNER, STRANGERS, 'Robbed')).status).toBe(200);
  expect(links()).toHaveLength(2);
  expect(await people.nameOf(session)).toEqual([{ display_name: 'Vera' }]);
  expect(await people.byPassword(OWNER, STRANGERS)).toEqual(REFUSED);
  expect((await people.byPassword(OWNER, PASSWORD)).status).toBe(200);
  // The response to a sign-up contains no account's id.
  const user = await call(people.backend, '/auth/v1/user', { token: session.access_token });
  expect(fieldOf(user.body, 'id')).not.toBe(fieldOf(answered.body, 'id'));
});

test('a sign-up’s response has the same shape for a new, a waiting and a confirmed address', async () => {
  await people.signUp('waiting@example.test', PASSWORD);
  people.later(60);
  const at = '2026-11-20T09:01:00.000Z';
  for (const email of ['new@example.test', 'waiting@example.test', STUDENT]) {
    expect(await people.signUp(email, PASSWORD, 'Vera')).toEqual({
      status: 200,
      body: {
        // A UUID of version 4: unlike version 1, it does not contain the time.
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
    });
  }
});

const invalid = (msg: string) => fault(400, 'validation_failed', msg);
const TOO_LONG = invalid('Password cannot be longer than 72 characters');
const weak = (reason: string, msg: string) => ({
  ...fault(422, 'weak_password', msg),
  weak_password: { reasons: [reason] },
});
const SHORT = weak('length', 'Password should be at least 6 characters.');
const EASY = 'Password is known to be weak and easy to guess, please choose a different one.';

const nested = (levels: number) =>
  JSON.parse(`${'{"a":'.repeat(levels - 1)}{}${'}'.repeat(levels - 1)}`) as object;
const TOO_MUCH = invalid('User metadata takes 16384 bytes and 16 levels at most');

test.for([
  ['a password of 72 letters', { password: 'aB'.repeat(36) }, undefined],
  ['a password of 73 letters', { password: `a${'aB'.repeat(36)}` }, TOO_LONG],
  ['a password of 72 bytes in 24 characters', { password: '‘’“”'.repeat(6) }, undefined],
  ['a password of 75 bytes in 25 characters', { password: `€${'‘’“”'.repeat(6)}` }, TOO_LONG],
  ['a password of five letters', { password: '12345' }, SHORT],
  ['a password of a common word', { password: 'password' }, weak('pwned', EASY)],
  ['no password', { password: undefined }, invalid('Signup requires a valid password')],
  ['metadata of 16 levels', { data: nested(16) }, undefined],
  ['metadata of 17 levels', { data: nested(17) }, TOO_MUCH],
  ['metadata of 15 KB', { data: { a: 'x'.repeat(15_000) } }, undefined],
  ['metadata of 17 KB', { data: { a: 'x'.repeat(17_000) } }, TOO_MUCH],
  ['metadata of 17 KB in 6,000 characters', { data: { a: '€'.repeat(6000) } }, TOO_MUCH],
] as const)('%s: the same answer for every address', async ([, fields, refusal]) => {
  await people.signUp(OWNER, PASSWORD);
  people.later(60);
  for (const email of ['new@example.test', OWNER, STUDENT]) {
    const { status, body } = await people.post('signup', { email, password: PASSWORD, ...fields });
    expect(status === 200 ? undefined : body).toEqual(refusal);
  }
});

/** The bytes of SQLite's change counter, which each commit increments. */
const writes = () => readFileSync(dataFile).readUInt32BE(24);

async function confirm(email: string): Promise<void> {
  await people.askForLink(email);
  await people.openLink(email);
  people.later(60);
}

/** How an address came to be known. */
const STATES: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
  unknown: async () => undefined,
  waiting: (email) => people.signUp(email, PASSWORD, 'Vera'),
  asking: (email) => people.askForLink(email),
  confirmed: confirm,
  'asking again': (email) => confirm(email).then(() => people.askForLink(email)),
};

test.for([
  ['signup', { password: 'another password', data: { display_name: 'Robbed' } }, ['hash']],
  ['otp', { create_user: true }, []],
  ['otp', { create_user: false }, []],
  ['recover', {}, []],
] as const)('%s %o works the same for every address, in one commit', async ([path, sent, work]) => {
  for (const [state, prepare] of Object.entries(STATES)) {
    // Within a minute of the last mail, while its link is open, and after it expired.
    for (const seconds of [30, 60, 600]) {
      const email = `${crypto.randomUUID()}@example.test`;
      await prepare(email);
      people.later(seconds);
      people.work.length = 0;
      const before = writes();
      const prepared = vi.spyOn(DatabaseSync.prototype, 'prepare');
      const { status } = await people.post(path, { ...sent, email }, { peer: '10.0.0.2' });
      const verbs = prepared.mock.calls.map(([sql]) => sql.trim().split(/\s/u)[0] ?? '');
      prepared.mockRestore();
      const stored = verbs.filter((verb) => /begin|commit|rollback|insert/u.test(verb)).join(' ');
      const seen = [state, seconds, status, stored, writes() - before, people.work];
      expect(seen).toEqual([state, seconds, 200, 'begin insert insert insert commit', 1, work]);
      people.later(300);
    }
  }
});
