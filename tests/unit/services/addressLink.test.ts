import { fc } from '../../support/property.ts';
import { describe, expect, test } from 'vitest';
import {
  parseAddressLink,
  takeAddressLink,
  watchAddress,
  withoutLink,
} from '../../../src/services/addressLink.ts';
import { isPrivatePath } from '../../../src/app/pathKinds.ts';
import { fakeBrowser, type FakeTab } from '../../support/fakeWindow.ts';

const site = 'https://tallygrove.example';
const token = 'eyJh.eyJz.c2ln';
const link = `access_token=${token}&expires_at=1790003723&expires_in=3600&refresh_token=r-1&token_type=bearer`;
const parse = (address: string) => parseAddressLink(new URL(address, site), isPrivatePath);
const clean = (address: string) => {
  const url = withoutLink(new URL(address, site));
  return url.pathname + url.search + url.hash;
};

const spent = { kind: 'problem', code: 'otp_expired' };
const mailed = { kind: 'tokenHash', tokenHash: 'h-1', type: 'magiclink' };
const noToken = { kind: 'problem', code: 'not_a_token' };

describe('what a mailed link left in the address', () => {
  test.each<[string, unknown]>([
    ['/dashboard', { kind: 'none' }],
    ['/dashboard#top', { kind: 'none' }],
    ['/courses?type=recovery&sb=1', { kind: 'none' }],
    // Tokens belong in the hash, because the query is sent to servers.
    [`/dashboard?${link}`, { kind: 'none' }],
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
    // Wherever the project's settings redirect them.
    [`/#${link}`, expect.objectContaining({ kind: 'tokens' })],
    [`//x#${link}`, expect.objectContaining({ kind: 'tokens' })],
    // Our own mails' links.
    ...['magiclink', 'signup', 'recovery', 'email_change', 'invite', 'email'].flatMap(
      (type): [string, unknown][] => [
        [`/dashboard#token_hash=h-1&type=${type}`, { kind: 'tokenHash', tokenHash: 'h-1', type }],
        [`/?token_hash=h-1&type=${type}`, { kind: 'tokenHash', tokenHash: 'h-1', type }],
      ],
    ),
    ['/dashboard#token_hash=h-1', noToken],
    ['/dashboard#token_hash=h-1&type=sms', noToken],
    ['/dashboard#token_hash=&type=magiclink', noToken],
    // The type is read only from the hash.
    ['/dashboard?type=magiclink#token_hash=h-1', noToken],
    // Spent by a mail scanner.
    [
      '/dashboard#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
      spent,
    ],
    ['/dashboard?error=access_denied&error_code=otp_expired', spent],
    ['/?error=access_denied&error_code=otp_expired', spent],
    ['/dashboard?error=server_error', { kind: 'problem', code: 'server_error' }],
    ['/dashboard#error=access_denied', { kind: 'problem', code: 'access_denied' }],
    ['/dashboard/?error=access_denied', { kind: 'problem', code: 'access_denied' }],
    // Of two errors, the one in the hash counts.
    ['/dashboard?error_code=b#error_code=a', { kind: 'problem', code: 'a' }],
    // Another person's request with an error in the redirect target: the tokens appended to it count.
    ...['?error_code=user_banned', '?error=access_denied', '#error_code=user_banned'].flatMap(
      (target): [string, unknown][] => [
        [`/dashboard${target}#${link}`, expect.objectContaining({ kind: 'tokens' })],
        [`/dashboard${target}#token_hash=h-1&type=magiclink`, mailed],
        [`/${target}#token_hash=h-1&type=magiclink`, mailed],
      ],
    ),
    ['/dashboard#token_hash=stale&type=email#token_hash=h-1&type=magiclink', mailed],
    ['/dashboard?token_hash=stale&type=email#token_hash=h-1&type=magiclink', mailed],
    ['/dashboard#access_token=foreign&refresh_token=r', noToken],
    ['/dashboard#access_token=a.b&refresh_token=r', noToken],
    ['/dashboard#access_token=a.b%2Bc.d&refresh_token=r', noToken],
    ['/dashboard#access_token=&refresh_token=r', noToken],
    [`/dashboard#access_token=${token}`, noToken],
    [`/dashboard#access_token=${token}&refresh_token=`, noToken],
    // A sign-in method that this site does not use.
    ['/dashboard?code=abc', { kind: 'problem', code: 'code_link' }],
    // The first of two confirmations.
    [
      '/dashboard#message=Confirmation+link+accepted.&sb=',
      { kind: 'problem', code: 'email_change_half' },
    ],
    // Not links: anyone may put these into the URL of a public page.
    ['/donate?code=SPRING', { kind: 'none' }],
    ['/?error=404', { kind: 'none' }],
    ['/blog?error=access_denied&error_description=x', { kind: 'none' }],
    ['/contact#error=1', { kind: 'none' }],
    ['/courses#message=hello', { kind: 'none' }],
    ['/dashboardish?code=abc', { kind: 'none' }],
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
});

test('a token of another type has that type', () => {
  const address = `/#access_token=${token}&refresh_token=r&token_type=dpop`;
  expect(parse(address)).toMatchObject({ tokenType: 'dpop' });
});

describe('the address bar afterwards', () => {
  test.each([
    'access_token',
    'refresh_token',
    'expires_in',
    'expires_at',
    'token_type',
    'token_hash',
    'type',
    'provider_token',
    'provider_refresh_token',
    'error',
    'error_code',
    'error_description',
    'message',
    'code',
    'sb',
  ])('holds no %s', (key) => {
    expect([clean(`/a?tab=events&${key}=x#top`), clean(`/a#${key}=x`)]).toEqual([
      '/a?tab=events#top',
      '/a',
    ]);
  });

  test('keeps an unrelated query unchanged', () => {
    expect(clean('/a?q=b%20c#access_token=x')).toBe('/a?q=b%20c');
  });

  test.each([
    [`/dashboard#${link}&type=recovery`, '/dashboard'],
    [`/dashboard?tab=events#${link}`, '/dashboard?tab=events'],
    ['/dashboard?tab=events&code=abc#top', '/dashboard?tab=events#top'],
    ['/dashboard?error=a&error_code=b&error_description=c&tab=events', '/dashboard?tab=events'],
    ['/dashboard?tab=events&token_hash=h&type=email#top', '/dashboard?tab=events#top'],
    ['/dashboard?tab=events#token_hash=h&type=email', '/dashboard?tab=events'],
    ['/dashboard?error_code=a#top#token_hash=h&type=email', '/dashboard'],
    ['/legal/terms#section-3', '/legal/terms#section-3'],
    ['/courses?category=design', '/courses?category=design'],
  ])('%s becomes %s', (address, expected) => {
    expect(clean(address)).toBe(expected);
  });

  test('contains nothing of any link', () => {
    const key = fc.constantFrom(
      'access_token',
      'refresh_token',
      'provider_token',
      'error',
      'error_code',
      'error_description',
      'code',
      'token_hash',
      'message',
      'tab',
    );
    const params = fc
      .array(fc.tuple(key, fc.constantFrom('s3cret', token, '', '%2f', 'a b')), { maxLength: 5 })
      .map((pairs) => new URLSearchParams(pairs).toString());
    fc.assert(
      fc.property(params, params, (query, hash) => {
        const address = new URL(`/dashboard?${query}#${hash}`, site);
        const url = withoutLink(address);
        if (parseAddressLink(address, isPrivatePath).kind === 'none') return;
        expect(parseAddressLink(url, isPrivatePath)).toEqual({ kind: 'none' });
        for (const secret of ['access_token', 'refresh_token', 'token_hash', 'code', 'error']) {
          expect(url.searchParams.has(secret)).toBe(false);
        }
        expect(url.hash).not.toMatch(/token|error/);
      }),
    );
  });
});

const take = (tab: FakeTab) => takeAddressLink(tab.view, isPrivatePath);

describe('taking the link', () => {
  test('cleans the URL without a new history entry', () => {
    const tab = fakeBrowser().openTab(`${site}/dashboard?tab=events#${link}`);
    expect(take(tab)).toMatchObject({ kind: 'tokens', refreshToken: 'r-1' });
    expect(tab.addresses.slice(1)).toEqual([`${site}/dashboard?tab=events`]);
    // A link opens once; reading again finds nothing.
    expect(take(tab)).toEqual({ kind: 'none' });
  });

  test.each([
    [`//x#${link}`, '//x'],
    [`//x/dashboard?token_hash=h&type=email`, '//x/dashboard'],
    [`/..//x#token_hash=h&type=email`, '//x'],
    [`/./dashboard;a=b#${link}`, '/dashboard;a=b'],
    [`/%2F%2Fx#${link}`, '/%2F%2Fx'],
    ['/dashboard?#token_hash=nonsense', '/dashboard'],
    ['/dashboard#access_token=nonsense', '/dashboard'],
  ])('cleans %s, whatever it looks like', (address, expected) => {
    const tab = fakeBrowser().openTab(site + address);
    expect(take(tab).kind).not.toBe('none');
    const [shown = ''] = tab.addresses.slice(-1);
    expect(shown.replace(/[?#]$/, '')).toBe(site + expected);
  });

  test.each([
    ['in the hash', `/dashboard#${link}`, '/dashboard#'],
    ['in the query', '/dashboard?tab=events&token_hash=h&type=email', '/dashboard?tab=events'],
  ])('%s goes by a navigation where the history takes no change', (_, address, expected) => {
    const tab = fakeBrowser().openTab(site + address);
    tab.refuseHistory();
    expect(take(tab).kind).not.toBe('none');
    expect(tab.addresses.slice(1)).toEqual([site + expected]);
  });

  test('other readers of the address receive an event for the change', () => {
    const tab = fakeBrowser().openTab(`${site}/dashboard#${link}`);
    const read: string[] = [];
    tab.view.addEventListener('popstate', () => void read.push(tab.view.location.href));
    take(tab);
    expect(read).toEqual([`${site}/dashboard`]);
  });

  test.each(['/legal/terms#section-3', '/courses?category=design', '/', '/donate?code=SPRING'])(
    'leaves %s as it is',
    (address) => {
      const tab = fakeBrowser().openTab(site + address);
      expect(take(tab)).toEqual({ kind: 'none' });
      expect(tab.addresses).toEqual([site + address]);
    },
  );
});

describe('a change of the hash in an open page', () => {
  test('reports a link once and cleans the URL; ignores anything else', () => {
    const tab = fakeBrowser().openTab(`${site}/dashboard`);
    const received: [string, string][] = [];
    const stop = watchAddress(tab.view, isPrivatePath, ({ kind }) => {
      received.push([kind, tab.view.location.href]);
    });
    tab.changeHash('#top');
    expect(received).toEqual([]);
    tab.changeHash('#token_hash=h&type=magiclink');
    tab.changeHash(`#${link}`);
    tab.changeHash('#error_code=otp_expired');
    expect(received).toEqual([
      ['tokenHash', `${site}/dashboard`],
      ['tokens', `${site}/dashboard`],
      ['problem', `${site}/dashboard`],
    ]);
    stop();
    tab.changeHash(`#${link}`);
    expect(received).toHaveLength(3);
  });
});
