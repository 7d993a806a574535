import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, resolveConfig, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EMBEDDED_DATA_FILE, PROJECT_ROOT } from '../../scripts/embedded-supabase/config.ts';
import { embeddedSupabase } from '../../scripts/embedded-supabase/vite-plugin.ts';

const SECRET = 'the secret that signs every session';
const KEPT = '.cache/embedded-supabase/data.db.jwt-secret';
const ELSEWHERE = 'kept (mine)/data.db.jwt-secret';

let root: string;
let server: ViteDevServer;
let port: number;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'tallygrove-'));
  for (const path of [KEPT, ELSEWHERE, '.env', '.git/config']) write(path, SECRET);
  write('shown.txt', 'for everybody');
  write('index.html', '<!doctype html><title>The site</title>');
  server = await createServer({
    configFile: false,
    root,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [embeddedSupabase({ dataFile: join(root, 'kept (mine)/data.db') })],
  });
  await server.listen();
  const address = server.httpServer?.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await server.close();
  rmSync(root, { recursive: true });
});

/** Sends the path as it is written: `fetch` would tidy it up. */
function get(path: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers: { accept: '*/*' } });
    asked.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
    });
    asked.on('error', reject).end();
  });
}

test('what is not secret is served', async () => {
  expect(await get('/shown.txt')).toEqual({ status: 200, body: 'for everybody' });
});

describe.for([KEPT, ELSEWHERE, '.env', '.git/config'])('%s is not served', (file) => {
  const path = encodeURI(file);
  const everyLetter = [...file]
    .map((letter) => (letter === '/' ? '/' : `%${letter.charCodeAt(0).toString(16)}`))
    .join('');
  test.for([
    { how: 'as it is', at: () => `/${path}` },
    { how: 'with every letter encoded', at: () => `/${everyLetter}` },
    { how: 'with its slashes encoded', at: () => `/${encodeURIComponent(file)}` },
    { how: 'twice encoded', at: () => `/${path.replaceAll('.', '%252e')}` },
    { how: 'in capitals', at: () => `/${path.toUpperCase()}` },
    { how: 'around a corner', at: () => `/src/../${path}` },
    { how: 'around an encoded corner', at: () => `/src/%2e%2e/${path}` },
    { how: 'with two slashes', at: () => `//${path}` },
    { how: 'with a slash behind', at: () => `/${path}/` },
    { how: 'by /@fs/', at: () => `/@fs${encodeURI(join(root, file))}` },
    { how: 'by /@fs/, encoded', at: () => `/@fs${encodeURI(root)}/${everyLetter}` },
  ])('$how, whatever is asked of it', async ({ at }) => {
    const queries = [
      '',
      '?raw',
      '?url',
      '?inline',
      '?import',
      '?import&raw',
      '?raw??',
      '?html-proxy',
      '?t=1&raw&import',
    ];
    for (const query of queries) {
      const { body } = await get(at() + query);
      expect(body).not.toContain(SECRET);
      expect(body).not.toContain(Buffer.from(SECRET).toString('base64').slice(0, 40));
    }
  });
});

test('the development server of this project denies where its data is kept', async () => {
  const { server: resolved } = await resolveConfig(
    { configFile: join(PROJECT_ROOT, 'vite.config.ts'), logLevel: 'silent' },
    'serve',
  );
  expect(resolved.fs.strict).toBe(true);
  expect(resolved.fs.deny).toEqual(
    expect.arrayContaining(['**/.cache/**', `${EMBEDDED_DATA_FILE}*`]),
  );
  expect(resolved.host).toBe('localhost');
});
