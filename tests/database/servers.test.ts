import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import {
  HIDDEN,
  hiddenFolder,
  networkAddress,
  OWN_SECRET,
  SECRET,
  startDevelopment,
  startPreview,
  startStorybook,
  type Running,
} from './servers.ts';

const folder = hiddenFolder();

/** Each server runs once; `at` is the URL path of its folder. */
const at = `/${relative(PROJECT_ROOT, folder)}`;
const SERVERS = [
  { name: 'npm run storybook', start: startStorybook, at, hidden: [...HIDDEN, OWN_SECRET] },
  { name: 'npm start', start: startDevelopment, at, hidden: [...HIDDEN, OWN_SECRET] },
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
    server = await start(folder);
    const kept = [SECRET, readFileSync(join(folder, OWN_SECRET), 'utf8').trim()];
    secrets = kept.flatMap((secret) => [secret, btoa(secret).slice(0, 40)]);
  }, 120_000);
  afterAll(() => server.stop());

  test('serves what is not hidden', async () => {
    const { status, text } = await server.ask(`${at}/shown.txt`);
    expect({ status, text }).toEqual({ status: 200, text: 'for everybody' });
  });

  test.each(hidden)('%s is not handed out', async (file) => {
    const paths = spellings(at, file).flatMap((path) => QUERIES.map((query) => path + query));
    const got = await Promise.all(paths.map((path) => server.ask(path)));
    const open = got.map(({ text }) => secrets.some((secret) => text.includes(secret)));
    expect(paths.filter((_, index) => open[index])).toEqual([]);
  });

  // access-check.test.ts of embedded-supabase covers each rule; this test checks that each server applies them.
  test.each(['/auth/v1/admin/users', isStorybook ? '/auth/v1/token' : '/__unknown'])(
    '%s is not on its list: 404',
    async (path) => {
      for (const method of ['GET', 'POST'])
        expect((await server.ask(path, { method, headers: KEY })).status).toBe(404);
    },
  );

  test.each(['/index.json', '/auth/v1/user'])(
    'a page of another origin does not read %s',
    async (path) => {
      const own = { ...KEY, origin: `http://127.0.0.1:${server.port}` };
      expect(allowedBy((await server.ask(path, { headers: own })).headers)).toEqual([]);
      for (const origin of ['http://localhost:9999', 'https://evil.example', 'null']) {
        const { status, headers } = await server.ask(path, { headers: { ...KEY, origin } });
        expect({ status, allowed: allowedBy(headers) }).toEqual({ status: 403, allowed: [] });
      }
    },
  );

  test('refuses a foreign host name', async () => {
    const { status } = await server.ask('/', { headers: { host: 'evil.example' } });
    expect(status).toBe(403);
  });

  test.each(['/auth/v1/%', '/%'])(
    '%s is answered without a word of how the server is built',
    async (path) => {
      const { status, text } = await server.ask(path, { headers: KEY });
      expect(status).toBe(404);
      expect(text).not.toMatch(/\n\s+at |node_modules/u);
    },
  );

  describe.runIf(!isStorybook)('the services', () => {
    test('require the key before revealing whether an account exists', async () => {
      for (const email of ['student@tallygrove.test', 'nobody@tallygrove.test']) {
        const { status, text } = await server.ask('/auth/v1/token?grant_type=password', {
          method: 'POST',
          body: JSON.stringify({ email, password: 'not the password' }),
        });
        expect([status, text]).toEqual([401, expect.stringContaining('No API key found')]);
      }
    });
  });

  describe.runIf(isStorybook)('the board', () => {
    const own = () => ({
      host: `localhost:${server.port}`,
      origin: `http://localhost:${server.port}`,
    });

    test('its file-writing channel is open only to its own page', async () => {
      const [, token = ''] =
        /token["']?\s*[:=]\s*["']([\w-]{8,})/iu.exec((await server.ask('/')).text) ?? [];
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
      expect(await open(own())).toBe('open');
      expect(await open({ ...own(), origin: 'http://localhost:9999' })).toBe('shut');
      if (networkAddress !== undefined) expect(await open(own(), networkAddress)).toBe('shut');
    });
  });
});
