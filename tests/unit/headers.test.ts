import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { headersFor, parseHeaders } from '../../scripts/lib/hostHeaders.ts';
import { inlineScriptHashes } from '../../scripts/lib/inlineScripts.ts';

const rules = parseHeaders(
  readFileSync(path.join(import.meta.dirname, '../../public/_headers'), 'utf8'),
);

/** What a browser keeps of them: the last of each name. */
function sent(pathname: string): Record<string, string> {
  return Object.fromEntries(
    headersFor(rules, pathname).map(([name, value]) => [name.toLowerCase(), value]),
  );
}

describe('every page', () => {
  const policy = sent('/about')['content-security-policy'] ?? '';

  it('allows no inline or evaluated script and no inline style', () => {
    expect(policy).not.toMatch(/unsafe-/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('is not sniffed, not framed, and never asked for over plain HTTP again', () => {
    expect(sent('/')).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    const seconds = Number(/max-age=(\d+)/.exec(sent('/')['strict-transport-security'] ?? '')?.[1]);
    expect(seconds).toBeGreaterThanOrEqual(365 * 24 * 3600);
  });

  it('may be kept in the back/forward cache', () => {
    expect(sent('/')['cache-control']).not.toContain('no-store');
  });
});

it('says nothing of the address a sign-in link leads to', () => {
  expect(sent('/dashboard')['referrer-policy']).toBe('no-referrer');
});

it('lets hashed files be kept for a year', () => {
  expect(sent('/assets/site-abc123.js')['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
});

describe('the hash of inline scripts', () => {
  it('covers scripts that run, once each, and neither files nor data', () => {
    const html =
      '<script>alert(1)</script><script src="/a.js"></script>' +
      '<script type="application/ld+json">{}</script><script>alert(1)</script>';
    expect(inlineScriptHashes(html)).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ]);
  });

  it('changes with a single letter', () => {
    expect(inlineScriptHashes('<script>alert(2)</script>')).not.toEqual(
      inlineScriptHashes('<script>alert(1)</script>'),
    );
  });
});

it('cannot read a header without a path', () => {
  expect(() => parseHeaders('  X-Frame-Options: DENY')).toThrow('_headers');
});
