import { describe, expect, test } from 'vitest';
import {
  authError,
  linkExpired,
  mailTooSoon,
  only,
  readObject,
  textOf,
  tooManyTries,
  withBody,
} from '../../../scripts/embedded-supabase/auth-messages.ts';
import { fieldOf } from '../../../scripts/embedded-supabase/field-of.ts';

async function told(response: Response): Promise<readonly unknown[]> {
  const body: unknown = await response.json();
  return [response.status, body, Object.fromEntries(response.headers)];
}
const PRIVATE = {
  'cache-control': 'no-store',
  'content-type': 'application/json',
  'referrer-policy': 'no-referrer',
};
const error = (status: number, code: string, msg: string, headers = {}) => [
  status,
  { code: status, error_code: code, msg },
  { ...PRIVATE, 'x-sb-error-code': code, ...headers },
];

test('errors are the hosted service’s, and nobody keeps them', async () => {
  expect(await told(authError(400, 'a', 'b'))).toEqual(error(400, 'a', 'b'));
  expect(await told(linkExpired())).toEqual(
    error(403, 'otp_expired', 'Email link is invalid or has expired'),
  );
  expect(await told(mailTooSoon(7))).toEqual(
    error(
      429,
      'over_email_send_rate_limit',
      'For security purposes, you can only request this after 7 seconds.',
      { 'retry-after': '7' },
    ),
  );
  expect(await told(tooManyTries(9))).toEqual(
    error(429, 'over_request_rate_limit', 'Request rate limit reached', { 'retry-after': '9' }),
  );
});

describe('a body', () => {
  test.each([
    ['', {}],
    ['{"a":1}', { a: 1 }],
  ])('%j is %j', async (body, value) => {
    const request = new Request('http://x.test/', { method: 'POST', body });
    expect(await readObject(request)).toEqual(value);
    expect(await request.text()).toBe(body);
  });

  test('is replaced by JSON, and all else of the request stays', async () => {
    const headers = { 'content-length': '99', 'content-type': 'text/csv', 'x-a': '1' };
    const request = new Request('http://x.test/?a', { method: 'PUT', headers, body: 'x' });
    const made = withBody(request, { a: [1] });
    expect([made.method, made.url, await made.text(), Object.fromEntries(made.headers)]).toEqual([
      'PUT',
      'http://x.test/?a',
      '{"a":[1]}',
      { 'content-type': 'application/json', 'x-a': '1' },
    ]);
  });

  test('gives the fields that are asked for and there', () => {
    expect(only({ a: 1, b: null, c: 3 }, 'a', 'b', 'toString')).toEqual({ a: 1, b: null });
  });

  test('gives a text, or nothing', () => {
    const body = { a: 'x', b: '', c: 7, d: null };
    expect(['a', 'b', 'c', 'd', 'e', 'toString'].map((name) => textOf(body, name))).toEqual([
      'x',
      '',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('a field is an object’s own', () => {
  expect(fieldOf({ a: 1 }, 'a')).toBe(1);
  for (const value of [null, undefined, 'text', 7, {}, []]) {
    expect([fieldOf(value, 'a'), fieldOf(value, 'toString')]).toEqual([undefined, undefined]);
  }
  expect(fieldOf('text', 'length')).toBeUndefined();
});
