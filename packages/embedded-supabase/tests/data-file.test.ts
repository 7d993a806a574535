import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { removeDataFile, renameWithTime, toStoredDataError } from '../src/data-file.ts';
import type { EmbeddedSupabaseOptions } from '../src/embedded-supabase.ts';
import { fingerprint } from '../src/migrations.ts';
import { call, signIn } from '../src/testing/calls.ts';
import { backendForTest, temporaryFolder } from './hooks.ts';
import { ORIGIN, project, SAMPLE, startBackend } from './support.ts';

const built = join(temporaryFolder(afterAll), 'data.db');
await (await startBackend({ dataFile: built })).close();

let folder: string;
let dataFile: string;
let logged: string[];
beforeEach(() => {
  folder = join(temporaryFolder(), 'deep');
  dataFile = join(folder, 'data.db');
  logged = [];
});

const log = (message: string) => void logged.push(message);
const LOCK = { busyTimeoutMs: 0, secondServer: 'DATA=another.db npm start' };
const start = (options: Partial<EmbeddedSupabaseOptions> = {}) =>
  backendForTest({ dataFile, log, ...LOCK, ...options });

/** Returns the message with which starting fails. */
async function refusal(path = dataFile): Promise<string> {
  const error = await start({ dataFile: path }).catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({ name: 'StoredDataError' });
  return (error as Error).message;
}

/** Copies prebuilt data, to save the time of building it. */
function copyBuilt(): void {
  fs.mkdirSync(folder, { mode: 0o700 });
  for (const suffix of ['', '.jwt-secret']) fs.copyFileSync(built + suffix, dataFile + suffix);
}

function change(sql: string): void {
  const database = new DatabaseSync(dataFile);
  database.exec(sql);
  database.close();
}

/** Starts the backend and expects the seed's data and nothing else in it. */
async function expectSeed(): Promise<void> {
  const backend = await start();
  const token = await signIn(backend, 'admin@example.test');
  const path = '/rest/v1/profiles?select=id,role,display_name&order=id';
  expect((await call(backend, path, { token })).body).toEqual(Object.values(SAMPLE));
}

/** The path of the file that was set aside. */
const setAside = () => {
  const names = fs.readdirSync(folder).filter((name) => name.includes('.aside-'));
  return names.map((name) => join(folder, name)).join();
};

const PAGE = 4096;
const damaged = (damage: (data: Buffer) => string | Buffer) => () => {
  copyBuilt();
  fs.writeFileSync(dataFile, damage(fs.readFileSync(dataFile)));
};
const ofVersion = (version: number) => () => {
  copyBuilt();
  change(`pragma user_version = ${version}`);
};
/** Readable, but a row violates its table's constraint. */
function violating(): void {
  fs.mkdirSync(folder);
  const version = `pragma user_version = ${fingerprint(project)}`;
  change(`create table a (b         ); insert into a values (null); ${version}`);
  const text = fs.readFileSync(dataFile, 'latin1').replace('(b         )', '(b not null)');
  fs.writeFileSync(dataFile, text, 'latin1');
}
const DAMAGED = 'The local data file is damaged';
const CHANGED = 'The migrations or the seed have changed since the local data was made';

test.for([
  ['that is no database', DAMAGED, damaged(() => 'something else '.repeat(400))],
  ['with overwritten pages', DAMAGED, damaged((data) => data.fill(0xff, PAGE, data.length - PAGE))],
  ['cut off', DAMAGED, damaged((data) => data.subarray(0, 20 * PAGE))],
  ['with a violated constraint', DAMAGED, violating],
  ['of other migrations', CHANGED, ofVersion(7)],
  ['that is not complete', 'The local data was never built to the end', ofVersion(0)],
] as const)('a file %s is set aside whole, and the log says why', async ([, why, prepare]) => {
  prepare();
  const bytes = fs.readFileSync(dataFile);
  await expectSeed();
  const path = setAside();
  expect(path).toMatch(/\.aside-\d{8}T\d{9}Z$/u);
  expect(logged).toEqual([`${why}. It is set aside, whole, as ${path}; new data is built.`]);
  expect(fs.readFileSync(path).equals(bytes)).toBe(true);
});

test('a file that is set aside keeps its side files', () => {
  const suffixes = ['', '-journal', '-shm', '-wal'];
  fs.mkdirSync(folder);
  for (const suffix of suffixes) fs.writeFileSync(dataFile + suffix, suffix);
  const name = renameWithTime(dataFile);
  expect(setAside().split(',').toSorted()).toEqual(suffixes.map((end) => name + end));
  for (const suffix of suffixes) expect(fs.readFileSync(name + suffix, 'utf8')).toBe(suffix);
});

test.for(['', 'short', '\u0000'.repeat(64)])(
  'a signing secret %j is set aside and replaced',
  async (text) => {
    copyBuilt();
    fs.writeFileSync(`${dataFile}.jwt-secret`, text);
    await expectSeed();
    expect(logged).toEqual([
      `The secret that signs sessions is damaged. It is set aside as ${setAside()}; sign in again.`,
    ]);
    expect(fs.readFileSync(`${dataFile}.jwt-secret`, 'utf8')).toMatch(/^[\w-]{64}$/u);
  },
);

test('a busy file is not taken for a damaged one: it stays in place, and the error says why', async () => {
  copyBuilt();
  const other = new DatabaseSync(dataFile);
  other.exec('begin exclusive');
  expect(await refusal()).toBe(
    `The local data (${dataFile}) is busy: another program is at work on it. Close it (a database browser, perhaps) and start again.`,
  );
  other.close();
  await expectSeed();
  expect([setAside(), logged]).toEqual(['', []]);
});

test('a folder in the place of a file stays, and the error says what to do', async () => {
  for (const suffix of ['', '.lock', '.jwt-secret', '.owner']) {
    fs.mkdirSync(dataFile + suffix, { recursive: true });
    expect(await refusal()).toMatch(/^The local data .+ cannot be opened: .+ start again\.$/u);
    // Once it is removed, nothing keeps the server from starting.
    fs.rmdirSync(dataFile + suffix);
    await (await start()).close();
    fs.rmSync(folder, { recursive: true });
  }
});

/** Starts the backend in its own process; resolves once it is ready or has failed. */
async function startElsewhere(before = ''): Promise<{ child: ChildProcess; output: string }> {
  const program = join(import.meta.dirname, 'data-file.child.ts');
  const command = [process.execPath, program, dataFile, 'http://localhost:5999'];
  const child = spawn('sh', ['-c', `${before} exec "$@"`, 'sh', ...command], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => kill(child));
  let output = '';
  for await (const text of child.stdout as AsyncIterable<Buffer>) {
    output += text.toString();
    if (output.endsWith('ready\n')) break;
  }
  return { child, output };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  if (child.kill('SIGKILL')) await ended;
}

test('a second server is refused with the owner’s address, whatever link leads to the data', async () => {
  const link = join(temporaryFolder(), 'link');
  fs.mkdirSync(folder);
  fs.symlinkSync(dataFile, link);
  await (await start({ dataFile: link })).close();
  removeDataFile(link);
  const { child } = await startElsewhere();
  const inUse = `is in use by process ${child.pid}, which serves http://localhost:5999. Use that one, or stop it first (Ctrl+C in its terminal, or: kill ${child.pid}). Another port alone is not enough for a second server: it needs data of its own, as in DATA=another.db npm start`;
  expect(await refusal()).toBe(`The local data (${dataFile}) ${inUse}`);
  expect(await refusal(link)).toContain(inUse);
  expect(child.exitCode).toBeNull();
  // A killed one leaves no lock behind, even if another process reuses its id.
  await kill(child);
  fs.writeFileSync(`${dataFile}.owner`, JSON.stringify({ pid: process.pid, origin: ORIGIN }));
  await expectSeed();
  expect(logged).toEqual([]);
});

test('a file with a second name is refused by either', async () => {
  await (await start()).close();
  const other = join(folder, 'other.db');
  fs.linkSync(dataFile, other);
  const message = (path: string) =>
    `The local data (${path}) has a further name (a hard link). Remove that, or copy the file and start again.`;
  for (const path of [other, dataFile]) expect(await refusal(path)).toBe(message(path));
  expect(() => removeDataFile(other)).toThrow(message(other));
});

test('a lock holds whatever its owner’s file says; no start that it refuses leaves a file open', async () => {
  fs.mkdirSync(folder);
  // A file with other content is no lock.
  fs.writeFileSync(`${dataFile}.lock`, 'something else '.repeat(400));
  await expectSeed();
  const open = () => fs.readdirSync('/dev/fd').length;
  const before = open();
  for (const owner of ['', '{"pid":"1; rm -rf","origin":7}']) {
    fs.writeFileSync(`${dataFile}.owner`, owner);
    for (let time = 0; time < 15; time += 1)
      expect(await refusal()).toContain('is in use by another process.');
  }
  expect(open() - before).toBeLessThan(15);
});

test('a full disk is reported; with space again the server starts and sets the partial file aside', async () => {
  // `ulimit -f` counts in blocks of 512 bytes.
  const { output } = await startElsewhere('ulimit -f 100;');
  expect(output).toMatch(
    /^StoredDataError: The local data .+ (?:has no room on the disk|could not be read or written)/u,
  );
  await expectSeed();
  expect(logged[0]).toMatch(/^The local data was never built to the end\. It is set aside/u);
});

test('all that is kept is for its owner only, even if an earlier release left it readable', async () => {
  copyBuilt();
  for (const name of [dataFile, `${dataFile}.jwt-secret`]) fs.chmodSync(name, 0o644);
  await signIn(await start(), 'student@example.test');
  const modes = ['', ...fs.readdirSync(folder).toSorted()].map((name) => {
    const mode = fs.statSync(join(folder, name)).mode & 0o777;
    return `${name} ${mode.toString(8)}`;
  });
  const suffixes = ['', '.jwt-secret', '.lock', '.lock-journal', '.owner'];
  expect(modes).toEqual([' 700', ...suffixes.map((suffix) => `data.db${suffix} 600`)]);
});

test('removing the data deletes all its files except the secret, unless a server has them', async () => {
  copyBuilt();
  for (const suffix of ['-journal', '-wal', '-shm']) fs.writeFileSync(dataFile + suffix, '');
  removeDataFile(dataFile);
  const left = fs.readdirSync(folder).filter((name) => !/lock|owner/u.test(name));
  expect(left).toEqual(['data.db.jwt-secret']);
  await expectSeed();
  expect(() => removeDataFile(dataFile, { busyTimeoutMs: 0 })).toThrow(
    /^The local data .+ is in use by process \d+, .+ needs data of its own\.$/u,
  );
});

const sqlite = (errcode: unknown) => Object.assign(new Error('no'), { errcode });
const system = (code: string) => Object.assign(new Error(code), { code });

test.for([
  ['The local data (/d) is busy: another program', sqlite(5), sqlite(6)],
  ['has no room on the disk', sqlite(13), ...['ENOSPC', 'EDQUOT', 'EFBIG'].map(system)],
  ['its folder is read-only', sqlite(8), system('EROFS')],
  ['this account may not read and write it', sqlite(3), sqlite(14), system('EACCES')],
  ['it is not a plain file', ...['EISDIR', 'ENOTDIR', 'EEXIST'].map(system)],
  ['the disk is full or failing', sqlite(266), new Error('cannot rollback - no transaction')],
  [undefined, sqlite(1), sqlite('5'), system('EMFILE'), new Error('we cannot rollback'), 'ENOSPC'],
])('%s tells of its failures', ([sentence, ...errors]) => {
  for (const cause of errors) {
    const message = expect.stringContaining(String(sentence)) as unknown;
    const told = expect.objectContaining({ name: 'StoredDataError', message, cause }) as unknown;
    expect(toStoredDataError(cause, '/d')).toEqual(sentence === undefined ? cause : told);
  }
});
