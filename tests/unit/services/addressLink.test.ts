import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import {
  parseAddressLink,
  takeAddressLink,
  withoutLink,
} from '../../../src/services/addressLink.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';

const site = 'https://tallygrove.example';
const token = 'eyJh.eyJz.c2ln';
const link = `access_token=${token}&expires_at=1790003723&expires_in=3600&refresh_token=r-1&token_type=bearer`;
const parse = (address: string) => parseAddressLink(new URL(address, site));
const clean = (address: string) => {
  const url = withoutLink(new URL(address, site));
  return url.pathname + url.search + url.hash;
};

const unknown = 'This sign-in link did not work. Ask for a new one below.';
const spent =
  'This sign-in link has expired or was already used. Some mail programs open links to check them, and that uses them up. Ask for a new one below.';
const noToken = {
  kind: 'problem',
  problem: {
    code: 'invalid_token',
    message: 'The link in the address bar is not a valid token.',
  },
};

describe('what a mailed link left in the address', () => {
  test.each([
    ['/dashboard', { kind: 'none' }],
    ['/dashboard#top', { kind: 'none' }],
    ['/courses?type=recovery&sb=1', { kind: 'none' }],
    // Tokens belong in the hash: the query is sent to servers.
    [`/dashboard?${link}`, { kind: 'none' }],
    ['/dashboard?code=abc', { kind: 'code', code: 'abc' }],
    [
      `/dashboard#${link}&type=magiclink`,
      {
        kind: 'tokens',
        accessToken: token,
        refreshToken: 'r-1',
        tokenType: 'bearer',
        expiresIn: 3600,
        recovery: false,
      },
    ],
    [
      `/dashboard#access_token=${token}&refresh_token=r-1&type=recovery`,
      {
        kind: 'tokens',
        accessToken: token,
        refreshToken: 'r-1',
        tokenType: 'bearer',
        expiresIn: undefined,
        recovery: true,
      },
    ],
    // Spent by a mail scanner.
    [
      '/dashboard#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
      { kind: 'problem', problem: { code: 'otp_expired', message: spent } },
    ],
    [
      '/dashboard?error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid',
      { kind: 'problem', problem: { code: 'otp_expired', message: spent } },
    ],
    [
      '/dashboard?error=server_error&error_description=Database%20down',
      { kind: 'problem', problem: { code: 'server_error', message: unknown } },
    ],
    [
      '/dashboard?error=access_denied',
      {
        kind: 'problem',
        problem: {
          code: 'access_denied',
          message: 'This sign-in link was not accepted. Ask for a new one below.',
        },
      },
    ],
    [
      '/dashboard#error_code=unheard_of',
      {
        kind: 'problem',
        problem: {
          code: 'unheard_of',
          message: 'This sign-in link did not work. Ask for a new one below.',
        },
      },
    ],
    // An error goes before tokens, and the hash before the query.
    [
      `/dashboard?error_code=b#${link}&error_code=a&error_description=A`,
      { kind: 'problem', problem: { code: 'a', message: unknown } },
    ],
    ['/dashboard#access_token=foreign&refresh_token=r', noToken],
    ['/dashboard#access_token=a.b&refresh_token=r', noToken],
    ['/dashboard#access_token=a.b%2Bc.d&refresh_token=r', noToken],
    ['/dashboard#access_token=&refresh_token=r', noToken],
    [`/dashboard#access_token=${token}`, noToken],
    [`/dashboard#access_token=${token}&refresh_token=`, noToken],
  ])('%s', (address, expected) => {
    expect(parse(address)).toEqual(expected);
  });

  test.each(['', '0', '-5', 'soon', 'Infinity', 'NaN'])(
    'a life of "%s" seconds is one it does not say',
    (seconds) => {
      expect(parse(`/#access_token=${token}&refresh_token=r&expires_in=${seconds}`)).toMatchObject({
        kind: 'tokens',
        expiresIn: undefined,
      });
    },
  );

  test('no name that objects have by birth is an explanation', () => {
    for (const code of ['constructor', 'toString', '__proto__']) {
      expect(parse(`/#error_code=${code}`)).toEqual({
        kind: 'problem',
        problem: { code, message: 'This sign-in link did not work. Ask for a new one below.' },
      });
    }
  });
});

describe('the address bar afterwards', () => {
  test.each([
    [`/dashboard#${link}&type=recovery`, '/dashboard'],
    [`/dashboard?tab=events#${link}`, '/dashboard?tab=events'],
    ['/dashboard?tab=events&code=abc#top', '/dashboard?tab=events#top'],
    ['/dashboard?error=a&error_code=b&error_description=c&tab=events', '/dashboard?tab=events'],
    ['/legal/terms#section-3', '/legal/terms#section-3'],
    ['/courses?category=design', '/courses?category=design'],
  ])('%s becomes %s', (address, expected) => {
    expect(clean(address)).toBe(expected);
  });

  test('holds nothing of any link, whatever it was', () => {
    const key = fc.constantFrom(
      'access_token',
      'refresh_token',
      'provider_token',
      'error',
      'error_code',
      'error_description',
      'code',
      'tab',
    );
    const params = fc
      .array(fc.tuple(key, fc.constantFrom('s3cret', token, '', '%2f', 'a b')), { maxLength: 5 })
      .map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(params, params, (query, hash) => {
        const address = new URL(`/dashboard?${query}#${hash}`, site);
        const url = withoutLink(address);
        if (parseAddressLink(address).kind === 'none') return;
        expect(parseAddressLink(url)).toEqual({ kind: 'none' });
        for (const secret of ['access_token', 'refresh_token', 'code', 'error']) {
          expect(url.searchParams.has(secret)).toBe(false);
        }
        expect(url.hash).not.toMatch(/token|error/);
      }),
    );
  });
});

describe('taking the link', () => {
  test('cleans the address bar, without a new entry in the history', () => {
    const tab = fakeBrowser().openTab(`${site}/dashboard?tab=events#${link}`);
    expect(takeAddressLink(tab.view)).toMatchObject({ kind: 'tokens', refreshToken: 'r-1' });
    expect(tab.addresses.slice(1)).toEqual([`${site}/dashboard?tab=events`]);
    // Opened once: a second look finds nothing.
    expect(takeAddressLink(tab.view)).toEqual({ kind: 'none' });
  });

  test.each(['/legal/terms#section-3', '/courses?category=design', '/'])(
    'leaves %s as it is',
    (address) => {
      const tab = fakeBrowser().openTab(site + address);
      expect(takeAddressLink(tab.view)).toEqual({ kind: 'none' });
      expect(tab.addresses).toEqual([site + address]);
    },
  );
});
