import { describe, expect, test, vi } from 'vitest';
import {
  parseAddressLink,
  takeAddressLink,
  watchAddress,
  withoutLink,
} from '../../../src/services/addressLink.ts';
import { fakeBrowser, type FakeTab } from '../../support/fakeWindow.ts';

const site = 'https://tallygrove.example';
const token = 'eyJh.eyJz.c2ln';
const link = `access_token=${token}&expires_at=1790003723&expires_in=3600&refresh_token=r-1&token_type=bearer`;
const parse = (address: string) => parseAddressLink(new URL(address, site));
const clean = (address: string) => {
  const url = withoutLink(new URL(address, site));
  return url.pathname + url.search + url.hash;
};

const tokens = {
  kind: 'tokens',
  accessToken: token,
  refreshToken: 'r-1',
  tokenType: 'bearer',
  expiresIn: 3600,
  recovery: false,
};
const none = undefined;
const problem = (code: string) => ({ kind: 'problem', code });
const spent = problem('otp_expired');
const noToken = problem('not_a_token');
const hashed = (type: string, tokenHash = 'h-1') => ({ kind: 'tokenHash', tokenHash, type });
const mailed = hashed('magiclink');
const types = ['magiclink', 'signup', 'recovery', 'email_change', 'invite', 'email'];

describe('what a mailed link left in the address', () => {
  test.each<[string, unknown]>([
    ['/dashboard', none],
    // Tokens belong in the hash, because the query is sent to servers.
    [`/dashboard?${link}`, none],
    [`/dashboard#${link}&type=magiclink`, tokens],
    [`/dashboard#${link}&type=recovery`, { ...tokens, recovery: true }],
    [`/dashboard#${link.replace('bearer', 'dpop')}`, { ...tokens, tokenType: 'dpop' }],
    // A lifetime that is none counts as not given.
    ...['', '0', '-5', 'soon', 'Infinity', 'NaN'].map((seconds): [string, unknown] => [
      `/#${link.replace('3600', seconds)}`,
      { ...tokens, expiresIn: undefined },
    ]),
    // Wherever the project's settings redirect them.
    [`/#${link}`, tokens],
    // Our own mails' links.
    ...types.flatMap((type): [string, unknown][] => [
      [`/dashboard#token_hash=h-1&type=${type}`, hashed(type)],
    ]),
    ['/dashboard#token_hash=h-1', noToken],
    ['/dashboard#token_hash=&type=magiclink', noToken],
    // Spent by a mail scanner.
    ['/dashboard?error=access_denied&error_code=otp_expired', spent],
    ['/dashboard/?error=access_denied', problem('access_denied')],
    // Another person's request with an error in the redirect target: the tokens appended to it count.
    [`/dashboard?error_code=user_banned#${link}`, tokens],
    ['/dashboard?error=access_denied#token_hash=h-1&type=magiclink', mailed],
    ['/dashboard#token_hash=stale&type=email#token_hash=h-1&type=magiclink', mailed],
    ['/dashboard#access_token=foreign&refresh_token=r', noToken],
    [`/dashboard#access_token=${token}`, noToken],
    // A sign-in method that this site does not use.
    ['/dashboard?code=abc', problem('code_link')],
    // The first of two confirmations.
    ['/dashboard#message=Confirmation+link+accepted.&sb=', problem('email_change_half')],
    // Not links: anyone may put these into the URL of a public page.
    ['/donate?code=SPRING', none],
    ['/blog?error=access_denied&error_description=x', none],
  ])('%s', (address, expected) => {
    expect(parse(address)).toEqual(expected);
  });
});

const keys = (
  'access_token refresh_token expires_in expires_at token_type token_hash type ' +
  'provider_token provider_refresh_token error error_code error_description message ' +
  'code sb'
).split(' ');

describe('the address bar afterwards', () => {
  test.each([
    ...keys.map((key) => [`/a?tab=events&${key}=x#top`, '/a?tab=events#top']),
    ['/a?q=b%20c#access_token=x', '/a?q=b%20c'],
    ['/dashboard?error_code=a#top#token_hash=h&type=email', '/dashboard'],
  ])('%s becomes %s', (address, expected) => {
    expect(clean(address)).toBe(expected);
  });
});

const take = (tab: FakeTab) => takeAddressLink(tab.view);

describe('taking the link', () => {
  test('cleans the URL without a new history entry, once, and tells other readers', () => {
    const tab = fakeBrowser().openTab(`${site}/dashboard?tab=events#${link}`);
    const read: string[] = [];
    tab.view.addEventListener('popstate', () => void read.push(tab.view.location.href));
    expect([take(tab), take(tab)]).toEqual([tokens, none]);
    expect([tab.addresses.slice(1), read]).toEqual([
      [`${site}/dashboard?tab=events`],
      [`${site}/dashboard?tab=events`],
    ]);
  });

  test.each([
    [`//x#${link}`, '//x'],
    [`/..//x#token_hash=h&type=email`, '//x'],
    ['/dashboard?#token_hash=nonsense', '/dashboard'],
  ])('cleans %s, whatever it looks like', (address, expected) => {
    const tab = fakeBrowser().openTab(site + address);
    const navigated = vi.spyOn(tab.view.location, 'replace');
    expect(take(tab)).not.toBe(none);
    // As a path alone, `//x` would name another host, and the page would load anew.
    expect(navigated).not.toHaveBeenCalled();
    const [shown = ''] = tab.addresses.slice(-1);
    expect(shown.replace(/[?#]$/, '')).toBe(site + expected);
  });

  test.each([
    [`/dashboard#${link}`, '/dashboard#'],
    ['/dashboard?tab=events&token_hash=h&type=email', '/dashboard?tab=events'],
  ])('navigates where the history takes no change: %s', (address, expected) => {
    const tab = fakeBrowser().openTab(site + address);
    tab.refuseHistory();
    expect(take(tab)).not.toBe(none);
    expect(tab.addresses.slice(1)).toEqual([site + expected]);
  });

  test('leaves another address as it is', () => {
    const at = '/donate?code=SPRING';
    const tab = fakeBrowser().openTab(site + at);
    expect([take(tab), tab.addresses]).toEqual([none, [site + at]]);
  });
});

test('a change of the hash in an open page reports a link once and cleans the URL', () => {
  const tab = fakeBrowser().openTab(`${site}/dashboard`);
  const received: [string, string][] = [];
  const stop = watchAddress(tab.view, ({ kind }) => {
    received.push([kind, tab.view.location.href]);
  });
  tab.changeHash('#top');
  expect(received).toEqual([]);
  for (const hash of ['token_hash=h&type=magiclink', link, 'error_code=otp_expired']) {
    tab.changeHash(`#${hash}`);
  }
  const address = `${site}/dashboard`;
  const kinds = ['tokenHash', 'tokens', 'problem'];
  expect(received).toEqual(kinds.map((kind) => [kind, address]));
  stop();
  tab.changeHash(`#${link}`);
  expect(received).toHaveLength(3);
});
