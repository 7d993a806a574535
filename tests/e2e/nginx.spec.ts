import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const port = 4274;

/** The build's example for nginx, served by a real nginx where the machine has one. */
test.describe('the example for nginx', () => {
  test.skip(spawnSync('nginx', ['-v']).error !== undefined, 'nginx is not installed here');

  test('serves pages by name, 404 with its status, and every header', async ({ request }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-nginx-'));
    const example = await readFile(path.join(root, 'dist/hosting/nginx.conf'), 'utf8');
    const server = example
      .replace('/srv/tallygrove', path.join(root, 'dist/client'))
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    const config = path.join(folder, 'nginx.conf');
    await writeFile(
      config,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid;
       error_log ${folder}/error.log; events {}
       http { include /etc/nginx/mime.types; access_log off; ${server} }`,
    );
    const nginx = spawn('nginx', ['-c', config, '-e', `${folder}/error.log`], { stdio: 'ignore' });
    try {
      const at = (pathname: string) =>
        request.get(`http://127.0.0.1:${port}${pathname}`, { maxRedirects: 0 });
      await expect
        .poll(() =>
          at('/').then(
            (answer) => answer.status(),
            () => 0,
          ),
        )
        .toBe(200);

      const dashboard = await at('/dashboard');
      expect(dashboard.status()).toBe(200);
      expect(dashboard.headers()).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
      expect(dashboard.headers()['content-security-policy']).toContain("default-src 'none'");

      const lost = await at('/nowhere');
      expect(lost.status()).toBe(404);
      expect(await lost.text()).toContain('This page is not here');
      expect(lost.headers()['content-security-policy']).toContain("default-src 'none'");

      expect((await at('/curriculum/k-2')).status()).toBe(200);
      expect((await at('/_headers')).status()).toBe(404);
      const slash = await at('/about/');
      expect([slash.status(), slash.headers()['location']]).toEqual([301, '/about']);
    } finally {
      nginx.kill();
      await rm(folder, { recursive: true });
    }
  });
});
