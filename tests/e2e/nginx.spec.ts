import { spawn, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../..');

test('a real nginx serves the build with its example configuration', async () => {
  // Every workflow installs it and fails without it (.github/workflows/test.yml).
  test.skip(
    spawnSync('nginx', ['-v']).error !== undefined && process.env['NGINX_REQUIRED'] === undefined,
    'nginx is not installed here: its example was not tried',
  );

  const folder = test.info().outputPath();
  const port = Number(process.env['E2E_PORT'] ?? 4273) + 100;
  const origin = `http://127.0.0.1:${port}`;
  const example = await readFile(path.join(root, 'dist/hosting/nginx.conf'), 'utf8');
  const server = example
    .replace('/srv/tallygrove', path.join(root, 'dist/client'))
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
  const nginx = spawn('nginx', ['-c', config, '-e', `${folder}/error.log`], { stdio: 'ignore' });
  try {
    await expect
      .poll(() =>
        fetch(origin).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    const at = (pathname: string, method = 'GET') =>
      fetch(`${origin}${pathname}`, { redirect: 'manual', method });

    // Pages by their names, and 404 with its page.
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

    // A trailing slash leads to the page with its query, never to another site.
    const slash = await at('/dashboard/?token_hash=a%20b');
    expect([slash.status, slash.headers.get('location')]).toEqual([
      301,
      '/dashboard?token_hash=a%20b',
    ]);
    expect((await at('//elsewhere.example/')).status).toBe(404);
    expect((await at('/x%0d%0aSet-Cookie:%20a=b/')).status).toBe(404);

    // The policy also comes with a bad request.
    const bad = await fetch(`${origin}/about`, {
      headers: { 'x-long': 'x'.repeat(40_000) },
    });
    expect([bad.status, bad.headers.get('cache-control')]).toEqual([400, 'no-store']);
    expect(bad.headers.get('content-security-policy')).toContain("default-src 'none'");

    const written = await at('/about', 'POST');
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect((await at('/about', 'HEAD')).status).toBe(200);
  } finally {
    nginx.kill();
  }
});
