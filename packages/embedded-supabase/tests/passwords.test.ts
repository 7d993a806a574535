import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPasswordWork, tooBusy, type PasswordWork } from '../src/passwords.ts';
import { call, linkTo, openLink } from '../src/testing/calls.ts';
import { backendForTest } from './hooks.ts';
import { PASSWORD } from './support.ts';
import { REFUSED, startPeople, tooMany, type Session } from './people.ts';

const OWNER = 'owner@example.test';
const WAITING = 'waiting@example.test';
const PASSWORDLESS = 'student@example.test';
const UNKNOWN = 'unknown@example.test';
const EVERY = [OWNER, WAITING, PASSWORDLESS, UNKNOWN];
const NEXT = 'plenty-of-hazelnuts';
const ENDED = { status: 403, body: { error_code: 'session_not_found' } };

const people = await startPeople();
let session: Session;
async function startAgain(): Promise<void> {
  await people.reset();
  await people.signUp(OWNER, PASSWORD);
  session = await people.openLink(OWNER);
  await people.signUp(WAITING, PASSWORD);
  people.later(60);
  people.work.length = 0;
}
beforeEach(startAgain);

const ATTACKER = '10.0.0.9';
const times = <T>(count: number, value: T) => Array<T>(count).fill(value);
const SIXTY = Array.from({ length: 60 }, (_, index) => `guess ${index}`);
/** The right password comes after the limit. */
const WITH_RIGHT = SIXTY.with(40, PASSWORD);

/** Sends one password after another, to one address or many, from one machine or many. */
async function guess(
  passwords: readonly string[],
  emailOf: (index: number) => string = () => OWNER,
  peerOf: (index: number) => string = () => ATTACKER,
) {
  const answers = [];
  for (const [index, password] of passwords.entries())
    answers.push(await people.byPassword(emailOf(index), password, { peer: peerOf(index) }));
  return answers;
}

describe('sixty wrong passwords', () => {
  test.for(EVERY)(
    'for %s, from one machine: ten are compared, and no other, not even the right one',
    async (email) => {
      const refused = [...times(10, REFUSED), ...times(50, tooMany(300))];
      expect(await guess(WITH_RIGHT, () => email)).toEqual(refused);
      people.later(299);
      expect(await people.byPassword(email, PASSWORD, { peer: ATTACKER })).toEqual(tooMany(1));
      expect(people.work).toEqual(times(10, 'matches'));
      people.later(1);
      expect(await people.byPassword(email, 'one more', { peer: ATTACKER })).toEqual(REFUSED);
    },
  );

  test('are counted for an address by machine, for a machine over all, and at once as after each other', async () => {
    // Each of twenty machines has three compared, and a machine thirty.
    const peerOf = (index: number) => `10.0.1.${index % 20}`;
    const byMachines = await guess([...SIXTY, ...times(20, PASSWORD)], undefined, peerOf);
    expect(byMachines).toEqual([...times(60, REFUSED), ...times(20, tooMany(300))]);
    await startAgain();
    const emailOf = (index: number) => (index === 40 ? OWNER : `person.${index}@example.test`);
    const byAddresses = await guess(WITH_RIGHT, emailOf);
    expect(byAddresses).toEqual([...times(30, REFUSED), ...times(30, tooMany(300))]);
    expect(people.work).toEqual(times(30, 'matches'));
    await startAgain();
    const sent = WITH_RIGHT.map((one) => people.byPassword(OWNER, one, { peer: ATTACKER }));
    expect(await Promise.all(sent)).toEqual([...times(10, REFUSED), ...times(50, tooMany(300))]);
  });

  test('do not keep the owner out, who may mistype, nor a link from anywhere', async () => {
    await guess(SIXTY);
    const peer = '10.0.0.8';
    expect(await guess(['a typo', 'another'], undefined, () => peer)).toEqual([REFUSED, REFUSED]);
    for (let time = 0; time < 11; time += 1)
      expect((await people.byPassword(OWNER, PASSWORD, { peer })).status).toBe(200);
    expect((await people.askForLink(OWNER, { peer: ATTACKER })).status).toBe(200);
    const link = linkTo(people.backend, OWNER);
    expect((await openLink(people.backend, link, { peer: ATTACKER })).status).toBe(200);
  });
});

test('a password that found the queue full is not counted', async () => {
  const full = vi.fn<PasswordWork['matches']>();
  const passwords = { ...createPasswordWork(4), matches: full };
  const backend = await backendForTest({ passwords });
  const body = { email: PASSWORDLESS, password: PASSWORD };
  const ask = () => call(backend, '/auth/v1/token?grant_type=password', { method: 'POST', body });
  full.mockRejectedValue(tooBusy());
  for (const busy of times(31, 503)) {
    const { status, retryAfter } = await ask();
    expect([status, retryAfter]).toEqual([busy, 10]);
  }
  full.mockResolvedValue(true);
  expect((await ask()).status).toBe(200);
});

test('a wrong password means the same work and answer for any address', async () => {
  for (const email of EVERY) {
    expect(await people.byPassword(email, 'wrong-one')).toEqual(REFUSED);
    expect(people.work.splice(0)).toEqual(['matches']);
    // No account can have these.
    for (const password of ['', `${PASSWORD}${'x'.repeat(72)}`])
      expect(await people.byPassword(email, password)).toEqual(REFUSED);
    expect(people.work).toEqual([]);
  }
  // So is the right one, until the address is confirmed.
  expect(await people.byPassword(WAITING, PASSWORD)).toEqual(REFUSED);
  await people.openLink(WAITING);
  expect((await people.byPassword(WAITING, PASSWORD)).status).toBe(200);
  expect(people.work).toEqual(['matches', 'matches']);
});

describe('a new password', () => {
  const refresh = ({ refresh_token }: Session) =>
    people.post('token?grant_type=refresh_token', { refresh_token });
  const another = async () => (await people.byPassword(OWNER, PASSWORD)).body as Session;

  test('ends every other session and open link, and not the session it was set in', async () => {
    const mine = await another();
    await people.askForLink(OWNER);
    const link = linkTo(people.backend, OWNER);
    expect((await people.change(mine, NEXT)).status).toBe(200);
    expect((await refresh(session)).status).toBe(400);
    const { access_token: token } = session;
    expect((await call(people.backend, '/auth/v1/user', { token })).status).toBe(403);
    expect((await refresh(mine)).status).toBe(200);
    expect((await openLink(people.backend, link)).status).toBe(403);
    people.work.length = 0;
    // In an ended session it is neither compared nor kept.
    for (const password of [NEXT, 'another password', '12345'])
      expect(await people.change(session, password)).toMatchObject(ENDED);
    expect(people.work).toEqual([]);
    expect((await people.byPassword(OWNER, NEXT)).status).toBe(200);
    expect(await people.byPassword(OWNER, PASSWORD)).toEqual(REFUSED);
  });

  test('ends the session of a sign-in at the same time, however the two interleave', async () => {
    for (let turns = 0; turns < 60; turns += 1) {
      const before = turns === 0 ? PASSWORD : `${NEXT} ${turns - 1}`;
      const [compared, hashed, signedIn] = [1, 2, 3].map(() => people.holdWork());
      const changing = people.change(session, `${NEXT} ${turns}`);
      (await compared)?.();
      const change = await hashed;
      const signingIn = people.byPassword(OWNER, before);
      (await signedIn)?.();
      for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
      change?.();
      expect((await changing).status).toBe(200);
      const other = (await signingIn).body as Session;
      expect([turns, (await refresh(other)).status]).toEqual([turns, 400]);
    }
    expect((await refresh(session)).status).toBe(200);
  });

  test('is set once by two sessions at once: one ends the other', async () => {
    const sessions = [session, await another()];
    const changes = sessions.map((one, index) => people.change(one, `${NEXT} ${index}`));
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403]);
    const set = `${NEXT} ${statuses.indexOf(200)}`;
    expect((await people.byPassword(OWNER, set)).status).toBe(200);
  });

  test('that is the old one, or weak, is refused and ends no session', async () => {
    const other = await another();
    const codes = { [PASSWORD]: 'same_password', iloveyou: 'weak_password' };
    for (const [password, error_code] of Object.entries(codes))
      expect((await people.change(session, password)).body).toMatchObject({ error_code });
    expect((await refresh(other)).status).toBe(200);
  });
});
