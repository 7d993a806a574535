import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createAuthContext } from '../../../scripts/embedded-supabase/auth-context.ts';
import type { Accounts } from '../../../scripts/embedded-supabase/accounts.ts';
import { htmlToText } from '../../../scripts/embedded-supabase/html.ts';
import { createMailbox } from '../../../scripts/embedded-supabase/mailbox.ts';
import { renderMailPage } from '../../../scripts/embedded-supabase/mail-page.ts';
import { createMailWriter } from '../../../scripts/embedded-supabase/mailer.ts';
import { createMailedToken, hashOf } from '../../../scripts/embedded-supabase/mailed-token.ts';
import { allowedRedirectUrl } from '../../../scripts/embedded-supabase/redirects.ts';
import { freePasswords } from '../../support/freePasswords.ts';

test('HTML becomes paragraphs, and a link its label and its address', () => {
  const html = `<h1>Hello
   there</h1>
  <p>a &lt;b&gt; &quot;c&quot; &#39;d&#39; &amp;lt; <strong>e</strong> f </p>
  <p>
    <a href="https://x.test/?a=1&amp;b=2"
      >Open   it</a
    >
  </p>`;
  expect(htmlToText(html)).toBe(
    `Hello there\n\na <b> "c" 'd' &lt;ef\n\nOpen it:\nhttps://x.test/?a=1&b=2`,
  );
});

test('HTML without a space between its tags becomes the same', () => {
  const html = '<h1>A</h1><p><a href="https://x.test">B</a></p><p>C</p>';
  expect(htmlToText(html)).toBe('A\n\nB:\nhttps://x.test\n\nC');
});

const clock = () => new Date('2026-11-20T09:00:00.000Z');
const mail = (to: string, text = 'Hello') => ({ to, subject: 'S', text, html: '<p>Hello</p>' });

describe('the mailbox', () => {
  test('has the newest first, with the links in them', () => {
    const mailbox = createMailbox(clock);
    mailbox.add(mail('Lena@x.test', 'a:\nhttps://x.test/#b <http://y.test/c> "ftp://z"'));
    mailbox.add(mail('priya@x.test'));
    const first = {
      ...mail('Lena@x.test', 'a:\nhttps://x.test/#b <http://y.test/c> "ftp://z"'),
      links: ['https://x.test/#b', 'http://y.test/c'],
      at: '2026-11-20T09:00:00.000Z',
    };
    const second = { ...mail('priya@x.test'), links: [], at: '2026-11-20T09:00:00.000Z' };
    expect(mailbox.list()).toEqual([second, first]);
    expect(mailbox.list(' lENA@x.test ')).toEqual([first]);
    expect(mailbox.list('x.test')).toEqual([]);
    mailbox.clear();
    expect(mailbox.list()).toEqual([]);
  });

  test('holds so many, the oldest go first', () => {
    const mailbox = createMailbox(clock, 2);
    for (const to of ['a@x', 'b@x', 'c@x']) mailbox.add(mail(to));
    expect(mailbox.list().map(({ to }) => to)).toEqual(['c@x', 'b@x']);
  });
});

describe('its page', () => {
  test('says what to do while there is no mail', () => {
    expect(renderMailPage([])).toContain(
      '<p>No mail yet. Ask for a sign-in link or create an account, then look here again.</p>',
    );
    expect(renderMailPage([])).not.toContain('<ul>');
  });

  test('shows each mail as text, its link as a button that says what it does', () => {
    const at = '2026-11-20T09:00:00.000Z';
    const text =
      'Hi <you>\n\nOpen & see:\nhttps://x.test/?a=1&b=2\n\nhttp://y.test\n\nsee https://z.test\n\nhttps://z.test is ours';
    const page = renderMailPage([
      { to: '<a@x.test>', subject: '"S"', text, html: '', links: [], at },
      { ...mail('b@x.test'), links: [], at },
    ]);
    const list = page.slice(page.indexOf('<ul>'), page.indexOf('</main>'));
    expect(list).toBe(`<ul>
<li>
<h2>&quot;S&quot;</h2>
<p class="soft">To &lt;a@x.test&gt;, <time datetime="${at}">20 Nov 2026, 09:00:00 UTC</time></p>
<p>Hi &lt;you&gt;</p>
<p><a class="open" href="https://x.test/?a=1&amp;b=2">Open &amp; see</a></p>
<details><summary>Show the link’s address</summary><code>https://x.test/?a=1&amp;b=2</code></details>
<p><a class="open" href="http://y.test">Open the link</a></p>
<details><summary>Show the link’s address</summary><code>http://y.test</code></details>
<p>see https://z.test</p>
<p>https://z.test is ours</p>
</li>
<li>
<h2>S</h2>
<p class="soft">To b@x.test, <time datetime="${at}">20 Nov 2026, 09:00:00 UTC</time></p>
<p>Hello</p>
</li>
</ul>
`);
  });
});

describe('a template', () => {
  const values = {
    SiteURL: 'https://x.test/dashboard',
    RedirectTo: 'https://x.test/?a=1&b=2',
    TokenHash: 't',
    Email: '<a@x.test>',
    NewEmail: '',
  };
  function written(template: string) {
    const folder = mkdtempSync(join(tmpdir(), 'tallygrove-'));
    const path = join(folder, 'a.html');
    writeFileSync(path, template);
    const auth = { email: { template: { recovery: { subject: 'New', content_path: path } } } };
    try {
      return createMailWriter(auth)('recovery', 'a@x.test', values);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  test('is filled in with text', () => {
    expect(written('<p>{{ .Email }}: {{ .RedirectTo }}{{ .NewEmail }}</p>')).toEqual({
      to: 'a@x.test',
      subject: 'New',
      text: '<a@x.test>: https://x.test/?a=1&b=2',
      html: '<p>&lt;a@x.test&gt;: https://x.test/?a=1&amp;b=2</p>',
    });
  });

  test('that names what is not there is an error, not an empty place', () => {
    expect(() => written('{{ .Token }}')).toThrow(
      'A mail template names {{ .Token }}, which is not filled in',
    );
    expect(() => written('{{ .toString }}')).toThrow('{{ .toString }}');
  });

  test.each([
    ['no mails', {}],
    ['no templates', { email: {} }],
    ['no such template', { email: { template: { magic_link: {} } } }],
    ['no subject', { email: { template: { recovery: { content_path: '/x' } } } }],
    ['no file', { email: { template: { recovery: { subject: 'x' } } } }],
  ])('is missing: %s', (_, auth) => {
    expect(() => createMailWriter(auth)('recovery', 'a@x.test', values)).toThrow(
      'supabase/config.toml has no template for recovery',
    );
  });
});

describe('what the auth layer shares', () => {
  const context = (email: Record<string, unknown> | undefined) =>
    createAuthContext({
      origin: 'https://x.test',
      auth: email === undefined ? {} : { email },
      mailbox: createMailbox(clock),
      accounts: {} as Accounts,
      passwords: freePasswords,
      now: clock,
    });

  test.each([
    [{ max_frequency: '60s', otp_expiry: 600 }, 60, 600],
    [{ max_frequency: 1, otp_expiry: '10s' }, 1, 10],
  ])('times as %j', (email, pace, link) => {
    const shared = context(email);
    shared.pace.note('a');
    expect([shared.pace.waitOf('a'), shared.linkSeconds]).toEqual([pace, link]);
  });

  test.each([
    [{ max_frequency: '1m', otp_expiry: 600 }, '1m'],
    [{ max_frequency: 'x60s', otp_expiry: 600 }, 'x60s'],
    [{ max_frequency: '60sx', otp_expiry: 600 }, '60sx'],
    [{ max_frequency: '60s' }, 'undefined'],
    [undefined, 'undefined'],
  ])('no time in seconds: %j', (email, value) => {
    expect(() => context(email)).toThrow(`supabase/config.toml: ${value} is no time in seconds`);
  });

  test('counts guesses by caller, address and link, until they are forgiven', () => {
    const shared = context({ max_frequency: '60s', otp_expiry: 600 });
    const { guesses, pace } = shared;
    const tries = { peer: 0, address: 0, token: 0 };
    for (const by of ['peer', 'address', 'token'] as const) {
      while (guesses[by].waitOf('a') === 0) {
        guesses[by].note('a');
        tries[by] += 1;
      }
      expect(guesses[by].waitOf('a')).toBe(300);
    }
    expect(tries).toEqual({ peer: 30, address: 10, token: 10 });
    pace.note('a');
    shared.forgive();
    expect([pace, ...Object.values(guesses)].map((one) => one.waitOf('a'))).toEqual([0, 0, 0, 0]);
  });
});

test('a mailed token is 256 random bits, kept as a hash of its own form', () => {
  const one = createMailedToken();
  const other = createMailedToken();
  expect(one.token).toMatch(/^[\w-]{43}$/u);
  expect(one.hash).toMatch(/^[0-9a-f]{64}$/u);
  expect(hashOf(one.token)).toBe(one.hash);
  expect([one.token, one.hash]).not.toEqual([other.token, other.hash]);
  // The same in every release: links in mails that are under way keep working.
  expect(hashOf('A'.repeat(43))).toBe(
    'b1ad59582f0aa0bf236153aeb59453018afbc4263d2b609761add6d443e27b01',
  );
});

test.each([
  ['http://localhost:5173', 'http://localhost:5173/'],
  ['http://localhost:5173/courses?a=b#c', 'http://localhost:5173/courses?a=b'],
  [`http://localhost:5173/${'x'.repeat(2026)}`, `http://localhost:5173/${'x'.repeat(2026)}`],
  [`http://localhost:5173/${'x'.repeat(2027)}`, undefined],
  ['http://localhost:5173.evil.example/', undefined],
  ['http://localhost:5173@evil.example/', undefined],
  ['https://evil.example/', undefined],
  ['http://localhost:5173/a b', undefined],
  ['http://localhost:5173/\\evil.example', undefined],
  ['http://localhost:5173/\u009f', undefined],
  ['/dashboard', undefined],
])('asked for %j, a link leads to %s', (asked, expected = 'http://localhost:5173/dashboard') => {
  expect(allowedRedirectUrl(asked, 'http://localhost:5173')).toBe(expected);
});
