import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, vi } from 'vitest';
import {
  close,
  listen,
  send,
  type Got,
  type Sent,
} from '../../packages/embedded-supabase/tests/server.ts';
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

/** One of our servers, running. */
export interface Running {
  readonly port: number;
  ask(path: string, sent?: Sent): Promise<Got>;
  stop(): Promise<void>;
}

/** This machine's address on its network, if it has one. */
export const networkAddress = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address;

function running(port: number, stop: Running['stop']): Running {
  return {
    port,
    ask: (path, { headers, ...sent } = {}) =>
      send(port, path, { headers: { accept: '*/*', ...headers }, ...sent }),
    stop,
  };
}

/** A project folder within Vite's allowed folders, with the files that must stay hidden, for the file's tests. */
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
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts a program on a free port, with its data in the folder under a custom name. */
async function startChild(folder: string, argsFor: (port: string) => string[]): Promise<Running> {
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
  const server = running(port, async () => {
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  });
  await vi.waitFor(() => server.ask('/'), { timeout: 500_000, interval: 100 });
  return server;
}

/** `npm start`. */
export const startDevelopment = (folder: string): Promise<Running> =>
  startChild(folder, () => ['scripts/start.ts']);

/** `npm run storybook`, on all network interfaces. */
export function startStorybook(folder: string): Promise<Running> {
  const storybook = join(PROJECT_ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const flags = ['--ci', '--exact-port', '--disable-telemetry', '--no-version-updates'];
  return startChild(folder, (port) => [storybook, 'dev', '-p', port, '-h', '0.0.0.0', ...flags]);
}

/** `npm run preview`, of a folder instead of the built site. */
export async function startPreview(folder: string): Promise<Running> {
  const backend = await startBackend();
  const server = createServer();
  const port = await listen(server);
  const origin = `http://localhost:${port}`;
  server.on('request', createPreview({ client: folder, origin, backend }));
  return running(port, async () => {
    await close(server);
    await backend.close();
  });
}
