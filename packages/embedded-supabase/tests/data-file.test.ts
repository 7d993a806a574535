import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { removeDataFile } from '../src/data-file.ts';
import type { EmbeddedSupabase, EmbeddedSupabaseOptions } from '../src/embedded-supabase.ts';
import { fingerprint } from '../src/migrations.ts';
import { StoredDataError } from '../src/stored-data-error.ts';
import { call, signIn } from '../src/testing/calls.ts';
import { temporaryFolder } from './hooks.ts';
import { ORIGIN, project, SAMPLE, startBackend } from './support.ts';

const WANTED = fingerprint(project);

const built = join(temporaryFolder(afterAll), 'data.db');
await (await startBackend({ dataFile: built })).close();

let dataFile: string;
let logged: string[];
beforeEach(() => {
  dataFile = join(temporaryFolder(), 'deep', 'data.db');
  logged = [];
});

async function start(options: Partial<EmbeddedSupabaseOptions> = {}): Promise<EmbeddedSupabase> {
  const log = (message: string) => logged.push(message);
  const secondServer = 'DATA=another.db npm start';
  const backend = await startBackend({ dataFile, log, busyTimeoutMs: 0, secondServer, ...options });
  onTestFinished(() => backend.close());
  return backend;
}

/** Copies prebuilt data, to save the time of building it. */
function copyBuilt(): void {
  mkdirSync(dirname(dataFile), { mode: 0o700 });
  for (const suffix of ['', '.jwt-secret']) copyFileSync(built + suffix, dataFile + suffix);
}

function change(sql: string): void {
  const database = new DatabaseSync(dataFile);
  database.exec(sql);
  database.close();
}

async function profiles(backend: EmbeddedSupabase) {
  const token = await signIn(backend, 'admin@example.test');
  const path = '/rest/v1/profiles?select=id,role,display_name&order=id';
  return (await call(backend, path, { token })).body;
}

test('data and sessions outlive a restart, and policies hold after it', async () => {
  const first = await start();
  const token = await signIn(first, 'student@example.test');
  const path = `/rest/v1/profiles?id=eq.${SAMPLE.student.id}`;
  await call(first, path, { method: 'PATCH', token, body: { display_name: 'Lena B.' } });
  await first.close();

  const second = await start();
  const mine = { ...SAMPLE.student, display_name: 'Lena B.' };
  const all = '/rest/v1/profiles?select=id,role,display_name';
  expect((await call(second, all, { token })).body).toEqual([mine]);
  const promoted = await call(second, path, { method: 'PATCH', token, body: { role: 'admin' } });
  expect(promoted.status).toBe(403);
  expect(logged).toEqual([]);
});

/** Files in the data's folder that do not belong to a running server. */
const setAside = () =>
  readdirSync(dirname(dataFile))
    .filter((name) => name.includes('.aside-'))
    .toSorted();

const STAMP = /\.aside-\d{8}T\d{9}Z/u;

/**
 * Starts the backend and expects the old file to be set aside intact, with reason and path logged.
 */
async function expectSetAside(why: string, bytes: Buffer): Promise<void> {
  const backend = await start();
  const [name = ''] = setAside();
  expect(name).toMatch(STAMP);
  const path = join(dirname(dataFile), name);
  expect(logged).toEqual([`${why}. It is set aside, whole, as ${path}; new data is built.`]);
  expect(readFileSync(path).equals(bytes)).toBe(true);
  expect(await profiles(backend)).toEqual(Object.values(SAMPLE));
}

const DAMAGED = 'The local data file is damaged';

const PAGE = 4096;
test.for([
  { name: 'that is not a database', damage: () => Buffer.from('something else '.repeat(400)) },
  {
    name: 'with overwritten pages',
    damage: (data: Buffer) => data.fill(0xff, PAGE, data.length - PAGE),
  },
  { name: 'cut off after a page', damage: (data: Buffer) => data.subarray(0, 20 * PAGE) },
])('a file $name is set aside', async ({ damage }) => {
  copyBuilt();
  const bytes = damage(readFileSync(dataFile));
  writeFileSync(dataFile, bytes);
  await expectSetAside(DAMAGED, bytes);
});

test.for([
  {
    name: 'from other migrations',
    version: 7,
    why: 'The migrations or the seed have changed since the local data was made',
  },
  { name: 'not to the end', version: 0, why: 'The local data was never built to the end' },
])('data made $name is set aside', async ({ version, why }) => {
  copyBuilt();
  change(`pragma user_version = ${version}`);
  await expectSetAside(why, readFileSync(dataFile));
});

test('readable data that violates a constraint is set aside', async () => {
  mkdirSync(dirname(dataFile));
  change(
    `create table a (b         ); insert into a values (null); pragma user_version = ${WANTED}`,
  );
  const text = readFileSync(dataFile, 'latin1').replace('(b         )', '(b not null)');
  writeFileSync(dataFile, text, 'latin1');
  await expectSetAside(DAMAGED, readFileSync(dataFile));
});

/** Returns the message with which starting fails. */
async function refusal(options?: Partial<EmbeddedSupabaseOptions>): Promise<string> {
  const error: unknown = await start(options).catch((reason: unknown) => reason);
  if (error instanceof StoredDataError) return error.message;
  throw error;
}

test('a busy file is not taken for a damaged one: it stays in place, and the error says why', async () => {
  const first = await start();
  await signIn(first, 'a.new.account@example.test');
  await first.close();
  const other = new DatabaseSync(dataFile);
  other.exec('begin exclusive');
  expect(await refusal()).toBe(
    `The local data (${dataFile}) is busy: another program is at work on it. Close it (a database browser, perhaps) and start again.`,
  );
  other.exec('rollback');
  other.close();
  expect(setAside()).toEqual([]);
  expect(await profiles(await start())).toHaveLength(5);
  expect(logged).toEqual([]);
});

test.for(['', '.lock', '.jwt-secret', '.owner'])(
  'a folder in the place of data.db%s stays, and the error says what to do',
  async (suffix) => {
    const path = `${dataFile}${suffix}`;
    mkdirSync(path, { recursive: true });
    expect(await refusal()).toMatch(/^The local data .+ cannot be opened: .+ start again\.$/u);
    expect(statSync(path).isDirectory()).toBe(true);
    // Once it is removed, nothing keeps the server from starting.
    rmSync(path, { recursive: true });
    await start();
  },
);

const PROGRAM = join(import.meta.dirname, 'data-file.child.ts');

/**
 * Starts the backend in its own process; resolves with its output and the process once it has
 * printed `until`.
 */
async function startElsewhere(before = ''): Promise<{ child: ChildProcess; output: string }> {
  const command = [process.execPath, PROGRAM, dataFile, 'http://localhost:5999'];
  const child = spawn('sh', ['-c', `${before} exec "$@"`, 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => kill(child));
  let output = '';
  child.stdout.setEncoding('utf8');
  for await (const text of child.stdout as AsyncIterable<string>) {
    output += text;
    if (output.endsWith('ready\n')) break;
  }
  return { child, output };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill('SIGKILL')) await ended;
}

test('a second server is refused with the owner’s address, and the first keeps the data', async () => {
  const { child } = await startElsewhere();
  expect(await refusal()).toBe(
    `The local data (${dataFile}) is in use by process ${child.pid}, which serves http://localhost:5999. Use that one, or stop it first (Ctrl+C in its terminal, or: kill ${child.pid}). Another port alone is not enough for a second server: it needs data of its own, as in DATA=another.db npm start`,
  );
  expect(child.exitCode).toBeNull();
});

test('a link leads to the data, also before they are made and after they are removed', async () => {
  const link = join(temporaryFolder(), 'link');
  mkdirSync(dirname(dataFile));
  symlinkSync(dataFile, link);
  await (await start({ dataFile: link })).close();
  removeDataFile(link);
  const { child } = await startElsewhere();
  expect(await refusal({ dataFile: link })).toContain(`is in use by process ${child.pid}`);
});

test('a file with a second name is refused by either, beside a running server and without', async () => {
  const first = await start();
  const other = join(dirname(dataFile), 'other.db');
  linkSync(dataFile, other);
  const message = (path: string) =>
    `The local data (${path}) has a further name (a hard link). Remove that, or copy the file and start again.`;
  expect(await refusal({ dataFile: other })).toBe(message(other));
  await first.close();
  expect(await refusal()).toBe(message(dataFile));
  expect(() => removeDataFile(other)).toThrow(message(other));
  rmSync(other);
  await start();
});

test('a killed server leaves no lock behind, even if another process reuses its id', async () => {
  const { child } = await startElsewhere();
  await kill(child);
  // Simulates reuse of the killed server's process id by this process.
  writeFileSync(`${dataFile}.owner`, JSON.stringify({ pid: process.pid, origin: ORIGIN }));
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
  expect(logged).toEqual([]);
});

test.for(['', '{"pid":"1; rm -rf","origin":7}'])(
  'a lock with the owner recorded as %j still holds',
  async (owner) => {
    await start();
    writeFileSync(`${dataFile}.owner`, owner);
    expect(await refusal()).toContain('is in use by another process.');
  },
);

test('a lock file with other content does not lock', async () => {
  mkdirSync(dirname(dataFile));
  writeFileSync(`${dataFile}.lock`, 'something else '.repeat(400));
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
});

test('a full disk is reported; with space again the server starts and sets the partial file aside', async () => {
  // `ulimit -f` counts in blocks of 512 bytes.
  const { output } = await startElsewhere('ulimit -f 100;');
  expect(output).toMatch(
    /^StoredDataError: The local data .+ (?:has no room on the disk|could not be read or written)/u,
  );
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
  expect(logged[0]).toMatch(/^The local data was never built to the end\. It is set aside/u);
});

test.for(['', 'short', '\u0000'.repeat(64)])(
  'a signing secret that is %j is set aside and replaced',
  async (text) => {
    copyBuilt();
    const path = `${dataFile}.jwt-secret`;
    writeFileSync(path, text);
    const backend = await start();
    const [name = ''] = setAside();
    expect(logged).toEqual([
      `The secret that signs sessions is damaged. It is set aside as ${join(dirname(path), name)}; sign in again.`,
    ]);
    expect(readFileSync(path, 'utf8')).toMatch(/^[\w-]{64}$/u);
    expect(await profiles(backend)).toEqual(Object.values(SAMPLE));
  },
);

test('all that is kept is for its owner only, even if an earlier release left it readable', async () => {
  copyBuilt();
  for (const name of [dataFile, `${dataFile}.jwt-secret`]) chmodSync(name, 0o644);
  const backend = await start();
  await signIn(backend, 'student@example.test');
  const kept = dirname(dataFile);
  const names = readdirSync(kept).toSorted();
  expect(names).toEqual(
    ['', '.jwt-secret', '.lock', '.lock-journal', '.owner'].map((end) => `data.db${end}`),
  );
  expect(names.map((name) => statSync(join(kept, name)).mode & 0o777)).toEqual(
    names.map(() => 0o600),
  );
  expect(statSync(kept).mode & 0o777).toBe(0o700);
});

test('removing the data deletes all its files except the secret', async () => {
  copyBuilt();
  for (const suffix of ['-journal', '-wal', '-shm']) writeFileSync(dataFile + suffix, '');
  removeDataFile(dataFile);
  expect(readdirSync(dirname(dataFile)).filter((name) => !/lock|owner/u.test(name))).toEqual([
    'data.db.jwt-secret',
  ]);
  expect(await profiles(await start())).toEqual(Object.values(SAMPLE));
  expect(() => removeDataFile(dataFile, { busyTimeoutMs: 0 })).toThrow(
    /^The local data .+ is in use by process \d+, .+ needs data of its own\.$/u,
  );
});

test.runIf(existsSync('/proc/self/fd'))('a start that is refused leaves no file open', async () => {
  await start();
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  for (let time = 0; time < 30; time += 1) await refusal();
  expect(open() - before).toBeLessThan(15);
});
