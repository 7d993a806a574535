import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { call, linkTo, openLink, partsOf, signIn } from '../src/testing/calls.ts';
import { backendForFile } from './hooks.ts';
import { fault, ORIGIN, SAMPLE } from './support.ts';

const STUDENT = 'student@example.test';
/** The target page of mailed links. */
const TARGET = `${ORIGIN}/account`;

let time = new Date('2026-11-20T09:00:00.000Z');
const backend = await backendForFile({ now: () => time });
beforeEach(async () => {
  time = new Date('2026-11-20T09:00:00.000Z');
  await backend.reset();
});

function askForLink(email: string, redirectTo?: string) {
  const query = redirectTo === undefined ? '' : `?redirect_to=${encodeURIComponent(redirectTo)}`;
  return call(backend, `/auth/v1/otp${query}`, {
    method: 'POST',
    body: { email, create_user: true },
  });
}

describe('the mail with a sign-in link', () => {
  test('names its sender and purpose, and contains one link', async () => {
    expect(await askForLink(STUDENT, TARGET)).toEqual({ status: 200, body: {} });
    const link = linkTo(backend, STUDENT);
    expect(partsOf(link)).toEqual({
      address: TARGET,
      token: expect.stringMatching(/^[\w-]{43}$/u) as unknown,
      type: 'magiclink',
    });
    expect(backend.mailbox.list()).toEqual([
      {
        to: STUDENT,
        subject: 'Your sign-in link',
        at: '2026-11-20T09:00:00.000Z',
        links: [link],
        text: `Welcome back <to> "it", it's &lt;\n\nSign in:\n${link}\n\nIt works once for ${STUDENT}.`,
        html: expect.stringContaining(`<a href="${link.replaceAll('&', '&amp;')}"`) as unknown,
      },
    ]);
  });

  test('signs in by POST of its token', async () => {
    await askForLink(STUDENT);
    const user = { id: SAMPLE.student.id, email: STUDENT };
    expect(await openLink(backend, linkTo(backend, STUDENT))).toMatchObject({
      status: 200,
      body: {
        expires_at: expect.any(Number) as unknown,
        expires_in: 3600,
        token_type: 'bearer',
        user,
      },
    });
    const body = fault(403, 'otp_expired', 'Email link is invalid or has expired');
    expect(await openLink(backend, linkTo(backend, STUDENT))).toEqual({ status: 403, body });
  });

  // @supabase/lite would also print its own mail, whose six digits sign in.
  test('is the only one: the server prints nothing that signs in', async () => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
    expect((await askForLink(STUDENT)).status).toBe(200);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
    for (const one of spies) one.mockRestore();
    expect(backend.mailbox.list()).toHaveLength(1);
  });
});

test.for([
  `${ORIGIN}/dashboard?error_code=user_banned`,
  'https://evil.example/dashboard',
  'http://localhost:5173@evil.example/',
  'http://localhost:5173/\r\nset-cookie: a=b',
])('a link leads to the configured page, not to %j', async (redirect) => {
  await askForLink(STUDENT, redirect);
  expect(partsOf(linkTo(backend, STUDENT)).address).toBe(TARGET);
});

test('a recovery mail has its own subject and link type', async () => {
  await call(backend, '/auth/v1/recover', { method: 'POST', body: { email: STUDENT } });
  expect(backend.mailbox.list(STUDENT)[0]?.subject).toBe('Choose a new password');
  const { address, type } = partsOf(linkTo(backend, STUDENT));
  expect({ address, type }).toEqual({ address: TARGET, type: 'recovery' });
});

describe('the mailbox', () => {
  test('lists what was sent to an address, newest first', async () => {
    const times = ['09:00', '09:01', '09:02'].map((at) => new Date(`2026-11-20T${at}:00.000Z`));
    for (const [index, at] of times.entries()) {
      time = at;
      await askForLink(index === 1 ? 'parent@example.test' : STUDENT);
    }
    const { status, body } = await call(
      backend,
      `/__mail/messages.json?to=${STUDENT.toUpperCase()}`,
      { apikey: null },
    );
    expect({ status, body }).toEqual({ status: 200, body: backend.mailbox.list(STUDENT) });
    expect(backend.mailbox.list(STUDENT).map(({ at }) => at)).toEqual([
      '2026-11-20T09:02:00.000Z',
      '2026-11-20T09:00:00.000Z',
    ]);
    expect((await call(backend, '/__mail/messages.json?to=unknown@example.test')).body).toEqual([]);
  });

  test('the page shows each mail as text and its link as a labelled button', async () => {
    const text =
      "Hi <you>, it's\n\nOpen & see:\nhttps://x.test/?a=1&b=2\n\nhttp://y.test\n\nsee https://z.test\n\njavascript:alert(1)";
    backend.mailbox.add({ to: '"><b>@x.test', subject: '<img src=x>', text, html: '<script>' });
    await askForLink(STUDENT);
    const { status, body } = await call(backend, '/__mail', { apikey: null });
    const page = String(body);
    expect([status, page.match(/<li>/gu)?.length]).toEqual([200, 2]);
    expect(page.slice(page.lastIndexOf('<li>'), page.indexOf('</ul>'))).toBe(`<li>
<h2>&lt;img src=x&gt;</h2>
<p>To &quot;&gt;&lt;b&gt;@x.test, <time datetime="2026-11-20T09:00:00.000Z">20 Nov 2026, 09:00:00 UTC</time></p>
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
    expect(backend.mailbox.list('"><b>@x.test')[0]?.links).toEqual([
      'https://x.test/?a=1&b=2',
      'http://y.test',
      'https://z.test',
    ]);
    const one = String((await call(backend, `/__mail/?to=${STUDENT}`)).body);
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

  test('keeps the newest two hundred', async () => {
    for (let index = 0; index <= 200; index += 1)
      backend.mailbox.add({ to: `${index}@x.test`, subject: '', text: '', html: '' });
    const { body } = await call(backend, '/__mail/messages.json');
    const to = (body as { to: string }[]).map((mail) => mail.to);
    expect([to.length, to[0], to.at(-1)]).toEqual([200, '200@x.test', '1@x.test']);
  });

  test('explains what to do while empty', async () => {
    const page = String((await call(backend, '/__mail')).body);
    expect(page).toContain('No mail yet.');
    expect(page).not.toContain('<ul>');
  });
});

test('the reset brings the sample accounts back and nothing else', async () => {
  await askForLink('somebody@example.test');
  const token = await signIn(backend, 'admin@example.test');
  const answer = await call(backend, '/__dev/reset', { method: 'POST', apikey: null });
  expect(answer).toEqual({ status: 200, body: { reset: true } });
  expect(backend.mailbox.list()).toEqual([]);
  const path = '/rest/v1/profiles?select=id,role,display_name&order=id';
  expect((await call(backend, path, { token })).body).toEqual(Object.values(SAMPLE));
});

test('the mailbox refuses another machine', async () => {
  expect((await call(backend, '/__mail', { peer: '192.168.1.20' })).status).toBe(403);
});
