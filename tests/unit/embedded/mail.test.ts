import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  createAuthContext,
  linkSecondsOf,
} from '../../../scripts/embedded-supabase/auth-context.ts';
import type { Accounts } from '../../../scripts/embedded-supabase/accounts.ts';
import { htmlToText } from '../../../scripts/embedded-supabase/html.ts';
import { createMailbox } from '../../../scripts/embedded-supabase/mailbox.ts';
import { renderMailPage } from '../../../scripts/embedded-supabase/mail-page.ts';
import { createMailWriter } from '../../../scripts/embedded-supabase/mailer.ts';
import type { MailedTokens } from '../../../scripts/embedded-supabase/mailed-tokens.ts';
import { createMailedToken, hashOf } from '../../../scripts/embedded-supabase/mailed-token.ts';
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

describe('a limit that supabase/config.toml lacks stops the start', () => {
  const rate_limit = { sign_in_sign_ups: 30, token_verifications: 30 };
  const start = (auth: Record<string, unknown>) =>
    createAuthContext({
      origin: 'https://x.test',
      auth,
      mailbox: createMailbox(clock),
      accounts: {} as Accounts,
      tokens: {} as MailedTokens,
      passwords: freePasswords,
      mailsAreFree: false,
      now: clock,
    });

  test.each([
    [{ otp_expiry: 600 }, 600],
    [{ otp_expiry: '10s' }, 10],
  ])('a time: %j', (email, seconds) => {
    expect(linkSecondsOf({ email })).toBe(seconds);
  });

  test.each(['1m', 'x60s', '60sx', undefined])('no time in seconds: %j', (max_frequency) => {
    const message = `supabase/config.toml: ${String(max_frequency)} is no time in seconds`;
    expect(() => start({ rate_limit, email: { max_frequency } })).toThrow(message);
    expect(() => linkSecondsOf({ email: { otp_expiry: max_frequency } })).toThrow(message);
  });

  test.each(['sign_in_sign_ups', 'token_verifications'])('%s', (name) => {
    const email = { max_frequency: '60s' };
    expect(() => start({ email, rate_limit: { ...rate_limit, [name]: undefined } })).toThrow(
      `supabase/config.toml: ${name} is missing`,
    );
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
