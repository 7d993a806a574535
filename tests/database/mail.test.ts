import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EmbeddedSupabase } from '../../scripts/embedded-supabase/embedded-supabase.ts';
import {
  call,
  exchange,
  follow,
  linkTo,
  olderForm,
  ORIGIN,
  partsOf,
  SAMPLE,
  startBackend,
} from './backend.ts';

const STUDENT = 'student@tallygrove.test';
const DASHBOARD = `${ORIGIN}/dashboard`;

let time = new Date('2026-11-20T09:00:00.000Z');
let backend: EmbeddedSupabase;

beforeAll(async () => {
  backend = await startBackend({ now: () => time });
});
afterAll(() => backend.close());
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

/** What a person who cannot be signed in by a link finds in the address. */
function refusal(address: string) {
  return {
    status: 303,
    address,
    fragment: {
      error: 'access_denied',
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    },
  };
}

describe('the mail with a sign-in link', () => {
  test('says who writes and why, and carries one link', async () => {
    expect(await askForLink(STUDENT, DASHBOARD)).toEqual({ status: 200, body: {}, location: null });
    const link = linkTo(backend, STUDENT);
    expect(partsOf(link)).toEqual({
      address: DASHBOARD,
      token: expect.stringMatching(/^[\w-]{43}$/u) as unknown,
      type: 'magiclink',
    });
    expect(backend.mailbox.list()).toEqual([
      {
        to: STUDENT,
        subject: 'Your sign-in link',
        at: '2026-11-20T09:00:00.000Z',
        links: [link],
        text: [
          'Welcome back to Tallygrove Academy',
          'Here is the link you asked for. It signs you in without your password.',
          `Sign in to Tallygrove Academy:\n${link}`,
          'The link works once, for ten minutes.',
          'If you did not ask for it, you can ignore this message: nobody is signed in without the link.',
          'Tallygrove Academy',
        ].join('\n\n'),
        html: expect.stringContaining(`<a href="${link.replaceAll('&', '&amp;')}"`) as unknown,
      },
    ]);
  });

  test('signs the person in, its token sent by POST', async () => {
    await askForLink(STUDENT);
    expect(await exchange(backend, linkTo(backend, STUDENT))).toEqual({
      status: 200,
      location: null,
      body: {
        access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u) as unknown,
        refresh_token: expect.stringMatching(/\S/u) as unknown,
        expires_in: 3600,
        expires_at: expect.any(Number) as unknown,
        token_type: 'bearer',
        user: expect.objectContaining({ id: SAMPLE.student.id, email: STUDENT }) as unknown,
      },
    });
    expect(await exchange(backend, linkTo(backend, STUDENT))).toEqual({
      status: 403,
      location: null,
      body: {
        code: 403,
        error_code: 'otp_expired',
        msg: 'Email link is invalid or has expired',
      },
    });
  });

  test('signs the person in, in its older form', async () => {
    await askForLink(STUDENT);
    const { status, address, fragment } = await follow(backend, linkTo(backend, STUDENT));
    expect({ status, address }).toEqual({ status: 303, address: DASHBOARD });
    expect(fragment).toEqual({
      access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/u) as unknown,
      refresh_token: expect.stringMatching(/\S/u) as unknown,
      expires_in: '3600',
      expires_at: expect.stringMatching(/^\d+$/u) as unknown,
      token_type: 'bearer',
      type: 'magiclink',
    });
    const user = await call(backend, '/auth/v1/user', { token: fragment['access_token'] ?? '' });
    expect(user).toMatchObject({ status: 200, body: { id: SAMPLE.student.id, email: STUDENT } });
  });

  // @supabase/lite writes a mail of its own, with six digits that sign in, and would print it.
  test('is the only one: nothing that signs in is told to whoever started the server', async () => {
    const told = (['log', 'info', 'warn', 'error'] as const).map((way) => vi.spyOn(console, way));
    expect((await askForLink(STUDENT)).status).toBe(200);
    expect(told.flatMap(({ mock }) => mock.calls)).toEqual([]);
    for (const one of told) one.mockRestore();
    expect(backend.mailbox.list()).toHaveLength(1);
  });

  test('works once', async () => {
    await askForLink(STUDENT);
    const link = linkTo(backend, STUDENT);
    await follow(backend, link);
    expect(await follow(backend, link)).toEqual(refusal(DASHBOARD));
  });

  test('a scanner that looks at the link with HEAD does not use it up', async () => {
    await askForLink(STUDENT);
    const link = linkTo(backend, STUDENT);
    expect(await call(backend, olderForm(link), { method: 'HEAD', apikey: null })).toEqual({
      status: 200,
      body: '',
      location: null,
    });
    expect((await follow(backend, link)).fragment['type']).toBe('magiclink');
  });

  test('a scanner that opens the link asks for a page of the site, and sends no token with it', async () => {
    await askForLink(STUDENT);
    const { origin, pathname, search } = new URL(linkTo(backend, STUDENT));
    expect({ origin, pathname, search }).toEqual({
      origin: ORIGIN,
      pathname: '/dashboard',
      search: '',
    });
  });

  test('an unknown link leads back with the reason', async () => {
    const link = `/auth/v1/verify?token=${'0'.repeat(64)}&type=magiclink&redirect_to=${DASHBOARD}`;
    expect(await follow(backend, link)).toEqual(refusal(DASHBOARD));
  });

  test.for(['', '?type=magiclink', '?token=abc', '?token=abc&type=nonsense', '?token=&type='])(
    'a mangled link (%s) leads back with a reason too',
    async (query) => {
      const { status, address, fragment } = await follow(backend, `/auth/v1/verify${query}`);
      expect({ status, address, error: fragment['error'] }).toEqual({
        status: 303,
        address: DASHBOARD,
        error: 'access_denied',
      });
      expect(fragment['error_description']).toMatch(/\S/u);
    },
  );

  test('makes an account for an address that has none, as a student', async () => {
    await askForLink('New.Person@Example.TEST');
    const { fragment } = await follow(backend, linkTo(backend, 'new.person@example.test'));
    const token = fragment['access_token'] ?? '';
    const path = '/rest/v1/profiles?select=role,display_name';
    expect((await call(backend, path, { token })).body).toEqual([
      { role: 'student', display_name: null },
    ]);
  });
});

/** Where no mailed link leads, whoever asks for it. */
const HOSTILE = [
  `${ORIGIN}/dashboard?error_code=user_banned`,
  `${ORIGIN}/dashboard?tab=courses#error=x`,
  `${ORIGIN}/dashboard/x`,
  `${ORIGIN}/donate`,
  ORIGIN,
  'https://evil.example/dashboard',
  'http://localhost:4173/dashboard',
  'https://localhost:5173/dashboard',
  'http://127.0.0.1:5173/dashboard',
  'http://localhost:5173.evil.example/',
  'http://localhost:5173@evil.example/',
  'http://user:pass@localhost:5173/dashboard',
  'http://localhost:51730/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example',
  'http:\\\\evil.example',
  'http://localhost:5173\\@evil.example/',
  'http://localhost:5173/\\evil.example',
  'javascript:alert(1)//http://localhost:5173/',
  'data:text/html,hello',
  'http://localhost:5173/\r\nset-cookie: a=b',
  'http://localhost:5173/\tdashboard',
  ' http://localhost:5173/dashboard',
  '/dashboard',
  'dashboard',
  `${ORIGIN}/${'x'.repeat(3000)}`,
];

describe('where a link leads', () => {
  test.for(HOSTILE)('%j, asked for with the mail: the dashboard instead', async (asked) => {
    await askForLink(STUDENT, asked);
    expect(partsOf(linkTo(backend, STUDENT)).address).toBe(DASHBOARD);
  });

  test.for(HOSTILE)('%j, put into the link: the dashboard instead', async (asked) => {
    await askForLink(STUDENT);
    const link = new URL(olderForm(linkTo(backend, STUDENT)));
    link.searchParams.set('redirect_to', asked);
    const { address, fragment } = await follow(backend, link.href);
    expect({ address, type: fragment['type'] }).toEqual({ address: DASHBOARD, type: 'magiclink' });
  });
});

describe('sign-up', () => {
  const person = { email: 'noor@example.test', password: 'plenty-of-acorns' };
  const signUp = () =>
    call(backend, `/auth/v1/signup?redirect_to=${encodeURIComponent(`${ORIGIN}/signin`)}`, {
      method: 'POST',
      body: { ...person, data: { display_name: 'Noor Haddad' } },
    });
  const signInWithPassword = () =>
    call(backend, '/auth/v1/token?grant_type=password', { method: 'POST', body: person });

  test('mails a link that confirms the address', async () => {
    expect((await signUp()).status).toBe(200);
    expect(await signInWithPassword()).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    });
    const [mail] = backend.mailbox.list(person.email);
    expect(mail?.subject).toBe('Confirm your email address');
    const { address, fragment } = await follow(backend, linkTo(backend, person.email));
    expect({ address, type: fragment['type'] }).toEqual({
      address: DASHBOARD,
      type: 'signup',
    });
    expect((await signInWithPassword()).status).toBe(200);
  });
});

test('a link for a new password says so', async () => {
  await call(backend, '/auth/v1/recover', { method: 'POST', body: { email: STUDENT } });
  expect(backend.mailbox.list(STUDENT)[0]?.subject).toBe('Choose a new password');
  const { address, fragment } = await follow(backend, linkTo(backend, STUDENT));
  expect({ address, type: fragment['type'] }).toEqual({ address: DASHBOARD, type: 'recovery' });
});

describe('the mailbox', () => {
  test('lists what was sent to an address, newest first', async () => {
    const times = ['09:00', '09:01', '09:02'].map((at) => new Date(`2026-11-20T${at}:00.000Z`));
    for (const [index, at] of times.entries()) {
      time = at;
      await askForLink(index === 1 ? 'parent@tallygrove.test' : STUDENT);
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
    expect((await call(backend, '/__mail/messages.json?to=nobody@example.test')).body).toEqual([]);
  });

  test('the page shows each mail with its link, and nothing that came from outside as markup', async () => {
    backend.mailbox.add({
      to: '"><script>alert(1)</script>@evil.test',
      subject: '<img src=x onerror=alert(1)>',
      text: '</p><script>alert(2)</script>\n\n<b>Open</b>:\nhttp://localhost:5173/?a=1&b=2',
      html: '<script>alert(3)</script>',
    });
    const { status, body } = await call(backend, '/__mail', { apikey: null });
    const page = String(body);
    expect(status).toBe(200);
    expect(page).toContain(
      '<a class="open" href="http://localhost:5173/?a=1&amp;b=2">&lt;b&gt;Open&lt;/b&gt;</a>',
    );
    expect(page).not.toMatch(/<script|<img|<b>/u);
    expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test('only a link to a page becomes a link', () => {
    backend.mailbox.add({ to: 'a@b.test', subject: '', text: 'javascript:alert(1)', html: '' });
    expect(backend.mailbox.list('a@b.test')[0]?.links).toEqual([]);
  });

  test('an empty one says what to do', async () => {
    expect((await call(backend, '/__mail')).body).toContain('No mail yet.');
  });

  test.for(['/__mail', '/__mail/', '/__mail/messages.json'])(
    '%s is not for another machine, whatever name it calls',
    async (path) => {
      const answers = await Promise.all(
        ['192.168.1.20', '::ffff:10.0.0.7', 'fe80::1'].map((peer) => call(backend, path, { peer })),
      );
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
      expect((await call(backend, path, { peer: '::ffff:127.0.0.1' })).status).toBe(200);
    },
  );

  test.for(['/__mail', '/__mail/messages.json'])(
    '%s is not for a page that calls itself by this machine’s address',
    async (path) => {
      const headers = { host: 'rebound.evil.example' };
      expect((await call(backend, path, { headers })).status).toBe(403);
    },
  );
});

describe('the reset', () => {
  const reset = (options: Parameters<typeof call>[2]) =>
    call(backend, '/__dev/reset', { method: 'POST', apikey: null, ...options });

  test('brings the sample accounts back and nothing else', async () => {
    await askForLink('somebody@example.test');
    await askForLink('admin@tallygrove.test');
    const { fragment } = await follow(backend, linkTo(backend, 'admin@tallygrove.test'));
    const token = fragment['access_token'] ?? '';
    expect(await reset({})).toEqual({ status: 200, body: { reset: true }, location: null });
    expect(backend.mailbox.list()).toEqual([]);
    const path = '/rest/v1/profiles?select=id,role,display_name&order=id';
    expect((await call(backend, path, { token })).body).toEqual(Object.values(SAMPLE));
  });

  test.for([
    { name: 'another machine', options: { peer: '192.168.1.20' }, status: 403 },
    { name: 'another site', options: { headers: { origin: 'https://evil.example' } }, status: 403 },
    { name: 'a sandboxed page', options: { headers: { origin: 'null' } }, status: 403 },
    { name: 'another host name', options: { headers: { host: 'evil.example' } }, status: 403 },
    { name: 'a mere visit', options: { method: 'GET' }, status: 405 },
  ])('is not for $name', async ({ options, status }) => {
    await askForLink(STUDENT);
    expect((await reset(options)).status).toBe(status);
    expect(backend.mailbox.list()).toHaveLength(1);
  });
});
