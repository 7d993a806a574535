import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { answerLocalPages } from '../../../scripts/embedded-supabase/local-pages.ts';
import { createMailbox } from '../../../scripts/embedded-supabase/mailbox.ts';
import { MAIL_PAGE_CSP, renderMailPage } from '../../../scripts/embedded-supabase/mail-page.ts';

async function ask(path: string, method = 'GET') {
  const mailbox = createMailbox(() => new Date('2026-11-20T09:00:00.000Z'));
  for (const to of ['a@x.test', 'b@x.test']) mailbox.add({ to, subject: 'S', text: 'T', html: '' });
  let resets = 0;
  const reset = async () => void (resets += 1);
  const request = new Request(`http://localhost:5173${path}`, { method });
  const response = await answerLocalPages(request, { mailbox, reset });
  const text = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: text.startsWith('<') ? text : (JSON.parse(text) as unknown),
    resets,
    mails: mailbox.list(),
  };
}

const JSON_HEADERS = {
  'cache-control': 'no-store',
  'content-type': 'application/json',
};
test('the mailbox’s page is shown, with nothing allowed to run', async () => {
  const { mails, ...answer } = await ask('/__mail');
  expect(answer).toEqual({
    status: 200,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': MAIL_PAGE_CSP,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
    },
    body: renderMailPage(mails),
    resets: 0,
  });
  expect(mails).toHaveLength(2);
  expect(MAIL_PAGE_CSP).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/u,
  );
});

test('the style that its policy lets in is its own, whole', () => {
  const [, style = ''] = /<style>(.+)<\/style>/su.exec(renderMailPage([])) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(MAIL_PAGE_CSP).toContain(`style-src 'sha256-${hash}';`);
  expect(style).not.toBe('');
});

test('its page and its messages are of one address where one is asked for', async () => {
  const of = async (path: string) => {
    const { status, headers, body, mails } = await ask(path);
    expect([status, headers]).toEqual([200, JSON_HEADERS]);
    return { body, mails };
  };
  const all = await of('/__mail/messages.json');
  expect(all.body).toEqual(all.mails);
  const one = await of('/__mail/messages.json?to=A@x.test');
  expect(one.body).toEqual([one.mails[1]]);
  const page = await ask('/__mail/?to=a@x.test');
  expect(page.body).toBe(renderMailPage(page.mails.slice(1)));
});

test('the reset is done once', async () => {
  expect(await ask('/__dev/reset', 'POST')).toMatchObject({
    status: 200,
    headers: JSON_HEADERS,
    body: { reset: true },
    resets: 1,
  });
});
