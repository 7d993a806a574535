import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createLogger, createServer, resolveConfig, type InlineConfig } from 'vite';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { lockData } from '../src/data-file.ts';
import { embeddedSupabase } from '../src/vite-plugin.ts';
import { temporaryFolder } from './hooks.ts';
import { flush, KEY, OPTIONS } from './support.ts';

const plugin = (dataFile: string) => {
  const { origin: _, ...backend } = OPTIONS;
  return embeddedSupabase({ dataFile, backend: () => backend });
};

test('a build has no part in it', async () => {
  const config: InlineConfig = { configFile: false, plugins: [plugin('/data.db')] };
  const { plugins } = await resolveConfig(config, 'build');
  expect(plugins.map(({ name }) => name)).not.toContain('embedded-supabase');
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

  async function serve({ server: more, ...config }: InlineConfig = {}) {
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
    const ask = async (path: string, init?: RequestInit): Promise<string> =>
      (await fetch(new URL(path, made.resolvedUrls?.local[0]), init)).text();
    const requestMail = () =>
      ask('/auth/v1/otp', {
        method: 'POST',
        headers: { apikey: KEY },
        body: JSON.stringify({ email: 'student@example.test' }),
      });
    return { made, ask, requestMail };
  }

  test('answers requests, is handed to the restarted server, and releases its data when closed', async () => {
    const { made, ask, requestMail } = await serve();
    await requestMail();
    expect(await ask('/__mail/messages.json')).toContain('"links":["http://localhost:0/account#');
    expect(made.httpServer).toMatchObject({ headersTimeout: 10_000, requestTimeout: 20_000 });
    // It serves the site, but no data file, whatever its name.
    const read = (file: string) => ask(`/@fs${encodeURI(join(folder, file))}?raw`);
    expect(await read('index.html')).toContain('The site');
    expect(await read('kept (mine)/accounts')).not.toContain('SQLite format');
    await made.restart();
    // Mails are lost with the backend that caught them.
    expect(await ask('/__mail')).toContain('No mail yet.');
    await made.close();
    await flush();
    lockData(dataFile, 'http://localhost:5999', { busyTimeoutMs: 0 })();
    expect(await (await serve()).ask('/__mail')).toContain('No mail yet.');
  });

  test('logs what was set aside, and that its data could not be closed', async () => {
    const customLogger = createLogger('silent');
    const info = vi.spyOn(customLogger, 'info');
    const errors = vi.spyOn(customLogger, 'error');
    mkdirSync(dirname(dataFile));
    writeFileSync(dataFile, 'something else '.repeat(400));
    const { made } = await serve({ customLogger });
    expect(info.mock.calls.map(([text]) => text)).toContainEqual(
      expect.stringContaining('The local data file is damaged. It is set aside'),
    );
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
