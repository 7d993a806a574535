import { beforeEach, describe, expect, test } from 'vitest';
import { linkTo, openLink } from '../src/testing/calls.ts';
import { PASSWORD } from './support.ts';
import { mailTooSoon, startPeople, tooMany } from './people.ts';

const STUDENT = 'student@example.test';
const UNKNOWN = 'unknown@example.test';

const people = await startPeople();
beforeEach(() => people.reset());

const mailsTo = (email: string) => people.backend.mailbox.list(email).length;

/** Every request that mails an address. */
const ASKING = ['signup', 'otp', 'recover'] as const;
const ask = (path: string, email: string, peer = '127.0.0.1') =>
  people.post(path, { email, password: PASSWORD }, { peer });

test('one mail a minute goes to an address, whatever the request and the caller', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const asked = ASKING.flatMap((path, index) =>
      [1, 2].map((end) => ask(path, STUDENT, `10.0.${index}.${end}`)),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(mailsTo(STUDENT)).toBe(round);
    people.later(60);
  }
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
  people.later(121);
  expect((await openLink(people.backend, third ?? '')).status).toBe(403);
});

test('after a link was opened, another can be mailed within the minute', async () => {
  await people.askForLink(STUDENT);
  await people.openLink(STUDENT);
  await ask('otp', STUDENT, '10.0.0.2');
  expect(mailsTo(STUDENT)).toBe(2);
});

describe('a caller who asks again gets the time to wait', () => {
  const addresses = [STUDENT, 'waiting@example.test', UNKNOWN];
  beforeEach(async () => {
    await people.signUp('waiting@example.test', PASSWORD);
    people.later(60);
  });

  test.for(ASKING)('%s: the same for every address, and for no other caller', async (path) => {
    for (const email of addresses) {
      expect((await ask(path, email)).status).toBe(200);
      people.later(10);
      expect(await ask(path, email)).toEqual(mailTooSoon(50));
      expect((await ask(path, email, '10.0.0.2')).status).toBe(200);
      people.later(49);
      expect(await ask(path, email)).toEqual(mailTooSoon(1));
      people.later(1);
      expect((await ask(path, email)).status).toBe(200);
    }
  });

  test('only for the same request: a stranger’s request for a link delays no sign-up', async () => {
    for (const email of addresses)
      for (const path of ASKING) expect((await ask(path, email)).status).toBe(200);
  });

  test('a refused sign-up does not count', async () => {
    expect((await people.signUp(UNKNOWN, 'password')).status).toBe(422);
    expect((await people.signUp(UNKNOWN, PASSWORD)).status).toBe(200);
  });
});

test('a caller may request thirty mails in five minutes, to any addresses', async () => {
  const askFor = (index: number, peer: string) =>
    people.askForLink(index === 0 ? STUDENT : `person.${index}@example.test`, { peer });
  for (let index = 0; index < 30; index += 1) {
    expect((await askFor(index, '10.0.0.9')).status).toBe(200);
  }
  people.later(100);
  for (const index of [0, 31]) expect(await askFor(index, '10.0.0.9')).toEqual(tooMany(200));
  expect((await askFor(31, '10.0.0.8')).status).toBe(200);
  people.later(200);
  expect((await askFor(32, '10.0.0.9')).status).toBe(200);
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

test('without an account, no link for a new password is mailed, nor one that must not create it', async () => {
  const asked = [
    await people.post('otp', { email: UNKNOWN, create_user: false }),
    await people.post('recover', { email: UNKNOWN }),
    await people.post('otp', { email: STUDENT, create_user: false }),
  ];
  for (const answer of asked) expect(answer).toEqual({ status: 200, body: {} });
  expect([mailsTo(UNKNOWN), mailsTo(STUDENT)]).toEqual([0, 1]);
  expect(linkTo(people.backend, STUDENT)).toContain('#token_hash=');
});
