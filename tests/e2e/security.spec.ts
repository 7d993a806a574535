import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inlineScriptHashes, inlineStyleHashes } from '../../scripts/lib/inlineSources.ts';
import { expect, test } from './support.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const files = globSync('**/*.*', { cwd: client }).filter((name) => !/\.(?:br|gz)$/.test(name));
const read = (name: string) => readFileSync(path.join(client, name), 'utf8');

test('the site is built without source maps, configuration, secrets, or names that content blockers match', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => /\.map$|(?:^|\/)\.env|\.tsx?$/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(?:js|css|html|json|txt|xml|svg)$/.test(name));
  const forbidden =
    /sourceMappingURL|service_role|sb_secret_\w|eyJ[\w-]{8,}\.eyJ|-----BEGIN|\/home\/|node_modules\//;
  expect(texts.filter((name) => forbidden.test(read(name)))).toEqual([]);
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
  const text = await answer.text();
  expect(text).toMatch(/^Contact: (?:mailto:|https:)/mu);
  // At most a year on, so that it is looked at again.
  const [, expires = ''] = /^Expires: (.*)$/mu.exec(text) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
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

test('the policy allows the inline code of the built pages, and nothing else', async ({
  request,
}) => {
  for (const pathname of ['/', '/dashboard', '/nowhere']) {
    const headers = (await request.get(pathname)).headers();
    expect(headers['content-security-policy'], pathname).toBe(policy());
  }
});

test('a page that a sign-in link leads to sends no referrer, however its address is written', () => {
  const silent = '<meta name="referrer" content="no-referrer"';
  expect(files.filter((name) => name.endsWith('.html') && read(name).includes(silent))).toEqual(
    expect.arrayContaining(['dashboard.html', 'signin.html', 'signup.html']),
  );
});

test('third-party work is listed with the notices that its licenses require', () => {
  expect(read('legal/terms.html')).toMatch(
    /<a [^>]*href="[/]licenses[.]txt"[^>]*>licenses of software, typefaces and icons</,
  );
  const text = read('licenses.txt');
  for (const notice of [
    /^react \d/m,
    /^xstate \d/m,
    /^@ariakit\/react-components \d/m,
    'Copyright 2022 The Bricolage Grotesque Project Authors',
    'The Atkinson Hyperlegible Next Project Authors',
    'SIL OPEN FONT LICENSE Version 1.1',
    'Copyright (c) 2023 Phosphor Icons',
    'Permission is hereby granted, free of charge',
  ])
    expect(text).toMatch(notice);
});
