import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { answerLocalPages, isLocalPage } from '../../../scripts/embedded-supabase/local-pages.ts';
import { createMailbox } from '../../../scripts/embedded-supabase/mailbox.ts';
import { MAIL_PAGE_CSP, renderMailPage } from '../../../scripts/embedded-supabase/mail-page.ts';

const ORIGIN = 'http://localhost:5173';

async function ask(
  path: string,
  {
    method = 'GET',
    headers = {},
    peer,
    origin = ORIGIN,
  }: { method?: string; headers?: Record<string, string>; peer?: string; origin?: string } = {},
) {
  const mailbox = createMailbox(() => new Date('2026-11-20T09:00:00.000Z'));
  for (const to of ['a@x.test', 'b@x.test']) mailbox.add({ to, subject: 'S', text: 'T', html: '' });
  let resets = 0;
  const reset = async () => void (resets += 1);
  const request = new Request(`http://localhost:5173${path}`, { method, headers });
  const response = await answerLocalPages(request, { origin, peer, mailbox, reset });
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
  'x-content-type-options': 'nosniff',
};
const refused = (status: number, message: string, headers = {}) => ({
  status,
  headers: { ...JSON_HEADERS, ...headers },
  body: { message },
  resets: 0,
});
const FOREIGN = refused(403, 'Only for this machine');

test('the mailbox’s page is shown, with nothing allowed to run', async () => {
  const { mails, ...answer } = await ask('/__mail');
  expect(answer).toEqual({
    status: 200,
    headers: {
      'cache-control': 'no-store',
      'content-security-policy': MAIL_PAGE_CSP,
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
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

test.each(['POST', 'PUT', 'DELETE'])('%s is no method of the mailbox', async (method) => {
  expect(await ask('/__mail', { method })).toMatchObject(
    refused(405, 'Send GET', { allow: 'GET, HEAD' }),
  );
});

test('HEAD is', async () => {
  expect((await ask('/__mail/messages.json', { method: 'HEAD' })).status).toBe(200);
});

describe('the reset', () => {
  test('is done once, by POST', async () => {
    expect(await ask('/__dev/reset', { method: 'POST' })).toMatchObject({
      status: 200,
      headers: JSON_HEADERS,
      body: { reset: true },
      resets: 1,
    });
    expect(await ask('/__dev/reset')).toMatchObject(refused(405, 'Send POST', { allow: 'POST' }));
  });

  test('is the site’s own, or nobody’s that says so', async () => {
    const by = (origin: string) => ask('/__dev/reset', { method: 'POST', headers: { origin } });
    expect((await by(ORIGIN)).resets).toBe(1);
    for (const origin of ['https://evil.example', 'null', 'http://localhost:5174']) {
      expect(await by(origin)).toMatchObject(FOREIGN);
    }
  });
});

describe('only for this machine', () => {
  test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])('peer %s is here', async (peer) => {
    expect((await ask('/__mail', { peer })).status).toBe(200);
  });

  test.each(['192.0.2.7', '2001:db8::1', ''])('peer “%s” is not', async (peer) => {
    expect(await ask('/__mail', { peer })).toMatchObject(FOREIGN);
    expect(await ask('/__dev/reset', { method: 'POST', peer })).toMatchObject(FOREIGN);
  });

  test.each(['localhost:5173', 'localhost', '127.0.0.1:9', '[::1]:5173'])(
    'addressed as %s is here',
    async (host) => {
      expect((await ask('/__mail', { headers: { host } })).status).toBe(200);
    },
  );

  test('addressed by the name that the site is served under is here', async () => {
    const origin = 'http://tallygrove.lan:5173';
    const at = async (host: string) => (await ask('/__mail', { headers: { host }, origin })).status;
    expect([await at('tallygrove.lan:5173'), await at('tallygrove.lan:80')]).toEqual([200, 403]);
  });

  test.each(['evil.example', 'evil.example:5173', 'localhost.evil.example', 'a b', ''])(
    'addressed as “%s” is not',
    async (host) => {
      expect(await ask('/__mail', { headers: { host } })).toMatchObject(FOREIGN);
    },
  );
});

test('these are the paths', () => {
  const paths = ['/__mail', '/__mail/', '/__mail/messages.json', '/__dev/reset'];
  expect(paths.every(isLocalPage)).toBe(true);
  expect(['', '/', '/__mail/x', '/__mailer', '/__dev'].some(isLocalPage)).toBe(false);
});
