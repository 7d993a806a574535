import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createAttempts } from '../src/limits.ts';
import { call, linkTo, openLink, partsOf, signIn, type Call } from '../src/testing/calls.ts';
import { backendForTest, temporaryFolder } from './hooks.ts';
import { mailTooSoon, startPeople, tooMany } from './people.ts';
import { fault, ORIGIN, PASSWORD, SAMPLE } from './support.ts';

const STUDENT = 'student@example.test';
const UNKNOWN = 'unknown@example.test';
/** The target page of mailed links. */
const TARGET = `${ORIGIN}/account`;
const NINE = '2026-11-20T09:00:00.000Z';

const people = await startPeople();
const { backend } = people;
const { mailbox } = backend;
beforeEach(() => people.reset());

const mailsTo = (email: string) => mailbox.list(email).length;

/** Every request that mails an address. */
const ASKING = ['signup', 'otp', 'recover'] as const;
const ask = (path: string, email: string, peer = '127.0.0.1') =>
  people.post(path, { email, password: PASSWORD }, { peer });
const statusOfAsking = async (...sent: Parameters<typeof ask>) => (await ask(...sent)).status;

async function mailedToken(path = 'otp', email = STUDENT): Promise<string> {
  await ask(path, email);
  people.later(60);
  return partsOf(linkTo(backend, email)).token;
}
const open = (token_hash: string, type = 'magiclink', options?: Call) =>
  people.post('verify', { type, token_hash }, options);
const statusOf = async (...sent: Parameters<typeof open>) => (await open(...sent)).status;

const get = (path: string, options?: Call) => call(backend, path, { apikey: null, ...options });

test('a mail names its purpose and contains one link, to our page, and nothing that signs in is printed', async () => {
  const spies = (['log', 'info', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
  // It leads to the configured page alone.
  const redirect = encodeURIComponent('http://localhost:5173@evil.example/?error_code=user_banned');
  const sent = await people.post(`otp?redirect_to=${redirect}`, { email: STUDENT });
  expect(sent).toEqual({ status: 200, body: {} });
  const link = linkTo(backend, STUDENT);
  const token = expect.stringMatching(/^[\w-]{43}$/u) as unknown;
  expect(partsOf(link)).toEqual({ address: TARGET, token, type: 'magiclink' });
  expect(mailbox.list()).toEqual([
    {
      to: STUDENT,
      subject: 'Your sign-in link',
      at: NINE,
      links: [link],
      text: `Welcome back <to> "it", it's &lt;\n\nSign in:\n${link}\n\nIt works once for ${STUDENT}.`,
      html: expect.stringContaining(`<a href="${link.replaceAll('&', '&amp;')}"`) as unknown,
    },
  ]);
  // @supabase/lite would also print its own mail, whose six digits sign in.
  expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
  for (const one of spies) one.mockRestore();
});

describe('the mailbox', () => {
  test('lists what was sent to an address, newest first, and keeps the newest two hundred', async () => {
    for (let index = 0; index < 198; index += 1)
      mailbox.add({ to: `${index}@x.test`, subject: '', text: '', html: '' });
    await people.askForLink(STUDENT);
    await people.askForLink('parent@example.test');
    people.later(120);
    await people.post('recover', { email: STUDENT });
    const { body } = await get(`/__mail/messages.json?to=${STUDENT.toUpperCase()}`);
    expect(body).toEqual(mailbox.list(STUDENT));
    const seen = mailbox.list(STUDENT).map(({ at, subject }) => [at, subject]);
    const recovery = ['2026-11-20T09:02:00.000Z', 'Choose a new password'];
    expect(seen).toEqual([recovery, [NINE, 'Your sign-in link']]);
    expect(partsOf(linkTo(backend, STUDENT))).toMatchObject({ address: TARGET, type: 'recovery' });
    expect((await get('/__mail/messages.json?to=unknown@example.test')).body).toEqual([]);
    expect([mailbox.list().length, mailbox.list().at(-1)?.to]).toEqual([200, '1@x.test']);
  });

  test('the page shows each mail as text and its link as a labelled button', async () => {
    const text =
      "Hi <you>, it's\n\nOpen & see:\nhttps://x.test/?a=1&b=2\n\nhttp://y.test\n\nsee https://z.test\n\njavascript:alert(1)";
    mailbox.add({ to: '"><b>@x.test', subject: '<img src=x>', text, html: '<script>' });
    await people.askForLink(STUDENT);
    const response = await backend.fetch(new Request(`${ORIGIN}/__mail`));
    const page = await response.text();
    expect(page.match(/<li>/gu)).toHaveLength(2);
    expect(page.slice(page.lastIndexOf('<li>'), page.indexOf('</ul>'))).toBe(`<li>
<h2>&lt;img src=x&gt;</h2>
<p>To &quot;&gt;&lt;b&gt;@x.test, <time datetime="${NINE}">20 Nov 2026, 09:00:00 UTC</time></p>
<p>Hi &lt;you&gt;, it&#39;s</p>
<p><a class="open" href="https://x.test/?a=1&amp;b=2">Open &amp; see</a></p>
<details><summary>Show the link’s address</summary><code>https://x.test/?a=1&amp;b=2</code></details>
<p><a class="open" href="http://y.test">Open the link</a></p>
<details><summary>Show the link’s address</summary><code>http://y.test</code></details>
<p>see https://z.test</p>
<p>javascript:alert(1)</p>
</li>
`);
    expect(page).toContain('<title>Mailbox - Example &lt;Academy&gt;</title>');
    const links = ['https://x.test/?a=1&b=2', 'http://y.test', 'https://z.test'];
    expect(mailbox.list('"><b>@x.test')[0]?.links).toEqual(links);
    const one = String((await get(`/__mail/?to=${STUDENT}`)).body);
    expect(one.match(/<li>/gu)).toHaveLength(1);
    // It allows no scripts and only its own style.
    const [, style = ''] = /<style>(.+)<\/style>/su.exec(page) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
    });
  });
});

test('the reset brings the sample accounts back and nothing else', async () => {
  await people.askForLink('somebody@example.test');
  await people.askForLink('admin@example.test');
  const { access_token: token } = await people.openLink('admin@example.test');
  expect((await get('/__dev/reset', { method: 'POST' })).body).toEqual({ reset: true });
  expect(mailbox.list()).toEqual([]);
  const path = '/rest/v1/profiles?select=id,role,display_name&order=id';
  expect((await call(backend, path, { token })).body).toEqual(Object.values(SAMPLE));
});

test('one mail a minute goes to an address, whatever the request and the caller, until its link is opened', async () => {
  for (let round = 1; round <= 3; round += 1) {
    const asked = ASKING.flatMap((path, index) =>
      [1, 2].map((end) => statusOfAsking(path, STUDENT, `10.0.${index}.${end}`)),
    );
    expect(await Promise.all(asked)).toEqual(Array(6).fill(200));
    expect(mailsTo(STUDENT)).toBe(round);
    people.later(60);
  }
  for (const peer of ['10.0.3.1', '10.0.3.2']) {
    await ask('otp', STUDENT, peer);
    await people.openLink(STUDENT);
  }
  expect(mailsTo(STUDENT)).toBe(5);
});

test('a link stays good when others are asked for, works once, and expires', async () => {
  const tokens = [await mailedToken(), await mailedToken('recover'), await mailedToken()];
  const [first = '', second = '', third = ''] = tokens;
  people.later(420);
  // In any order, within ten minutes.
  expect(await open(second)).toMatchObject({
    status: 200,
    body: { expires_in: 3600, token_type: 'bearer', user: { id: SAMPLE.student.id } },
  });
  expect(await statusOf(first)).toBe(200);
  const body = fault(403, 'otp_expired', 'Email link is invalid or has expired');
  expect(await open(first)).toEqual({ status: 403, body });
  people.later(121);
  expect(await statusOf(third)).toBe(403);
});

test('a caller who asks again for the same gets the time to wait, whatever the address', async () => {
  await people.signUp('waiting@example.test', PASSWORD);
  people.later(60);
  // What was refused is not counted.
  expect((await people.signUp(UNKNOWN, 'password')).status).toBe(422);
  for (const email of [STUDENT, 'waiting@example.test', UNKNOWN]) {
    const expectAll = async (expected: unknown, peer?: string) => {
      for (const path of ASKING)
        expect([path, await ask(path, email, peer)]).toEqual([path, expected]);
    };
    const accepted = expect.objectContaining({ status: 200 }) as unknown;
    await expectAll(accepted);
    people.later(10);
    await expectAll(mailTooSoon(50));
    await expectAll(accepted, '10.0.0.2');
    people.later(49);
    await expectAll(mailTooSoon(1));
    people.later(1);
    await expectAll(accepted);
  }
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
  expect(await statusOfAsking('otp', STUDENT, second)).toBe(status);
});

test('without an account there is no mail for a new password, nor for a link that creates none', async () => {
  for (const [path, email, mails] of [
    ['recover', UNKNOWN, 0],
    ['otp', UNKNOWN, 0],
    ['otp', STUDENT, 1],
  ] as const) {
    const sent = { email, create_user: false };
    expect(await people.post(path, sent)).toEqual({ status: 200, body: {} });
    expect(mailsTo(email)).toBe(mails);
  }
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

  test('is stored as a hash, which does not sign in; it and its use survive a restart', async () => {
    const dataFile = join(temporaryFolder(), 'data.db');
    const before = await backendForTest({ dataFile });
    const token = await signIn(before, STUDENT);
    const used = linkTo(before, STUDENT);
    await call(before, '/auth/v1/otp', { method: 'POST', body: { email: STUDENT } });
    const links = [used, linkTo(before, STUDENT)];
    await before.close();
    const path = '/rest/v1/profiles?select=id';
    expect((await call(before, path, { token })).status).toBe(500);
    const database = new DatabaseSync(dataFile);
    const kept = database.prepare('select hash from "auth.mailed_tokens" order by sent_at').all();
    database.close();
    const hashes = links.map((link) => {
      const hash = createHash('sha256').update('embedded-supabase mailed token\0');
      return hash.update(partsOf(link).token).digest('hex');
    });
    expect(kept).toEqual(hashes.map((hash) => ({ hash })));
    const after = await backendForTest({ dataFile });
    const statuses = [];
    for (const link of [`/#token_hash=${hashes[1]}&type=magiclink`, ...links])
      statuses.push((await openLink(after, link)).status);
    expect(statuses).toEqual([403, 403, 200]);
    // So does the session, with the policies.
    expect((await call(after, path, { token })).body).toEqual([{ id: SAMPLE.student.id }]);
  });

  test('outlives a mail scanner, and sent three times at once signs in once', async () => {
    const token = await mailedToken();
    // A scanner asks for every address of the mail, without its fragment.
    const [page = ''] = linkTo(backend, STUDENT).split('#');
    for (const method of ['HEAD', 'GET', 'OPTIONS'])
      for (const path of [page, `/auth/v1/verify?token_hash=${token}&type=magiclink`])
        await call(backend, path, { method });
    const statuses = await Promise.all([1, 2, 3].map(() => statusOf(token)));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 403, 403]);
  });
});

test('thirty wrong tokens may be guessed; the right one always works', async () => {
  // By GET, which any page can make browsers send, nothing is counted, nor is a valid link.
  for (let index = 0; index < 31; index += 1)
    expect((await call(backend, `/auth/v1/verify?type=magiclink&token=${index}`)).status).toBe(405);
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

test('of ten thousand keys the one that failed longest ago is dropped for another', () => {
  let ms = 1_800_000_000_000;
  const attempts = createAttempts(1, 60, () => new Date(ms));
  attempts.note('again');
  ms += 60_000;
  for (let index = 1; index < 10_000; index += 1) attempts.note(`k${index}`);
  attempts.note('again');
  expect(attempts.waitOf('k1')).toBe(60);
  attempts.note('one more');
  const waits = ['k1', 'k2', 'again', 'one more'].map((key) => attempts.waitOf(key));
  expect(waits).toEqual([0, 60, 60, 60]);
});
