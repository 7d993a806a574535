import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import { call, linkTo, openLink, partsOf, signIn, type Call } from '../src/testing/calls.ts';
import { backendForTest, temporaryFolder } from './hooks.ts';
import { mailTooSoon, startPeople, tooMany } from './people.ts';
import { PASSWORD } from './support.ts';

const STUDENT = 'student@example.test';
const UNKNOWN = 'unknown@example.test';

const people = await startPeople();
const { backend } = people;
beforeEach(() => people.reset());

const linksTo = (email: string) =>
  backend.mailbox.list(email).map(({ links: [link = ''] }) => link);

/** Every request that mails an address. */
const ASKING = ['signup', 'otp', 'recover'] as const;
const ask = (path: string, email: string, peer = '127.0.0.1') =>
  people.post(path, { email, password: PASSWORD }, { peer });

async function mailedToken(path = 'otp', email = STUDENT): Promise<string> {
  await ask(path, email);
  people.later(60);
  return partsOf(linkTo(backend, email)).token;
}
const open = async (token_hash: string, type = 'magiclink', options?: Call) =>
  people.post('verify', { type, token_hash }, options);
const statusOf = async (...sent: Parameters<typeof open>) => (await open(...sent)).status;

test('one mail a minute goes to an address, whatever the request and the caller', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const asked = ASKING.flatMap((path, index) =>
      [1, 2].map((end) => ask(path, STUDENT, `10.0.${index}.${end}`)),
    );
    for (const { status } of await Promise.all(asked)) expect(status).toBe(200);
    expect(linksTo(STUDENT)).toHaveLength(round);
    people.later(60);
  }
});

test('a link stays good when others are asked for, works once, and expires', async () => {
  const first = await mailedToken();
  const second = await mailedToken('recover');
  const third = await mailedToken();
  people.later(420);
  // In any order, within ten minutes.
  const opened = [await statusOf(second), await statusOf(first), await statusOf(first)];
  expect(opened).toEqual([200, 200, 403]);
  people.later(121);
  expect(await statusOf(third)).toBe(403);
});

test('after a link was opened, another can be mailed within the minute', async () => {
  await people.askForLink(STUDENT);
  await people.openLink(STUDENT);
  await ask('otp', STUDENT, '10.0.0.2');
  expect(linksTo(STUDENT)).toHaveLength(2);
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
  const askFor = (index: number, peer = '10.0.0.9') =>
    ask('otp', index === 0 ? STUDENT : `person.${index}@example.test`, peer);
  for (let index = 0; index < 30; index += 1) expect((await askFor(index)).status).toBe(200);
  people.later(100);
  for (const index of [0, 31]) expect(await askFor(index)).toEqual(tooMany(200));
  expect((await askFor(31, '10.0.0.8')).status).toBe(200);
  people.later(200);
  expect((await askFor(32)).status).toBe(200);
});

test.for([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', 429],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', 200],
  ['::1', '::2', 429],
  ['10.0.0.9', '::ffff:10.0.0.9', 429],
] as const)('%s and %s asking for the same: %i', async ([first, second, status]) => {
  await ask('otp', STUDENT, first);
  expect((await ask('otp', STUDENT, second)).status).toBe(status);
});

test('without an account, no link for a new password is mailed, nor one that must not create it', async () => {
  const asked = [
    await people.post('otp', { email: UNKNOWN, create_user: false }),
    await people.post('recover', { email: UNKNOWN }),
    await people.post('otp', { email: STUDENT, create_user: false }),
  ];
  for (const answer of asked) expect(answer).toEqual({ status: 200, body: {} });
  expect([linksTo(UNKNOWN).length, linksTo(STUDENT).length]).toEqual([0, 1]);
});

describe('a mailed token', () => {
  test.for([
    ['otp', 'magiclink', 200],
    ['otp', 'email', 200],
    ['otp', 'signup', 403],
    ['otp', 'email_change', 400],
    ['otp', '__proto__', 400],
    ['recover', 'email', 200],
    ['signup', 'email', 200],
  ] as const)('that %s mails, sent as %s, answers %i', async ([path, type, status]) => {
    const token = await mailedToken(path, path === 'signup' ? UNKNOWN : STUDENT);
    expect(await statusOf(token, type)).toBe(status);
  });

  test('is stored as a hash; it and its use survive a restart', async () => {
    const dataFile = join(temporaryFolder(), 'data.db');
    const before = await backendForTest({ dataFile });
    await signIn(before, STUDENT);
    const used = linkTo(before, STUDENT);
    await call(before, '/auth/v1/otp', { method: 'POST', body: { email: STUDENT } });
    const other = linkTo(before, STUDENT);
    await before.close();
    const database = new DatabaseSync(dataFile);
    const kept = database.prepare('select hash from "auth.mailed_tokens" order by sent_at').all();
    database.close();
    const [, stolen] = [used, other].map((link, index) => {
      const hash = createHash('sha256').update('embedded-supabase mailed token\0');
      const stored = hash.update(partsOf(link).token).digest('hex');
      expect(kept[index]).toEqual({ hash: stored });
      return `/#token_hash=${stored}&type=magiclink`;
    });
    const after = await backendForTest({ dataFile });
    // The stored hash itself does not sign in.
    for (const [link = '', status] of [
      [stolen, 403],
      [used, 403],
      [other, 200],
    ] as const)
      expect((await openLink(after, link)).status).toBe(status);
  });

  test('sent three times at once signs in once', async () => {
    const token = await mailedToken();
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(token)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });

  test('outlives a mail scanner that asks for every address of the mail', async () => {
    const token = await mailedToken();
    // Clients send the URL without its fragment.
    const [page = ''] = linkTo(backend, STUDENT).split('#');
    for (const method of ['HEAD', 'GET', 'OPTIONS'])
      for (const path of [page, `/auth/v1/verify?token_hash=${token}&type=magiclink`])
        await call(backend, path, { method });
    expect(await statusOf(token)).toBe(200);
  });
});

describe('guessing a token', () => {
  test('is answered with the time to wait after thirty wrong ones; the right one always works', async () => {
    // A valid link is not counted.
    expect(await statusOf(await mailedToken())).toBe(200);
    const token = await mailedToken();
    for (let index = 0; index < 30; index += 1) expect(await statusOf(`guess ${index}`)).toBe(403);
    expect(await open('a guess')).toEqual(tooMany(300));
    expect(await statusOf('a guess', 'magiclink', { peer: '10.0.0.9' })).toBe(403);
    expect(await statusOf(token)).toBe(200);
    people.later(299);
    expect(await open('a guess')).toEqual(tooMany(1));
    people.later(1);
    expect(await statusOf('a guess')).toBe(403);
  });

  test('by GET is not counted: any page can make browsers send it', async () => {
    for (let index = 0; index < 31; index += 1) {
      const path = `/auth/v1/verify?type=magiclink&token=${index}`;
      expect((await call(backend, path)).status).toBe(405);
    }
    expect(await statusOf('a guess')).toBe(403);
  });
});
