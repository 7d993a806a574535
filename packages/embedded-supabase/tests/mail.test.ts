import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, linkTo, partsOf, type Call } from '../src/testing/calls.ts';
import { startPeople } from './people.ts';
import { ORIGIN, SAMPLE } from './support.ts';

const STUDENT = 'student@example.test';
/** The target page of mailed links. */
const TARGET = `${ORIGIN}/account`;
const NINE = '2026-11-20T09:00:00.000Z';

const people = await startPeople({ mailsAreFree: true });
const { backend } = people;
const { mailbox } = backend;
beforeEach(() => people.reset());

const get = (path: string, options?: Call) => call(backend, path, { apikey: null, ...options });

test('a mail names its sender and purpose, contains one link, and nothing else that signs in is printed', async () => {
  const spies = (['log', 'info', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
  expect(await people.askForLink(STUDENT)).toEqual({ status: 200, body: {} });
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

test.for([
  `${ORIGIN}/dashboard?error_code=user_banned`,
  'https://evil.example/dashboard',
  'http://localhost:5173@evil.example/',
  'http://localhost:5173/\r\nset-cookie: a=b',
])('a link leads to the configured page, not to %j', async (redirect) => {
  await people.post(`otp?redirect_to=${encodeURIComponent(redirect)}`, { email: STUDENT });
  expect(partsOf(linkTo(backend, STUDENT)).address).toBe(TARGET);
});

describe('the mailbox', () => {
  test('lists what was sent to an address, newest first', async () => {
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
  });

  test('the page shows each mail as text and its link as a labelled button', async () => {
    const text =
      "Hi <you>, it's\n\nOpen & see:\nhttps://x.test/?a=1&b=2\n\nhttp://y.test\n\nsee https://z.test\n\njavascript:alert(1)";
    mailbox.add({ to: '"><b>@x.test', subject: '<img src=x>', text, html: '<script>' });
    await people.askForLink(STUDENT);
    const page = String((await get('/__mail')).body);
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
  });

  test('the page allows no scripts and only its own style', async () => {
    const response = await backend.fetch(new Request(`${ORIGIN}/__mail`));
    const [, style = ''] = /<style>(.+)<\/style>/su.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-security-policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'content-type': 'text/html; charset=utf-8',
    });
  });

  test('keeps the newest two hundred', () => {
    for (let index = 0; index <= 200; index += 1)
      mailbox.add({ to: `${index}@x.test`, subject: '', text: '', html: '' });
    const to = mailbox.list().map((mail) => mail.to);
    expect([to.length, to[0], to.at(-1)]).toEqual([200, '200@x.test', '1@x.test']);
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
