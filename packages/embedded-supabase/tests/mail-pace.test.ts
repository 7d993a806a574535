import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { linkTo, openLink } from '../src/testing/calls.ts';
import { PASSWORD } from './support.ts';
import { mailTooSoon, startPeople, tooMany, type People } from './people.ts';

const STUDENT = 'student@example.test';
const PARENT = 'parent@example.test';
const UNKNOWN = 'unknown@example.test';
const ELSEWHERE = { peer: '10.0.0.2' };

let people: People;
beforeAll(async () => {
  people = await startPeople();
});
afterAll(() => people.backend.close());
beforeEach(() => people.reset());

const mailsTo = (email: string) => people.backend.mailbox.list(email).length;

/** Every request that mails an address without a session. */
const ASKING = [
  { path: 'signup', fields: { password: PASSWORD } },
  { path: 'otp', fields: {} },
  { path: 'magiclink', fields: {} },
  { path: 'recover', fields: {} },
  { path: 'resend', fields: { type: 'signup' } },
  { path: 'resend', fields: { type: 'email_change' } },
] as const;

test('one mail a minute goes to an address, whatever the request and the caller', async () => {
  await people.askForLink(PARENT);
  const stranger = await people.openLink(PARENT);
  for (let round = 1; round <= 3; round += 1) {
    for (const [index, { path, fields }] of ASKING.entries()) {
      for (const peer of [`10.0.${index}.1`, `10.0.${index}.2`]) {
        await people.post(path, { email: STUDENT, ...fields }, { peer });
      }
    }
    await people.change(stranger, { email: STUDENT });
    expect(mailsTo(STUDENT)).toBe(round);
    people.later(60);
  }
});

test('five concurrent requests send one mail', async () => {
  const asked = await Promise.all(
    [1, 2, 3, 4, 5].map((index) => people.askForLink(STUDENT, { peer: `10.0.0.${index}` })),
  );
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(mailsTo(STUDENT)).toBe(1);
});

test('a link stays good when others are asked for, until it expires', async () => {
  await people.askForLink(STUDENT);
  people.later(60);
  await people.post('recover', { email: STUDENT });
  people.later(60);
  await people.askForLink(STUDENT);
  const [third, second, first] = people.backend.mailbox
    .list(STUDENT)
    .map(({ links: [link = ''] }) => link);
  people.later(480);
  // Each link works once, in any order, until it expires after ten minutes.
  for (const [link, status] of [
    [second, 200],
    [first, 200],
    [first, 403],
  ] as const) {
    expect((await openLink(people.backend, link ?? '')).status).toBe(status);
  }
  people.later(120);
  expect((await openLink(people.backend, third ?? '')).status).toBe(200);
  await people.askForLink(STUDENT);
  people.later(600);
  expect((await openLink(people.backend, linkTo(people.backend, STUDENT))).status).toBe(200);
  await people.askForLink(STUDENT);
  people.later(601);
  expect((await openLink(people.backend, linkTo(people.backend, STUDENT))).status).toBe(403);
});

test('after a link was opened, another can be mailed within the minute', async () => {
  await people.askForLink(STUDENT);
  await people.openLink(STUDENT);
  await people.askForLink(STUDENT, ELSEWHERE);
  expect(mailsTo(STUDENT)).toBe(2);
});

describe('a caller who asks again gets the time to wait', () => {
  const addresses = [STUDENT, 'waiting@example.test', UNKNOWN];
  beforeEach(async () => {
    await people.signUp('waiting@example.test', PASSWORD);
    people.later(60);
  });

  test.for(ASKING)('$path $fields.type: the same for every address', async ({ path, fields }) => {
    for (const email of addresses) {
      const ask = () => people.post(path, { email, ...fields });
      expect((await ask()).status).toBe(200);
      people.later(10);
      expect(await ask()).toEqual(mailTooSoon(50));
      people.later(49);
      expect(await ask()).toEqual(mailTooSoon(1));
      people.later(1);
      expect((await ask()).status).toBe(200);
    }
  });

  test.for([
    ['signup', 'resend', 429],
    ['otp', 'resend', 429],
    ['otp', 'recover', 429],
    ['recover', 'resend', 429],
    ['otp', 'magiclink', 429],
    // Strangers can request these, so they must delay neither a sign-up nor a sign-in.
    ['resend', 'signup', 200],
    ['resend', 'otp', 200],
    ['recover', 'signup', 200],
    ['recover', 'otp', 200],
    ['signup', 'otp', 200],
    ['otp', 'signup', 200],
  ] as const)('after %s, %s answers %i, for every address', async ([first, then, status]) => {
    for (const email of addresses) {
      const ask = (path: string) =>
        people.post(path, { email, password: PASSWORD, type: 'signup' });
      expect((await ask(first)).status).toBe(200);
      expect((await ask(then)).status).toBe(status);
    }
  });

  test('one caller’s requests delay no other caller', async () => {
    for (const { path, fields } of ASKING) {
      await people.post(path, { email: STUDENT, ...fields });
      const answer = await people.post(path, { email: STUDENT, ...fields }, ELSEWHERE);
      expect([path, answer.status]).toEqual([path, 200]);
      people.later(60);
    }
  });

  test('a refused sign-up does not count', async () => {
    for (const password of ['12345', 'password', 'x'.repeat(73)]) {
      expect((await people.signUp(UNKNOWN, password)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await people.signUp(UNKNOWN, PASSWORD)).status).toBe(200);
  });
});

test('a caller may request thirty mails in five minutes, to any addresses', async () => {
  const ask = (index: number, peer: string) =>
    people.askForLink(index === 0 ? STUDENT : `person.${index}@example.test`, { peer });
  for (let index = 0; index < 30; index += 1) {
    expect((await ask(index, '10.0.0.9')).status).toBe(200);
  }
  people.later(100);
  for (const index of [0, 31]) expect(await ask(index, '10.0.0.9')).toEqual(tooMany(200));
  expect((await ask(31, '10.0.0.8')).status).toBe(200);
  people.later(200);
  expect((await ask(32, '10.0.0.9')).status).toBe(200);
});

test.for([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['::1', '::2', 429],
  ['10.0.0.9', '::ffff:10.0.0.9', 429],
] as const)('%s and %s asking for the same: %i', async ([first, second, status]) => {
  await people.askForLink(STUDENT, { peer: first });
  expect((await people.askForLink(STUDENT, { peer: second })).status).toBe(status);
});

describe('a mail sent again', () => {
  test('goes only to an address with a pending mail of its kind', async () => {
    await people.askForLink(STUDENT);
    await people.change(await people.openLink(STUDENT), { email: 'lena@example.test' });
    await people.signUp('waiting@example.test', PASSWORD);
    people.later(300);
    const mails = people.backend.mailbox.list().length;
    for (const [type, email] of [
      ['signup', STUDENT],
      ['signup', UNKNOWN],
      ['email_change', 'waiting@example.test'],
      ['email_change', PARENT],
      ['email_change', UNKNOWN],
    ]) {
      const answer = await people.post('resend', { type, email });
      expect(answer).toEqual({ status: 200, body: {}, location: null });
      people.later(60);
    }
    expect(people.backend.mailbox.list()).toHaveLength(mails);
    await people.post('resend', { type: 'signup', email: 'waiting@example.test' });
    expect(mailsTo('waiting@example.test')).toBe(2);
  });

  test('of a sign-up is valid for another ten minutes', async () => {
    await people.signUp(UNKNOWN, PASSWORD);
    people.later(540);
    await people.post('resend', { type: 'signup', email: UNKNOWN });
    people.later(540);
    await people.openLink(UNKNOWN);
  });

  test('of a change of address goes to both mailboxes, once in five minutes; the first stays valid', async () => {
    const next = 'lena@example.test';
    await people.askForLink(STUDENT);
    await people.change(await people.openLink(STUDENT), { email: next });
    const counts = () => [mailsTo(STUDENT), mailsTo(next)];
    expect(counts()).toEqual([2, 1]);
    const lost = linkTo(people.backend, next);
    for (const expected of [
      [2, 1],
      [2, 1],
      [2, 1],
      [2, 1],
      [3, 2],
    ]) {
      people.later(60);
      await people.post('resend', { type: 'email_change', email: STUDENT });
      expect(counts()).toEqual(expected);
    }
    expect((await openLink(people.backend, lost)).status).toBe(200);
    // A mailbox that has confirmed gets no further mail.
    people.later(300);
    await people.post('resend', { type: 'email_change', email: STUDENT });
    expect(counts()).toEqual([4, 2]);
    expect((await openLink(people.backend, linkTo(people.backend, STUDENT))).body).toMatchObject({
      user: { email: next },
    });
  });
});

test('without an account, a request that must not create one is refused', async () => {
  expect(await people.post('otp', { email: UNKNOWN, create_user: false })).toMatchObject({
    status: 422,
    body: { error_code: 'otp_disabled' },
  });
  expect(people.backend.mailbox.list()).toEqual([]);
  expect((await people.post('otp', { email: STUDENT, create_user: false })).status).toBe(200);
  expect(mailsTo(STUDENT)).toBe(1);
});
