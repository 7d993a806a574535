import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { expect, test } from 'vitest';
import { THEME_KEY } from '../../../src/features/theme.ts';
import { parseAddressLink } from '../../../src/services/addressLink.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { RESTORING } from '../../../src/ui/styles/documentClasses.ts';

/** The placeholders that the build fills in. */
const constants = { RESTORING, SESSION_KEY, THEME_KEY };
const globals = [
  ...Object.keys(constants),
  'addEventListener',
  'document',
  'localStorage',
  'location',
  'window',
];
const source = readFileSync('src/app/boot.js', 'utf8');
const boot = compileFunction(source, globals) as (...values: unknown[]) => void;
const site = 'https://tallygrove.example';

/** Whether the boot script hides the page's content at this URL. */
function hides(address: string, stored: Record<string, string> = {}): boolean {
  const classes = new Set(['light']);
  const root = {
    classList: {
      add: (name: string) => classes.add(name),
      contains: (name: string) => classes.has(name),
      replace: () => true,
    },
    dataset: {},
  };
  boot(
    ...Object.values(constants),
    () => undefined,
    { documentElement: root },
    { getItem: (key: string) => stored[key] ?? null },
    new URL(address, site),
    {},
  );
  return classes.has(RESTORING);
}

const keys = (
  'access_token token_hash error error_code error_description code message type tab ' +
  'xcode refresh_token'
).split(' ');
const pathnames = ['/', '/donate', '/dashboard', '/dashboard/', '/Dashboard', '/dashboards', '//x'];
const addresses = pathnames.flatMap((pathname) =>
  keys.flatMap((key) =>
    ['', '=', '=SPRING'].flatMap((value) => [
      `${pathname}?${key}${value}`,
      `${pathname}#${key}${value}`,
      `${pathname}?tab=a&${key}${value}#top`,
      `${pathname}#top&${key}${value}`,
      `${pathname}?a#b?${key}${value}`,
      `${pathname}?error=a#b#${key}${value}`,
    ]),
  ),
);

test('hides the content where the session reads a link, and nowhere else', () => {
  const differing = addresses.filter((address) => {
    const url = new URL(site + address);
    return hides(url.href) !== (parseAddressLink(url) !== undefined);
  });
  expect(differing).toEqual([]);
  expect(addresses.filter((address) => hides(site + address)).length).toBeGreaterThan(200);
});

test('hides the content while a stored session is checked', () => {
  expect([hides('/'), hides('/', { [SESSION_KEY]: '{}' })]).toEqual([false, true]);
});
