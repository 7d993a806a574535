import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { networkInterfaces } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { close, listen, send, type Sent } from '../../packages/embedded-supabase/tests/server.ts';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { createPreview } from '../../scripts/lib/previewServer.ts';
import { startBackend } from './backend.ts';

/** In every file that no server may serve, except where a server writes its own. */
const SECRET = 'the secret that signs every session';
const HIDDEN = [
  'data.db.jwt-secret',
  'data.db',
  'data.db-wal',
  '.cache/kept.txt',
  '.env',
  '.env.local',
  '.git/config',
  'my.key',
];
/** A data file with a custom name, and the secret beside it. */
const OWN = 'kept (mine)/accounts';
const OWN_SECRET = `${OWN}.jwt-secret`;

/** A project folder within Vite's allowed folders. */
mkdirSync(join(PROJECT_ROOT, 'test-results'), { recursive: true });
const folder = mkdtempSync(join(PROJECT_ROOT, 'test-results/access-'));
for (const file of [...HIDDEN, OWN_SECRET]) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), SECRET);
}
writeFileSync(join(folder, 'shown.txt'), 'for everybody');
writeFileSync(join(folder, '_headers'), '/*\n  X-All: 1\n');
writeFileSync(join(folder, '_redirects'), '');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Running {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts a program on a free port, with its data in the folder under a custom name. */
const startProgram = (argsFor: (port: string) => string[]) => async (): Promise<Running> => {
  const free = createServer();
  const port = await listen(free);
  await close(free);
  const child = spawn(process.execPath, argsFor(String(port)), {
    cwd: PROJECT_ROOT,
    stdio: 'ignore',
    // Without the variables that tell a server that a test started it.
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: String(port),
      EMBEDDED_DATA_FILE: join(folder, OWN),
    },
  });
  await vi.waitFor(() => send(port, '/'), { timeout: 500_000, interval: 100 });
  async function stop() {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  }
  return { port, stop };
};

/** Serves a folder instead of the built site. */
async function startPreview(): Promise<Running> {
  const backend = await startBackend();
  const server = createServer();
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  server.on('request', createPreview({ client: folder, origin, backend }));
  return { port, stop: () => close(server).then(() => backend.close()) };
}

const STORYBOOK = join(PROJECT_ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
const FLAGS = ['--ci', '--exact-port', '--disable-telemetry', '--no-version-updates'];
/** Each server runs once; `at` is the URL path of its folder. */
const at = `/${relative(PROJECT_ROOT, folder)}`;
const SERVERS = [
  {
    name: 'npm run storybook',
    // On all network interfaces.
    start: startProgram((port) => [STORYBOOK, 'dev', '-p', port, '-h', '0.0.0.0', ...FLAGS]),
    at,
    hidden: [...HIDDEN, OWN_SECRET],
  },
  {
    name: 'npm start',
    start: startProgram(() => ['scripts/start.ts']),
    at,
    hidden: [...HIDDEN, OWN_SECRET],
  },
  { name: 'npm run preview', start: startPreview, at: '', hidden: HIDDEN },
];
const KEY = { apikey: 'sb_publishable_tallygrove_embedded' };
const QUERIES = ['', '?raw', '?url', '?import&raw'];

/** Spellings that only a server can resolve; middleware.test.ts of embedded-supabase has all of them. */
function spellings(at: string, file: string): readonly string[] {
  const path = encodeURI(file);
  const full = encodeURI(`${folder}/${file}`);
  return [
    `${at}/${path}`,
    `${at}/${encodeURIComponent(file)}`,
    `${at}/${path.replaceAll('.', '%252e')}`,
    `${at}/${path.toUpperCase()}`,
    `/src/%2e%2e${at}/${path}`,
    `/${at}//${path}`,
    `${at}\\${path.replaceAll('/', '\\')}`,
    `${at}/${path}%00.js`,
    `/@fs${full}`,
    `/@fs/proc/self/cwd${at}/${path}`,
    `/@id/__x00__${full}`,
    `http://localhost${at}/${path}`,
  ];
}

const allowedBy = (headers: object) =>
  Object.keys(headers).filter((header) => header.startsWith('access-control-'));

describe.each(SERVERS)('$name', ({ name, start, at, hidden }) => {
  const isStorybook = name === 'npm run storybook';
  let server: Running;
  let secrets: string[];
  beforeAll(async () => {
    server = await start();
    const kept = [SECRET, readFileSync(join(folder, OWN_SECRET), 'utf8').trim()];
    secrets = kept.flatMap((secret) => [secret, btoa(secret).slice(0, 40)]);
  }, 120_000);
  afterAll(() => server.stop());

  const ask = (path: string, { headers, ...sent }: Sent = {}) =>
    send(server.port, path, { headers: { accept: '*/*', ...KEY, ...headers }, ...sent });

  test('serves what is not hidden', async () => {
    expect(await ask(`${at}/shown.txt`)).toMatchObject({ status: 200, text: 'for everybody' });
  });

  test.each(hidden)('%s is not handed out', async (file) => {
    const paths = spellings(at, file).flatMap((path) => QUERIES.map((query) => path + query));
    const got = await Promise.all(paths.map((path) => ask(path)));
    const open = got.map(({ text }) => secrets.some((secret) => text.includes(secret)));
    expect(paths.filter((_, index) => open[index])).toEqual([]);
  });

  // access-check.test.ts of embedded-supabase covers each rule; these tests check that each server applies them.
  test('answers 404 to what is not on its list, without a word of how it is built', async () => {
    const unknown = isStorybook ? '/auth/v1/token' : '/__unknown';
    for (const method of ['GET', 'POST']) {
      // No one sends a form to a page.
      const pages = method === 'GET' ? ['/%'] : [];
      for (const path of ['/auth/v1/admin/users', unknown, '/auth/v1/%', ...pages]) {
        const { status, text } = await ask(path, { method });
        expect([path, status]).toEqual([path, 404]);
        expect(text).not.toMatch(/\n\s+at |node_modules/u);
      }
    }
  });

  test.each(['/index.json', '/auth/v1/user'])(
    'a page of another origin does not read %s',
    async (path) => {
      const own = { origin: `http://127.0.0.1:${server.port}` };
      expect(allowedBy((await ask(path, { headers: own })).headers)).toEqual([]);
      for (const origin of ['http://localhost:9999', 'https://evil.example', 'null']) {
        const { status, headers } = await ask(path, { headers: { origin } });
        expect({ status, allowed: allowedBy(headers) }).toEqual({ status: 403, allowed: [] });
      }
    },
  );

  test('refuses a foreign host name', async () => {
    expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(403);
  });

  test.skipIf(isStorybook)(
    'the services require the key before revealing whether an account exists',
    async () => {
      for (const email of ['student@tallygrove.test', 'nobody@tallygrove.test']) {
        const body = JSON.stringify({ email, password: 'not the password' });
        const sent = { method: 'POST', headers: { apikey: '' }, body };
        const { status, text } = await ask('/auth/v1/token?grant_type=password', sent);
        expect([status, text]).toEqual([401, expect.stringContaining('No API key found')]);
      }
    },
  );

  test.runIf(isStorybook)('its file-writing channel is open only to its own page', async () => {
    const own = { host: `localhost:${server.port}`, origin: `http://localhost:${server.port}` };
    const [, token = ''] =
      /token["']?\s*[:=]\s*["']([\w-]{8,})/iu.exec((await ask('/')).text) ?? [];
    const open = (headers: Record<string, string>, host = '127.0.0.1') =>
      new Promise((resolve) => {
        const asked = request({
          host,
          port: server.port,
          path: `/storybook-server-channel?page=manager&token=${token}`,
          headers: {
            connection: 'Upgrade',
            upgrade: 'websocket',
            'sec-websocket-version': '13',
            'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
            ...headers,
          },
        });
        asked.on('upgrade', (_response, socket) => {
          socket.destroy();
          resolve('open');
        });
        asked.on('error', () => resolve('shut'));
        asked.on('response', () => resolve('refused')).end();
      });
    expect(await open(own)).toBe('open');
    expect(await open({ ...own, origin: 'http://localhost:9999' })).toBe('shut');
    // This machine's address on its network, if it has one.
    const network = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    if (network !== undefined) expect(await open(own, network)).toBe('shut');
  });
});
