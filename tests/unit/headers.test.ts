import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/lib/hostHeaders.ts';
import { inlineScriptHashes, inlineStyleHashes } from '../../scripts/lib/inlineSources.ts';
import { fillHeaders, fillRedirects } from '../../scripts/hosting/hostFiles.ts';
import { nginxConfig, vercelConfig } from '../../scripts/hosting/hosting.ts';
import { paths, type PagePath } from '../../src/domain/paths.ts';

const fill = (lists: { styles?: string[]; assets?: string[] }) =>
  fillHeaders(readFileSync('public/_headers', 'utf8'), {
    scripts: ["'sha256-boot'"],
    styles: ["'sha256-home'", "'sha256-about'"],
    assets: ['/assets/site-abc123.js', '/assets/style-def456.css'],
    supabase: 'https://project.supabase.co',
    ...lists,
  });
const rules = parseHeaders(fill({}));
const sent = (pathname: string, by = rules): Record<string, string> =>
  Object.fromEntries(headersFor(by, pathname));

test('every answer carries exactly these headers', () => {
  expect(sent('/about')).toEqual({
    // tests/e2e/security.spec.ts has the whole policy, without a hosted Supabase.
    'Content-Security-Policy': expect.stringContaining(
      "script-src 'self' 'sha256-boot'; style-src 'self' 'sha256-home' 'sha256-about'; " +
        "img-src 'self' https://project.supabase.co; font-src 'self'; " +
        "connect-src 'self' https://project.supabase.co; manifest-src 'self'; ",
    ) as unknown,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Speculation-Rules': '"/speculation-rules.json"',
  });
});

test.each(
  Object.values<PagePath>(paths)
    .filter((page) => page.session === true)
    .flatMap(({ pattern }) => [pattern, `${pattern}/`, `${pattern}.html`]),
)('a sign-in link’s page is sent in no referrer, and is out of reach of its opener: %s', (at) => {
  expect(sent(at)).toMatchObject({
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('a file with a hash in its name is cached for a year, a missing one never', () => {
  const year = 'public, max-age=31536000, immutable';
  const names = ['site-abc123.js', 'style-def456.css', 'site-gone.js'];
  const cached = names.map((name) => sent(`/assets/${name}`)['Cache-Control']);
  expect(cached).toEqual([year, year, 'no-store']);
  // A host takes a hundred rules: the smallest files have none.
  const assets = Array.from({ length: 200 }, (_, index) => `/assets/${index}.js`);
  const many = parseHeaders(fill({ assets }));
  expect(many).toHaveLength(100);
  expect(sent('/assets/0.js', many)['Cache-Control']).toBe(year);
  expect(sent('/assets/199.js', many)['Cache-Control']).toBe('no-store');
});

test('a header longer than a host’s limit fails the build', () => {
  const styles = Array.from({ length: 40 }, () => `'sha256-${'x'.repeat(44)}'`);
  expect(() => fill({ styles })).toThrow('2000 characters');
});

const { headers: vercel } = vercelConfig(rules) as {
  headers: { source: string; headers: { key: string; value: string }[] }[];
};
const nginx = nginxConfig(rules, ['/', '/about', '/dashboard']);

test.each([
  ['/', '/about'],
  ['/dashboard', '/dashboard'],
  ['~ ^(?<page>/about)/$', '/about/'],
  ['~ ^(?<page>/dashboard)/$', '/dashboard/'],
  ['^~ /assets/', '/assets/site-abc123.js'],
  ['= /404.html', '/assets/gone.js'],
])(
  'nginx sends the same from its block %s, and Vercel, where a header’s last value wins',
  (location, pathname) => {
    const block = nginx.split(`  location ${location} {\n`)[1]?.split('\n  }')[0] ?? '';
    const found = [...block.matchAll(/add_header (\S+) "((?:[^"\\]|\\.)*)" always;/gu)].map(
      ([, name = '', value = '']) => [name, value.replaceAll('\\"', '"')],
    );
    expect(Object.fromEntries(found)).toEqual(sent(pathname));
    const matching = vercel.filter(({ source }) => new RegExp(`^${source}$`, 'u').test(pathname));
    const pairs = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key, value]));
    expect(Object.fromEntries(pairs)).toEqual(sent(pathname));
  },
);

test('_headers joins two rules’ values unless the later removes the earlier', () => {
  const two = parseHeaders('/*\n  A: 1\n  B: 1\n/x\n  ! B\n  A: 2\n  B: 2\n');
  expect(headersFor(two, '/x')).toEqual([
    ['A', '1, 2'],
    ['B', '2'],
  ]);
  expect(() => parseHeaders('  X-Frame-Options: DENY')).toThrow('_headers');
});

test('_redirects lead from a trailing slash to the page, by name', () => {
  const filled = fillRedirects(readFileSync('public/_redirects', 'utf8'), ['/', '/a', '/b/c']);
  expect(filled.replaceAll(/^#.*$/gmu, '').trim()).toBe('/a/ /a 301\n/b/c/ /b/c 301');
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
