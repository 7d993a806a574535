import { beforeEach, describe, expect, test } from 'vitest';
import { call, linkTo, openLink } from '../src/testing/calls.ts';
import { PASSWORD } from './support.ts';
import { REFUSED, startPeople, tooMany, type Session } from './people.ts';

const OWNER = 'owner@example.test';
const WAITING = 'waiting@example.test';
const PASSWORDLESS = 'student@example.test';
const UNKNOWN = 'unknown@example.test';
const EVERY = [OWNER, WAITING, PASSWORDLESS, UNKNOWN];
const NEXT = 'plenty-of-hazelnuts';

const people = await startPeople();
let session: Session;
beforeEach(async () => {
  await people.reset();
  await people.signUp(OWNER, PASSWORD);
  session = await people.openLink(OWNER);
  await people.signUp(WAITING, PASSWORD);
  people.later(60);
});

/** Sends distinct wrong passwords, one after another. */
async function guess(count: number, email: string, peerOf: (index: number) => string) {
  const answers = [];
  for (let index = 0; index < count; index += 1) {
    answers.push(await people.byPassword(email, `guess ${index}`, { peer: peerOf(index) }));
  }
  return answers;
}
const times = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);

describe('sixty wrong passwords', () => {
  test.for(EVERY)(
    'for %s, from many machines: ten are reported as wrong, the others have to wait',
    async (email) => {
      expect(await guess(60, email, (index) => `10.0.1.${index}`)).toEqual([
        ...times(10, REFUSED),
        ...times(50, tooMany(300)),
      ]);
      people.later(299);
      expect(await people.byPassword(email, 'one more', { peer: '10.0.2.1' })).toEqual(tooMany(1));
      people.later(1);
      expect(await people.byPassword(email, 'one more', { peer: '10.0.2.1' })).toEqual(REFUSED);
    },
  );

  test('for many addresses, from one machine: thirty are reported as wrong, the others have to wait', async () => {
    const answers = [];
    for (let index = 0; index < 60; index += 1) {
      const email = `person.${index}@example.test`;
      answers.push(await people.byPassword(email, 'a guess', { peer: '10.0.0.9' }));
    }
    expect(answers).toEqual([...times(30, REFUSED), ...times(30, tooMany(300))]);
    // Other callers for that address have their own count.
    expect(await people.byPassword(UNKNOWN, 'a guess', { peer: '10.0.0.8' })).toEqual(REFUSED);
  });

  test.for(['10.0.0.9', '10.0.0.8'])('do not keep the owner at %s out', async (peer) => {
    await guess(60, OWNER, () => '10.0.0.9');
    expect((await people.byPassword(OWNER, PASSWORD, { peer })).status).toBe(200);
    expect((await people.askForLink(OWNER, { peer })).status).toBe(200);
    const answer = await openLink(people.backend, linkTo(people.backend, OWNER), { peer });
    expect(answer.status).toBe(200);
  });
});

test('each caller has at most four passwords for an address compared at a time', async () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    people.byPassword(OWNER, `guess ${index}`, { peer: '10.0.0.9' }),
  );
  const own = people.byPassword(OWNER, PASSWORD, { peer: '10.0.0.8' });
  expect(await Promise.all(many)).toEqual([...times(4, REFUSED), ...times(8, tooMany(1))]);
  expect((await own).status).toBe(200);
  expect((await people.byPassword(OWNER, PASSWORD, { peer: '10.0.0.9' })).status).toBe(200);
});

describe('the same work and the same answer for any address', () => {
  async function workOf(ask: () => ReturnType<typeof call>) {
    people.work.length = 0;
    return { answer: await ask(), work: [...people.work] };
  }

  test.for([
    ['a wrong password', 'wrong-one', ['matches']],
    ['no password', '', []],
    ['a password that no account can have', `${PASSWORD}${'x'.repeat(72)}`, []],
  ] as const)('%s', async ([, password, work]) => {
    for (const email of EVERY) {
      const attempt = await workOf(() => people.byPassword(email, password));
      expect(attempt).toEqual({ answer: REFUSED, work });
    }
  });

  test('the right password of an unconfirmed address is a wrong one', async () => {
    expect(await workOf(() => people.byPassword(WAITING, PASSWORD))).toEqual({
      answer: REFUSED,
      work: ['matches'],
    });
    await people.openLink(WAITING);
    const right = await workOf(() => people.byPassword(WAITING, PASSWORD));
    expect([right.answer.status, right.work]).toEqual([200, ['matches']]);
  });

  test.for([
    { path: 'signup', body: { password: PASSWORD }, work: ['hash'] },
    { path: 'otp', body: {}, work: [] },
    { path: 'recover', body: {}, work: [] },
  ])('$path', async ({ path, body, work }) => {
    for (const email of EVERY) {
      const asked = await workOf(() => people.post(path, { ...body, email }));
      expect([asked.answer.status, asked.work]).toEqual([200, work]);
    }
  });
});

describe('a new password', () => {
  const refresh = ({ refresh_token }: Session) =>
    people.post('token?grant_type=refresh_token', { refresh_token });
  const another = async () => (await people.byPassword(OWNER, PASSWORD)).body as Session;

  test('ends every other session, and not the one it was set in', async () => {
    const mine = await another();
    expect((await people.change(mine, NEXT)).status).toBe(200);
    expect((await refresh(session)).status).toBe(400);
    const { access_token: token } = session;
    expect((await call(people.backend, '/auth/v1/user', { token })).status).toBe(403);
    expect((await refresh(mine)).status).toBe(200);
    expect((await people.byPassword(OWNER, NEXT)).status).toBe(200);
    expect(await people.byPassword(OWNER, PASSWORD)).toEqual(REFUSED);
  });

  test('ends every link that is open', async () => {
    await people.askForLink(OWNER);
    const link = linkTo(people.backend, OWNER);
    await people.change(session, NEXT);
    expect((await openLink(people.backend, link)).status).toBe(403);
  });

  test('is neither compared nor kept for a session that has ended', async () => {
    await people.change(await another(), NEXT);
    people.work.length = 0;
    for (const password of [NEXT, 'another password', '12345']) {
      expect(await people.change(session, password)).toMatchObject({
        status: 403,
        body: { error_code: 'session_not_found' },
      });
    }
    expect(people.work).toEqual([]);
    expect((await people.byPassword(OWNER, NEXT)).status).toBe(200);
  });

  test.for([
    [PASSWORD, 'same_password'],
    ['iloveyou', 'weak_password'],
  ] as const)('%s is refused and ends no session', async ([password, code]) => {
    const other = await another();
    expect((await people.change(session, password)).body).toMatchObject({ error_code: code });
    expect((await refresh(other)).status).toBe(200);
  });
});
