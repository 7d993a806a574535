import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');
const files = globSync('**/*.*', { cwd: client }).filter((name) => !/\.(?:br|gz)$/.test(name));
const read = (name: string) => readFileSync(path.join(client, name), 'utf8');

test('the site is built without source maps, configuration or secrets', () => {
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((name) => /\.map$|(?:^|\/)\.env|\.tsx?$/.test(name))).toEqual([]);
  const texts = files.filter((name) => /\.(?:js|css|html|json|txt|xml|svg)$/.test(name));
  const telling =
    /sourceMappingURL|service_role|sb_secret_\w|eyJ[\w-]{8,}\.eyJ|-----BEGIN|\/home\/|node_modules\//;
  expect(texts.filter((name) => telling.test(read(name)))).toEqual([]);
});

test('no file has a name that blockers stop', () => {
  const stopped =
    /(?:^|[/_.-])(?:ads?|advert\w*|analytics|track\w*|banner|social|pixel)(?:[/_.-]|$)/i;
  expect(files.filter((name) => stopped.test(name))).toEqual([]);
});

test.describe('a script that is not the site’s', () => {
  test.use({ provokes: /Content Security Policy|requires 'Trusted/ });

  test('does not run, from wherever it comes', async ({ page }) => {
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

test('security.txt says whom to write to, and until when (RFC 9116)', async ({ request }) => {
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

test('every kind of answer carries the headers', async ({ request }) => {
  const asset = files.find((name) => name.startsWith('assets/') && name.endsWith('.js'));
  for (const pathname of ['/', '/about', '/nowhere', `/${asset}`, '/robots.txt', '/dashboard']) {
    const headers = (await request.get(pathname)).headers();
    expect.soft(headers, pathname).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'strict-transport-security': expect.stringMatching(/includeSubDomains/),
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect.soft(headers['set-cookie'], pathname).toBeUndefined();
  }
});
