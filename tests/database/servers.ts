import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, createServer, type IncomingHttpHeaders } from 'node:http';
import { createServer as createSocket, type AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { PROJECT_ROOT } from '../../scripts/lib/embeddedSupabase.ts';
import { createPreview } from '../../scripts/lib/previewServer.ts';
import { startBackend } from './backend.ts';

/**
 * A secret that no server may serve: it is in every file of `HIDDEN`, and in `OWN` where a server creates
 * none.
 */
export const SECRET = 'the secret that signs every session';
export const HIDDEN = [
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
export const OWN = 'kept (mine)/accounts';
export const OWN_SECRET = `${OWN}.jwt-secret`;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The IP address of this machine to connect to. */
  readonly host?: string;
}

/** One of our servers, running. */
export interface Running {
  readonly port: number;
  /** Sends a path as written; `fetch` would normalise it. */
  ask(path: string, sent?: Sent): Promise<Answer>;
  stop(): Promise<void>;
}

/** This machine's address on its network, if it has one. */
export const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

function ask(port: number, path: string, sent: Sent = {}): Promise<Answer> {
  const { method = 'GET', headers = {}, body, host = '127.0.0.1' } = sent;
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, path, method, headers: { accept: '*/*', ...headers } });
    asked.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
      );
    });
    asked.on('error', reject).end(body);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a server answers. */
async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${child.exitCode}`);
    const answer = await ask(port, '/').catch(() => undefined);
    if (answer !== undefined) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A project folder within Vite's allowed folders, with the files that must stay hidden. */
export function hiddenFolder(): string {
  mkdirSync(join(PROJECT_ROOT, 'test-results'), { recursive: true });
  const folder = mkdtempSync(join(PROJECT_ROOT, 'test-results/access-'));
  for (const file of [...HIDDEN, OWN_SECRET]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), SECRET);
  }
  writeFileSync(join(folder, 'shown.txt'), 'for everybody');
  writeFileSync(join(folder, '_headers'), '/*\n  X-All: 1\n');
  writeFileSync(join(folder, '_redirects'), '');
  return folder;
}

async function startChild(
  args: string[],
  port: number,
  env: Record<string, string>,
): Promise<Running> {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    stdio: 'ignore',
    // Without the variables that tell a server that a test started it.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  });
  await untilListening(port, child);
  return {
    port,
    ask: (path: string, sent?: Sent) => ask(port, path, sent),
    stop: () =>
      new Promise<void>((resolve) => {
        child.once('exit', () => resolve());
        child.kill();
      }),
  };
}

/** `npm start`, with its data in the folder under a custom name. */
export async function startDevelopment(folder: string): Promise<Running> {
  const port = await freePort();
  return startChild(['scripts/start.ts'], port, {
    PORT: String(port),
    EMBEDDED_DATA_FILE: join(folder, OWN),
  });
}

/** `npm run storybook`, on all network interfaces. */
export async function startStorybook(folder: string): Promise<Running> {
  const port = await freePort();
  const storybook = join(PROJECT_ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const flags = ['--ci', '--exact-port', '--disable-telemetry', '--no-version-updates'];
  return startChild([storybook, 'dev', '-p', String(port), '-h', '0.0.0.0', ...flags], port, {
    EMBEDDED_DATA_FILE: join(folder, OWN),
  });
}

/** `npm run preview`, of a folder instead of the built site. */
export async function startPreview(folder: string): Promise<Running> {
  const backend = await startBackend();
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  server.on('request', createPreview({ client: folder, origin, backend }));
  return {
    port,
    ask: (path, sent) => ask(port, path, sent),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
