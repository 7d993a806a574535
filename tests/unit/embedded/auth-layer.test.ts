import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Account, Accounts } from '../../../scripts/embedded-supabase/accounts.ts';
import { createAuthContext } from '../../../scripts/embedded-supabase/auth-context.ts';
import { answerAuth } from '../../../scripts/embedded-supabase/auth-layer.ts';
import { createMailbox } from '../../../scripts/embedded-supabase/mailbox.ts';
import { hashOf } from '../../../scripts/embedded-supabase/mailed-token.ts';
import { freePasswords } from '../../support/freePasswords.ts';

const ORIGIN = 'http://localhost:5173';
const NOW = '2026-11-20T09:00:00.000Z';
const token = 'A'.repeat(43);
const hash = hashOf(token);
/** Somebody to whom this token was mailed a moment ago. */
const LENA = {
  id: 'a0000000-0000-4000-8000-000000000003',
  email: 'lena@x.test',
  email_confirmed_at: NOW,
  recovery_token: hash,
  recovery_sent_at: NOW,
} as Account;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) });
});
afterAll(() => {
  vi.useRealTimers();
});

const TEAPOT = () => Response.json({ of: 'lite' }, { status: 418, headers: { 'x-lite': '1' } });

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  /** Whose token it is. */
  readonly account?: Account;
  /** Whoever has the address that is asked for. */
  readonly held?: Account | undefined;
}

/** What the layer answers, and what it asked of the service behind it. */
async function ask(
  path: string,
  { method = 'POST', body, account = LENA, held }: Asked = {},
  behind: () => Response = TEAPOT,
) {
  const asked: unknown[] = [];
  const mailbox = createMailbox(() => new Date());
  const context = createAuthContext({
    origin: ORIGIN,
    auth: { minimum_password_length: 6, email: { max_frequency: '60s', otp_expiry: 600 } },
    mailbox,
    accounts: {
      findByToken: async (wanted) => (wanted === hash ? account : undefined),
      findByEmail: async () => held,
      keepToken: async () => undefined,
    } as Partial<Accounts> as Accounts,
    passwords: freePasswords,
    now: () => new Date(),
  });
  const request = new Request(`${ORIGIN}/auth/v1/${path}`, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const response = await answerAuth(request, '127.0.0.1', context, async (passed) => {
    const { pathname, search } = new URL(passed.url);
    asked.push([passed.method, pathname.slice('/auth/v1/'.length) + search, await passed.text()]);
    return behind();
  });
  return { response, asked, mails: mailbox.list().length };
}

const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

describe('an answer about an account', () => {
  const refresh = { refresh_token: 'x' };
  test.each([
    ['GET', 'user', undefined],
    ['POST', 'logout', undefined],
    ['OPTIONS', 'verify', undefined],
    ['OPTIONS', 'user', undefined],
    ['POST', 'logout', { email: 'lena@x.test' }],
    ['POST', 'token?grant_type=refresh_token', refresh],
    ['POST', 'token?grant_type=refresh_token', { ...refresh, email: 'lena@x.test' }],
    ['POST', 'token', { ...refresh, email: 'lena@x.test' }],
    ['POST', 'otp', { phone: '1' }],
    ['POST', 'signup', { email: '' }],
  ])('is kept by nobody, and else as it comes: %s %s', async (method, path, body) => {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const { response, asked } = await ask(path, { method, body });
    expect(asked).toEqual([[method, path, sent]]);
    expect([response.status, await response.json()]).toEqual([418, { of: 'lite' }]);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...PRIVATE,
      'content-type': 'application/json',
      'x-lite': '1',
    });
  });

  test('nor is one to whoever only looks where a link leads', async () => {
    const { response, asked } = await ask(`verify?type=magiclink&token=${token}`, {
      method: 'HEAD',
    });
    expect(asked).toEqual([]);
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Object.fromEntries(response.headers)).toEqual(PRIVATE);
  });
});

describe('a mailed token that a program sends', () => {
  const refused = async (body: unknown) => {
    const { response, asked } = await ask('verify', { body });
    expect(asked).toEqual([]);
    const { code, error_code, msg } = (await response.json()) as Record<string, unknown>;
    expect([response.status, error_code]).toEqual([code, 'validation_failed']);
    expect([code, Object.fromEntries(response.headers)]).toMatchObject([400, PRIVATE]);
    return msg;
  };

  test.each([{}, { type: '' }, { type: 'invite' }, { type: 'toString' }])(
    'without a type that there is (%j) is refused',
    async (fields) => {
      expect(await refused({ token_hash: token, ...fields })).toBe(
        'Verify requires a verification type',
      );
    },
  );

  test.each([{}, { token: '' }, { token_hash: '' }])(
    'is refused when it is missing (%j)',
    async (fields) => {
      expect(await refused({ type: 'magiclink', ...fields })).toBe(
        'Verify requires either a token or a token hash',
      );
    },
  );

  test.each(['token_hash', 'token'])('is exchanged by the hash that is kept: %s', async (field) => {
    const { asked } = await ask('verify', { body: { type: 'magiclink', [field]: token } });
    expect(asked).toEqual([
      ['POST', 'verify', JSON.stringify({ type: 'magiclink', token_hash: hash })],
    ]);
  });
});

describe('a link of the older form', () => {
  const link = `verify?type=magiclink&token=${token}&redirect_to=${ORIGIN}/dashboard?a=1`;
  const led = async (behind: () => Response) => {
    const { response, asked } = await ask(link, { method: 'GET' }, behind);
    // By POST, and with none of the address's own parameters.
    expect(asked).toMatchObject([['POST', 'verify', expect.any(String)]]);
    expect([response.status, Object.fromEntries(response.headers)]).toMatchObject([303, PRIVATE]);
    const [page, fragment] = (response.headers.get('location') ?? '').split('#');
    return [page, Object.fromEntries(new URLSearchParams(fragment))];
  };

  test('leads to its page with the session, and nothing else that was answered', async () => {
    const session = {
      access_token: 'a',
      refresh_token: 'r',
      expires_in: 3600,
      expires_at: 1_800_000_000,
      token_type: 'bearer',
    };
    expect(await led(() => Response.json({ ...session, user: { id: 'x' } }))).toEqual([
      `${ORIGIN}/dashboard?a=1`,
      { ...session, expires_in: '3600', expires_at: '1800000000', type: 'magiclink' },
    ]);
  });

  test('leads to its page with the reason why it does not work', async () => {
    const body = { error_code: 'user_banned', msg: 'User is banned' };
    expect(await led(() => Response.json(body, { status: 400 }))).toEqual([
      `${ORIGIN}/dashboard?a=1`,
      {
        error: 'access_denied',
        error_code: 'user_banned',
        error_description: 'User is banned',
      },
    ]);
  });

  test('has a reason of its own where none is told', async () => {
    expect(await led(() => Response.json({ msg: 7 }, { status: 500 }))).toEqual([
      `${ORIGIN}/dashboard?a=1`,
      {
        error: 'access_denied',
        error_code: 'server_error',
        error_description: 'The link could not be checked',
      },
    ]);
  });
});

describe('a mailed token signs in', () => {
  const refused = [403, 'otp_expired'];
  /** The type of the exchange that it leads to, or the refusal. */
  async function exchanged(
    type: string,
    fields: object,
    more: Readonly<Record<string, string>> = {},
  ) {
    const body = { type, token_hash: token, ...more };
    const account = { ...LENA, recovery_token: null, recovery_sent_at: null, ...fields };
    const { response, asked } = await ask('verify', { body, account });
    if (asked.length > 0)
      return asked.map((one) => JSON.parse((one as string[])[2] ?? '') as unknown);
    return [response.status, ((await response.json()) as { error_code: string }).error_code];
  }
  const as = (type: string) => [{ type, token_hash: hash }];
  const signUp = { confirmation_token: hash, confirmation_sent_at: NOW };
  const link = { recovery_token: hash, recovery_sent_at: NOW };

  test.each([
    ['signup', signUp, 'signup'],
    ['email', signUp, 'signup'],
    ['magiclink', link, 'magiclink'],
    ['email', link, 'magiclink'],
    ['recovery', link, 'recovery'],
  ])('as %s, by what was mailed', async (type, mailed, exchange) => {
    expect(await exchanged(type, mailed)).toEqual(as(exchange));
  });

  test.each([
    ['magiclink', signUp],
    ['recovery', signUp],
    ['signup', link],
    ['email_change', link],
  ])('and not as %s where another mail was sent', async (type, mailed) => {
    expect(await exchanged(type, mailed)).toEqual(refused);
  });

  test('for ten minutes', async () => {
    const sent = (msAgo: number) => ({
      ...link,
      recovery_sent_at: new Date(Date.parse(NOW) - msAgo).toISOString(),
    });
    expect(await exchanged('magiclink', sent(600_000))).toEqual(as('magiclink'));
    expect(await exchanged('magiclink', sent(600_001))).toEqual(refused);
    for (const recovery_sent_at of [null, 'yesterday']) {
      expect(await exchanged('magiclink', { ...link, recovery_sent_at })).toEqual(refused);
    }
  });

  test('and not beside an address, where codes are guessed', async () => {
    expect(await exchanged('magiclink', link, { email: LENA.email })).toEqual(refused);
  });

  test('and changes no address once the change has been called off', async () => {
    const mailed = {
      email_change: null,
      email_change_token_new: hash,
      email_change_sent_at: NOW,
      email_change_confirm_status: 1,
    };
    expect(await exchanged('email_change', mailed)).toEqual(refused);
  });

  test('and a link of a type that does not exist leads back with a reason', async () => {
    const { response } = await ask(`verify?type=x&token=${token}`, { method: 'GET' });
    const [page, fragment] = (response.headers.get('location') ?? '').split('#');
    expect([page, new URLSearchParams(fragment).get('error_code')]).toEqual([
      `${ORIGIN}/dashboard`,
      'otp_expired',
    ]);
  });
});

describe('no mail is written', () => {
  test.each([
    ['otp', 'somebody', 500],
    ['otp', 'somebody', 429],
    ['otp', 'nobody', 200],
    ['recover', 'somebody', 429],
    ['recover', 'nobody', 200],
    ['signup', 'nobody', 429],
    ['signup', 'nobody', 500],
    ['signup', 'nobody', 200],
    ['signup', 'somebody', 500],
  ])('by %s, to %s, once the answer is %i', async (path, who, status) => {
    const held = who === 'somebody' ? LENA : undefined;
    const body = { email: LENA.email, password: 'plenty-of-acorns' };
    const behind = () => Response.json({ of: 'lite' }, { status });
    const { response, asked, mails } = await ask(path, { body, held }, behind);
    expect([response.status, await response.json(), mails]).toEqual([status, { of: 'lite' }, 0]);
    expect(asked).toHaveLength(1);
  });

  test('by a resend of what is sent to phones', async () => {
    const body = { type: 'sms', email: LENA.email };
    const { response, asked } = await ask('resend', { body, held: LENA });
    expect([response.status, asked]).toEqual([418, [['POST', 'resend', JSON.stringify(body)]]]);
  });
});
