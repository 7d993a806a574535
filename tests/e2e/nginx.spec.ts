import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from './support.ts';

const root = path.resolve(import.meta.dirname, '../..');
const client = path.join(root, 'dist/client');

/** Serves the build's example configuration with a real nginx, if the machine has one. */
test.describe('the nginx example', () => {
  // In one worker, because the port is one.
  test.describe.configure({ mode: 'default' });
  // Every workflow installs it and fails without it (.github/workflows/test.yml).
  test.skip(
    spawnSync('nginx', ['-v']).error !== undefined && process.env['NGINX_REQUIRED'] === undefined,
    'nginx is not installed here: its example was not tried',
  );

  let folder = '';
  let nginx: ChildProcess | undefined;
  let origin = '';

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tallygrove-nginx-'));
    const port = Number(process.env['E2E_PORT'] ?? 4273) + 100;
    origin = `http://127.0.0.1:${port}`;
    const example = await readFile(path.join(root, 'dist/hosting/nginx.conf'), 'utf8');
    const server = example
      .replace('/srv/tallygrove', client)
      .replace('listen 8080', `listen 127.0.0.1:${port}`);
    const config = path.join(folder, 'nginx.conf');
    await writeFile(
      config,
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid;
       error_log ${folder}/error.log; events {}
       http { include /etc/nginx/mime.types; access_log off;
       client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
       fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
       ${server} }`,
    );
    nginx = spawn('nginx', ['-c', config, '-e', `${folder}/error.log`], { stdio: 'ignore' });
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });
  test.afterAll(async () => {
    nginx?.kill();
    await rm(folder, { recursive: true, force: true });
  });

  const at = (pathname: string, method = 'GET') =>
    fetch(`${origin}${pathname}`, { redirect: 'manual', method });

  test('serves pages by name, and 404 with its status and its page', async () => {
    const dashboard = await at('/dashboard');
    expect(dashboard.status).toBe(200);
    expect(dashboard.headers.get('content-type')).toBe('text/html; charset=utf-8');
    // Without its version.
    expect(dashboard.headers.get('server')).toBe('nginx');
    expect((await at('/curriculum/k-2')).status).toBe(200);
    for (const pathname of ['/nowhere', '/assets/gone.js', '/_headers', '/%5fheaders']) {
      const lost = await at(pathname);
      expect.soft(lost.status, pathname).toBe(404);
      expect.soft(await lost.text(), pathname).toContain('This page is not here');
      expect.soft(lost.headers.get('cache-control'), pathname).toBe('no-store');
    }
  });

  test('redirects a trailing slash to the page with its query, never to another site', async () => {
    const slash = await at('/dashboard/?token_hash=a%20b');
    expect([slash.status, slash.headers.get('location')]).toEqual([
      301,
      '/dashboard?token_hash=a%20b',
    ]);
    expect((await at('//elsewhere.example/')).status).toBe(404);
    expect((await at('/x%0d%0aSet-Cookie:%20a=b/')).status).toBe(404);
  });

  test('sends its policy also with a bad request', async () => {
    const { status, headers } = await fetch(`${origin}/about`, {
      headers: { 'x-long': 'x'.repeat(40_000) },
    });
    expect([status, headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  test('refuses methods that write', async () => {
    const { status, headers } = await at('/about', 'POST');
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await at('/about', 'HEAD')).status).toBe(200);
  });
});
