import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes, inlineStyleHashes } from '../../scripts/lib/inlineSources.ts';
import { expect, test } from './support.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const files = globSync('**/*.*', { cwd: client }).filter((name) => !/\.(?:br|gz)$/.test(name));
const read = (name: string) => readFileSync(path.join(client, name), 'utf8');

test('the site is built without source maps, configuration or secrets', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => /\.map$|(?:^|\/)\.env|\.tsx?$/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(?:js|css|html|json|txt|xml|svg)$/.test(name));
  const forbidden =
    /sourceMappingURL|service_role|sb_secret_\w|eyJ[\w-]{8,}\.eyJ|-----BEGIN|\/home\/|node_modules\//;
  expect(texts.filter((name) => forbidden.test(read(name)))).toEqual([]);
});

test('no file has a name that content blockers match', () => {
  const stopped =
    /(?:^|[/_.-])(?:ads?|advert\w*|analytics|track\w*|banner|social|pixel)(?:[/_.-]|$)/i;
  expect(files.filter((name) => stopped.test(name))).toEqual([]);
});

test.describe('a script that is not the site’s', () => {
  test.use({ provokes: /Content Security Policy|requires 'Trusted/ });

  test('does not run, whatever its source', async ({ page }) => {
    await page.goto('/');
    const attempts = await page.evaluate(async () => {
      const outcome = async (attempt: () => unknown): Promise<string> => {
        try {
          await attempt();
          return 'ran' in window ? 'ran' : 'nothing';
        } catch (error) {
          return error instanceof Error ? error.name : 'refused';
        }
      };
      const foreign = 'data:text/javascript,window.ran = true';
      const button = document.createElement('button');
      document.body.append(button);
      return {
        markup: await outcome(() => {
          // What the site itself may not write, an attacker would.
          // oxlint-disable-next-line no-restricted-properties
          button.innerHTML = '<img src="" onerror="window.ran = true">';
        }),
        inline: await outcome(() => {
          document.createElement('script').textContent = 'window.ran = true';
        }),
        handler: await outcome(() => {
          button.setAttribute('onclick', 'window.ran = true');
          button.click();
        }),
        elsewhere: await outcome(() => import(foreign)),
      };
    });
    expect(attempts).toEqual({
      markup: 'TypeError',
      inline: 'TypeError',
      handler: expect.stringMatching(/nothing|TypeError/),
      elsewhere: 'TypeError',
    });
  });
});

test('security.txt has a contact and an expiry date (RFC 9116)', async ({ request }) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toMatch(/^text\/plain/);
  const fields = new Map(
    (await answer.text()).split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]),
  );
  expect(fields.get('Contact')).toMatch(/^(?:mailto:|https:)/);
  // At most a year on, so that it is looked at again.
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(367);
});

/** The whole policy. The hashes are those of what stands in the built documents, and of nothing else. */
function policy(): string {
  const pages = files.filter((name) => name.endsWith('.html')).map(read);
  const of = (hashes: (html: string) => string[]) =>
    [...new Set(pages.flatMap((html) => hashes(html)))].toSorted().join(' ');
  return (
    `default-src 'none'; script-src 'self' ${of(inlineScriptHashes)}; ` +
    `style-src 'self' ${of(inlineStyleHashes)}; img-src 'self'; font-src 'self'; ` +
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'"
  );
}

test('every kind of response has the headers', async ({ request }) => {
  const asset = files.find((name) => name.startsWith('assets/') && name.endsWith('.js'));
  const kinds = ['/', '/about', '/nowhere', `/${asset}`, '/assets/gone.js', '/robots.txt'];
  for (const pathname of [...kinds, '/dashboard']) {
    const headers = (await request.get(pathname)).headers();
    expect.soft(headers, pathname).toMatchObject({
      'content-security-policy': policy(),
      'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy':
        pathname === '/dashboard' ? 'no-referrer' : 'strict-origin-when-cross-origin',
      'permissions-policy':
        'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect
      .soft(headers['cross-origin-opener-policy'], pathname)
      .toBe(pathname === '/dashboard' ? 'same-origin' : undefined);
    expect.soft(headers['set-cookie'], pathname).toBeUndefined();
  }
});

test('an existing file is cached for a year, a missing one never', async ({ request }) => {
  for (const name of files.filter((file) => file.startsWith('assets/'))) {
    const answer = await request.get(`/${name}`);
    expect([name, answer.status(), answer.headers()['cache-control']]).toEqual([
      name,
      200,
      'public, max-age=31536000, immutable',
    ]);
  }
  const missing = await request.get('/assets/index-00000000.js');
  expect([missing.status(), missing.headers()['cache-control']]).toEqual([404, 'no-store']);
});

test('a page that a sign-in link leads to sends no referrer, however its address is written', () => {
  const silent = '<meta name="referrer" content="no-referrer"';
  expect(files.filter((name) => name.endsWith('.html') && read(name).includes(silent))).toEqual(
    expect.arrayContaining(['dashboard.html', 'signin.html', 'signup.html']),
  );
});

test('third-party work is listed with the notices that its licenses require', async ({ page }) => {
  await page.goto('/legal/terms');
  const link = page.getByRole('link', { name: 'licenses of software, typefaces and icons' });
  await expect(link).toHaveAttribute('href', '/licenses.txt');
  // Asked for without a window: for a file of text a browser's tab asks for an icon, too, and gets none.
  const answer = await page.request.get('/licenses.txt');
  await expect(answer).toBeOK();
  const text = await answer.text();
  const { dependencies } = JSON.parse(
    readFileSync(path.resolve(client, '../../package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  // Of these the browser gets no code: styles are files by then, and the router's package has another name.
  const unbundled = ['@vanilla-extract/css', 'react-router-dom', '@ariakit/react'];
  const named = Object.entries(dependencies).filter(([name]) => !unbundled.includes(name));
  for (const [name, version] of [...named, ['@ariakit/react-components', ''], ['react-router', '']])
    expect(text).toContain(`${name} ${version}`);
  expect(text).toContain('Copyright 2022 The Bricolage Grotesque Project Authors');
  expect(text).toContain('The Atkinson Hyperlegible Next Project Authors');
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Copyright (c) 2023 Phosphor Icons');
  expect(text).toContain('Permission is hereby granted, free of charge');
});
