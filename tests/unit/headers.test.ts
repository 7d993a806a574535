import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/lib/hostHeaders.ts';
import { inlineScriptHashes, inlineStyleHashes } from '../../scripts/lib/inlineSources.ts';
import { fillHeaders, fillRedirects } from '../../scripts/hosting/hostFiles.ts';
import { nginxConfig, vercelConfig } from '../../scripts/hosting/hosting.ts';
import { paths, type PagePath } from '../../src/domain/paths.ts';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../public', name), 'utf8');

const filled = fillHeaders(read('_headers'), {
  scripts: ["'sha256-boot'"],
  styles: ["'sha256-home'", "'sha256-about'"],
  supabase: 'https://project.supabase.co',
  assets: ['/assets/site-abc123.js', '/assets/style-def456.css'],
});
const rules = parseHeaders(filled);

const sent = (pathname: string): Record<string, string> =>
  Object.fromEntries(headersFor(rules, pathname));

const POLICY =
  "default-src 'none'; script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-home' 'sha256-about'; " +
  "img-src 'self' https://project.supabase.co; font-src 'self'; connect-src 'self' https://project.supabase.co; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATE = 'public, max-age=0, must-revalidate';

describe('every answer', () => {
  it('carries exactly these headers', () => {
    expect(sent('/about')).toEqual({
      'Content-Security-Policy': POLICY,
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cache-Control': REVALIDATE,
      'Speculation-Rules': '"/speculation-rules.json"',
    });
  });
});

describe('an address that a sign-in link leads to', () => {
  const session = Object.values<PagePath>(paths).filter((page) => page.session === true);
  const forms = session.flatMap(({ pattern }) => [pattern, `${pattern}/`, `${pattern}.html`]);

  it.each(forms)(
    'is sent in no referrer, and is out of reach of the window that opened it: %s',
    (pathname) => {
      expect(sent(pathname)).toMatchObject({
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
      });
    },
  );
});

describe('caching', () => {
  const fill = (lists: { styles?: string[]; assets?: string[] }) =>
    fillHeaders(read('_headers'), {
      scripts: [],
      styles: [],
      assets: [],
      supabase: undefined,
      ...lists,
    });

  it('lasts a year for a file with a hash in its name, never for a missing one', () => {
    expect(sent('/assets/site-abc123.js')['Cache-Control']).toBe(YEAR);
    expect(sent('/assets/style-def456.css')['Cache-Control']).toBe(YEAR);
    expect(sent('/assets/site-gone.js')['Cache-Control']).toBe('no-store');
  });

  it('omits the smallest files beyond a host’s hundred rules', () => {
    const assets = Array.from({ length: 200 }, (_, index) => `/assets/${index}.js`);
    const many = parseHeaders(fill({ assets }));
    expect(many).toHaveLength(100);
    const cached = (name: string) => Object.fromEntries(headersFor(many, name))['Cache-Control'];
    expect([cached('/assets/0.js'), cached('/assets/199.js')]).toEqual([YEAR, 'no-store']);
  });

  it('fails for a header longer than a host’s limit', () => {
    const styles = Array.from({ length: 40 }, () => `'sha256-${'x'.repeat(44)}'`);
    expect(() => fill({ styles })).toThrow('2000 characters');
  });
});

describe('hosts that do not read _headers get the same headers', () => {
  interface VercelRule {
    source: string;
    headers: { key: string; value: string }[];
  }
  const { headers: vercel } = vercelConfig(rules) as { headers: VercelRule[] };
  /** Like Vercel: the last value of each header wins. */
  const vercelSends = (pathname: string): Record<string, string> =>
    Object.fromEntries(
      vercel
        .filter(({ source }) => new RegExp(`^${source}$`, 'u').test(pathname))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value])),
    );

  it.each([
    '/',
    '/dashboard/',
    '/speculation-rules.json',
    '/assets/site-abc123.js',
    '/assets/no.js',
  ])('Vercel: %s', (pathname) => {
    expect(vercelSends(pathname)).toEqual(sent(pathname));
  });

  const nginx = nginxConfig(rules, ['/', '/about', '/dashboard']);
  /** The headers in a block of nginx's configuration. */
  const nginxSends = (location: string): Record<string, string> => {
    const block = nginx.split(`  location ${location} {\n`)[1]?.split('\n  }')[0] ?? '';
    return Object.fromEntries(
      [...block.matchAll(/add_header (\S+) "((?:[^"\\]|\\.)*)" always;/gu)].map(
        ([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')],
      ),
    );
  };

  it.each([
    ['/', '/about'],
    ['/dashboard', '/dashboard'],
    ['~ ^(?<page>/about)/$', '/about/'],
    ['~ ^(?<page>/dashboard)/$', '/dashboard/'],
    ['^~ /assets/', '/assets/site-abc123.js'],
    ['= /404.html', '/assets/gone.js'],
  ])('nginx: %s', (location, pathname) => {
    expect(nginxSends(location)).toEqual(sent(pathname));
  });
});

test('_headers joins two rules’ values unless the later removes the earlier', () => {
  const two = parseHeaders('/*\n  A: 1\n  B: 1\n/x\n  ! B\n  A: 2\n  B: 2\n');
  expect(headersFor(two, '/x')).toEqual([
    ['A', '1, 2'],
    ['B', '2'],
  ]);
  expect(() => parseHeaders('  X-Frame-Options: DENY')).toThrow('_headers');
});

test('_redirects lead from a trailing slash to the page, by name', () => {
  const lines = fillRedirects(read('_redirects'), ['/', '/about', '/legal/terms']).split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([
    '/about/ /about 301',
    '/legal/terms/ /legal/terms 301',
  ]);
});

test('the hashes cover executable scripts once each, and styles, not files or data', () => {
  const html =
    '<script>alert(1)</script><script src="/a.js"></script>' +
    '<script type="application/ld+json">{}</script><script>alert(1)</script>' +
    '<style>p{margin:0}</style><link rel="stylesheet">';
  expect(inlineScriptHashes(html)).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  ]);
  expect(inlineStyleHashes(html)).toEqual([expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
});
