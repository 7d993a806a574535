import { describe, expect, test, vi } from 'vitest';
import {
  parseAddressLink,
  takeAddressLink,
  watchAddress,
  withoutLink,
} from '../../../src/services/addressLink.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';

const site = 'https://tallygrove.example';
const token = 'eyJh.eyJz.c2ln';
const link = `access_token=${token}&expires_at=1790003723&expires_in=3600&refresh_token=r-1&token_type=bearer`;

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
const noToken = problem('not_a_token');
const hashed = (type: string) => ({ kind: 'tokenHash', tokenHash: 'h-1', type });
const types = ['magiclink', 'signup', 'recovery', 'email_change', 'invite', 'email'];

describe('what a mailed link left in the address', () => {
  test.each<[string, unknown]>([
    ['/dashboard', none],
    // Tokens belong in the hash, because the query is sent to servers.
    [`/dashboard?${link}`, none],
    [`/dashboard#${link}&type=recovery`, { ...tokens, recovery: true }],
    [`/dashboard#${link.replace('bearer', 'dpop')}`, { ...tokens, tokenType: 'dpop' }],
    // An invalid lifetime counts as not given. Wherever the project's settings redirect them.
    ...['0', '-5', 'soon', 'Infinity'].map((seconds): [string, unknown] => [
      `/#${link.replace('3600', seconds)}`,
      { ...tokens, expiresIn: undefined },
    ]),
    // Our own mails' links.
    ...types.map((type): [string, unknown] => [
      `/dashboard?tab=events&token_hash=h-1&type=${type}`,
      hashed(type),
    ]),
    ['/dashboard#token_hash=h-1', noToken],
    ['/dashboard#token_hash=&type=magiclink', noToken],
    // Spent by a mail scanner.
    ['/dashboard?error=access_denied&error_code=otp_expired', problem('otp_expired')],
    ['/dashboard/?error=access_denied', problem('access_denied')],
    // Another person's request with an error in the redirect target: the tokens appended to it count.
    [`/dashboard?error_code=user_banned#${link}&type=magiclink`, tokens],
    ['/dashboard?error=access_denied#token_hash=h-1&type=magiclink', hashed('magiclink')],
    ['/dashboard#token_hash=stale&type=email#token_hash=h-1&type=signup', hashed('signup')],
    ['/dashboard#access_token=foreign&refresh_token=r', noToken],
    [`/dashboard#access_token=${token}`, noToken],
    // A sign-in method that this site does not use.
    ['/dashboard?code=abc', problem('code_link')],
    // The first of two confirmations.
    ['/dashboard#message=Confirmation+link+accepted.&sb=', problem('email_change_half')],
    // Not links: anyone may put these into the URL of a public page.
    ['/donate?code=SPRING', none],
    ['/blog?error=access_denied&error_description=x#message=x', none],
  ])('%s', (address, expected) => {
    expect(parseAddressLink(new URL(address, site))).toEqual(expected);
  });
});

const keys =
  'access_token refresh_token expires_in expires_at token_type token_hash type provider_token ' +
  'provider_refresh_token error error_code error_description message code sb';

test.each([
  ...keys.split(' ').map((key) => [`/a?tab=events&${key}=x#top`, '/a?tab=events#top']),
  ['/a?q=b%20c#access_token=x', '/a?q=b%20c'],
  ['/dashboard?error_code=a#top#token_hash=h&type=email', '/dashboard'],
])('without the link, %s is %s', (address, expected) => {
  expect(withoutLink(new URL(address, site)).href).toBe(site + expected);
});

test.each([
  [`/dashboard?tab=events#${link}`, '/dashboard?tab=events'],
  [`/..//x#token_hash=h&type=email`, '//x'],
])('taking a link cleans %s in its history entry, and tells other readers', (address, expected) => {
  const { view, addresses } = fakeBrowser().openTab(site + address);
  // As a path alone, `//x` would name another host, and the page would load anew.
  const navigated = vi.spyOn(view.location, 'replace');
  const read = vi.fn(() => view.location.href);
  view.addEventListener('popstate', read);
  expect(takeAddressLink(view)).not.toBe(none);
  expect(takeAddressLink(view)).toBe(none);
  expect(addresses.slice(1)).toEqual([site + expected]);
  expect(read.mock.results).toMatchObject([{ value: site + expected }]);
  expect(navigated).not.toHaveBeenCalled();
});

test.each([
  [`/dashboard#${link}`, '/dashboard#'],
  ['/dashboard?tab=events&token_hash=h&type=email', '/dashboard?tab=events'],
])('where the history takes no change, it navigates: %s', (address, expected) => {
  const tab = fakeBrowser().openTab(site + address);
  tab.refuseHistory();
  expect(takeAddressLink(tab.view)).not.toBe(none);
  expect(tab.addresses.slice(1)).toEqual([site + expected]);
});

test('a change of the hash in an open page reports a link once and cleans the URL', () => {
  const tab = fakeBrowser().openTab(`${site}/dashboard`);
  const received: [string, string][] = [];
  const stop = watchAddress(tab.view, ({ kind }) => {
    received.push([kind, tab.view.location.href]);
  });
  tab.changeHash('#top');
  expect(received).toEqual([]);
  tab.changeHash(`#${link}`);
  expect(received).toEqual([['tokens', `${site}/dashboard`]]);
  stop();
  tab.changeHash(`#${link}`);
  expect(received).toHaveLength(1);
});
