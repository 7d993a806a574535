import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import {
  createLogger,
  createServer,
  resolveConfig,
  type InlineConfig,
  type ViteDevServer,
} from 'vite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockData } from '../src/data-lock.ts';
import { embeddedSupabase } from '../src/vite-plugin.ts';
import { flush } from './flush.ts';
import { temporaryFolder } from './hooks.ts';
import { KEY, OPTIONS } from './support.ts';

const plugin = (dataFile: string) => {
  const { origin: _, ...backend } = OPTIONS;
  return embeddedSupabase({ dataFile, backend: () => backend });
};

test('a build has no part in it', async () => {
  const plugins = async (command: 'build' | 'serve') => {
    const config: InlineConfig = { configFile: false, plugins: [plugin('/data.db')] };
    return (await resolveConfig(config, command)).plugins.map(({ name }) => name);
  };
  expect(await plugins('serve')).toContain('embedded-supabase');
  expect(await plugins('build')).not.toContain('embedded-supabase');
});

describe('the backend beside the site', () => {
  let folder: string;
  let dataFile: string;

  beforeEach(() => {
    folder = temporaryFolder();
    dataFile = join(folder, 'kept (mine)/accounts');
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>The site</title>');
    // Without this variable the plugin takes the server for a developer's own.
    vi.stubEnv('VITEST', '');
  });
  afterEach(() => vi.unstubAllEnvs());

  async function serve({ server: more, ...config }: InlineConfig = {}): Promise<ViteDevServer> {
    const made = await createServer({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      server: { port: 0, host: '127.0.0.1', ws: false, ...more },
      optimizeDeps: { noDiscovery: true },
      plugins: [plugin(dataFile)],
      ...config,
    });
    onTestFinished(() => made.close());
    if (made.httpServer) await made.listen();
    return made;
  }

  async function ask(at: ViteDevServer, path: string, init?: RequestInit): Promise<string> {
    return (await fetch(new URL(path, at.resolvedUrls?.local[0]), init)).text();
  }

  /** Returns the origin of a mailed link. */
  async function mailedOrigin(at: ViteDevServer): Promise<string> {
    await ask(at, '/auth/v1/otp', {
      method: 'POST',
      headers: { apikey: KEY },
      body: JSON.stringify({ email: 'student@example.test' }),
    });
    const mails = JSON.parse(await ask(at, '/__mail/messages.json')) as { links: string[] }[];
    return new URL(mails[0]?.links[0] ?? 'none:').origin;
  }

  test('answers requests to the services, and mails links to the site', async () => {
    const made = await serve();
    expect(await mailedOrigin(made)).toBe('http://localhost:0');
    expect(await ask(made, '/')).toContain('The site');
  });

  test('serves no data file, whatever its name', async () => {
    const made = await serve();
    writeFileSync(join(folder, 'shown.txt'), 'for everybody');
    const read = (file: string) => ask(made, `/@fs${encodeURI(file)}?raw`);
    expect(await read(join(folder, 'shown.txt'))).toContain('for everybody');
    expect(await read(dataFile)).not.toContain('SQLite format');
  });

  test('limits the time for a request', async () => {
    const { httpServer } = await serve();
    expect(httpServer).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
  });

  test('hands the data to the restarted server, and releases it when closed', async () => {
    const made = await serve();
    await mailedOrigin(made);
    await made.restart();
    // Mails are lost with the backend that caught them.
    expect(await ask(made, '/__mail')).toContain('No mail yet.');
    await made.close();
    await flush();
    lockData(dataFile, 'http://localhost:5999', { busyTimeoutMs: 0 })();
    const another = await serve();
    expect(await ask(another, '/__mail')).toContain('No mail yet.');
  });

  test('logs what was set aside', async () => {
    const customLogger = createLogger('silent');
    const info = vi.spyOn(customLogger, 'info');
    mkdirSync(dirname(dataFile));
    writeFileSync(dataFile, 'something else '.repeat(400));
    await serve({ customLogger });
    expect(info.mock.calls.map(([text]) => text)).toContainEqual(
      expect.stringMatching(/^The local data file is damaged\. It is set aside/u),
    );
  });

  test('logs that its data could not be closed', async () => {
    const logger = createLogger('silent');
    const errors = vi.spyOn(logger, 'error');
    const made = await serve({ customLogger: logger });
    const close = vi.spyOn(DatabaseSync.prototype, 'close').mockImplementationOnce(() => {
      throw new Error('The disk is gone');
    });
    await made.close();
    await expect.poll(() => errors.mock.calls).toEqual([['Error: The disk is gone']]);
    close.mockRestore();
  });

  test.each([
    ['VITE_SUPABASE_URL is set', () => vi.stubEnv('VITE_SUPABASE_URL', 'https://x.test'), {}],
    ['Vite runs in middleware mode', () => undefined, { server: { middlewareMode: true } }],
    ['Vitest runs it', () => vi.stubEnv('VITEST', 'true'), {}],
  ])('does not start if %s', async (_, prepare, config) => {
    prepare();
    await serve(config);
    expect(existsSync(dataFile)).toBe(false);
  });
});
