import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fieldOf } from './json.ts';

/** The stored data cannot be used and was not changed. The message tells the user what to do. */
export class StoredDataError extends Error {
  override name = 'StoredDataError';
}

// SQLite's primary result codes: https://www.sqlite.org/rescode.html
const [PERM, BUSY, LOCKED, READONLY, IOERR] = [3, 5, 6, 8, 10];
const [CORRUPT, FULL, CANTOPEN, NOTADB] = [11, 13, 14, 26];

function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

const isCorruptError = (error: unknown) => [CORRUPT, NOTADB].includes(sqliteCode(error) ?? 0);

const SENTENCES: readonly (readonly [causes: readonly unknown[], sentence: string])[] = [
  [
    [BUSY, LOCKED],
    'is busy: another program is at work on it. Close it (a database browser, perhaps)',
  ],
  [[FULL, 'ENOSPC', 'EDQUOT', 'EFBIG'], 'has no room on the disk. Make some'],
  [[READONLY, 'EROFS'], 'cannot be written: it or its folder is read-only. Make both writable'],
  [
    [PERM, CANTOPEN, 'EACCES', 'EPERM'],
    'cannot be opened: this account may not read and write it, or its folder. Change the permissions',
  ],
  [
    ['EISDIR', 'ENOTDIR', 'EEXIST'],
    'cannot be opened: it is not a plain file in a folder. Move away what is there',
  ],
  [
    [IOERR],
    'could not be read or written: the disk is full or failing. Nothing was changed; see to the disk',
  ],
];

function sentenceFor(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // SQLite rolls back by itself when it cannot write; @supabase/lite then reports only the failed
  // rollback.
  const gaveUp = error.message.startsWith('cannot rollback');
  const cause = gaveUp ? IOERR : (sqliteCode(error) ?? ('code' in error ? error.code : undefined));
  return SENTENCES.find(([causes]) => causes.includes(cause))?.[1];
}

/** Converts an error to a StoredDataError if there is a sentence for it. */
export function toStoredDataError(error: unknown, path: string): unknown {
  const sentence = sentenceFor(error);
  if (sentence === undefined) return error;
  return new StoredDataError(`The local data (${path}) ${sentence} and start again.`, {
    cause: error,
  });
}

const OWNER_ONLY = 0o600;
/** Suffixes of SQLite's journal files, which hold data until it is written back. */
const SIDE_FILES = ['-journal', '-wal', '-shm'] as const;

/** Creates an empty file if there is none, and makes it readable by its owner only. */
function makePrivateFile(path: string): void {
  fs.appendFileSync(path, '', { mode: OWNER_ONLY });
  fs.chmodSync(path, OWNER_ONLY);
}

/** Writes a file, readable by its owner only, atomically even if the machine stops. */
function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`;
  fs.writeFileSync(draft, text, { mode: OWNER_ONLY, flush: true });
  fs.renameSync(draft, path);
}

/** Renames a file, and SQLite's files beside it, to a name with the current time. Returns the name. */
export function renameWithTime(path: string): string {
  const name = `${path}.aside-${new Date().toISOString().replaceAll(/[:.-]/gu, '')}`;
  for (const suffix of ['', ...SIDE_FILES]) {
    if (fs.existsSync(path + suffix)) fs.renameSync(path + suffix, name + suffix);
  }
  return name;
}

export interface LockOptions {
  /** How long to wait for a server that is closing. */
  readonly busyTimeoutMs?: number | undefined;
  /** How to give a second server its own data. */
  readonly secondServer?: string | undefined;
}

function ownerSentence(path: string): string {
  try {
    const owner: unknown = JSON.parse(fs.readFileSync(`${path}.owner`, 'utf8'));
    const [pid, origin] = [fieldOf(owner, 'pid'), fieldOf(owner, 'origin')];
    if (typeof pid === 'number' && typeof origin === 'string') {
      return `process ${pid}, which serves ${origin}. Use that one, or stop it first (Ctrl+C in its terminal, or: kill ${pid})`;
    }
  } catch {
    // The owner holds the lock but has not written its details yet.
  }
  return 'another process. Use that one, or stop it first';
}

function tryLock(path: string, timeout: number): DatabaseSync {
  makePrivateFile(path);
  const lock = new DatabaseSync(path, { timeout });
  try {
    lock.exec('begin immediate');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function lockFile(path: string, timeout: number): DatabaseSync {
  try {
    return tryLock(path, timeout);
  } catch (error) {
    if (!isCorruptError(error)) throw error;
    // The lock file is always empty, so no data is lost.
    fs.rmSync(path);
    return tryLock(path, timeout);
  }
}

/**
 * Locks a data file for this process, by an operating system lock on an empty SQLite file beside it.
 * The system releases it with the process, so a killed process leaves no lock, and a reused process id holds
 * none.
 *
 * @param origin - What this process serves, for the message to other processes.
 * @returns a function that releases the lock.
 * @throws StoredDataError if another server holds the lock.
 */
export function lockData(
  dataFile: string,
  origin: string,
  { busyTimeoutMs = 2000, secondServer }: LockOptions = {},
): () => void {
  const path = `${dataFile}.lock`;
  try {
    const lock = lockFile(path, busyTimeoutMs);
    try {
      writePrivateFile(`${dataFile}.owner`, JSON.stringify({ pid: process.pid, origin }));
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if (sqliteCode(error) !== BUSY) throw error;
    throw new StoredDataError(
      `The local data (${dataFile}) is in use by ${ownerSentence(dataFile)}. ` +
        'Another port alone is not enough for a second server: it needs data of its own' +
        (secondServer === undefined ? '.' : `, as in ${secondServer}`),
      { cause: error },
    );
  }
}

type DataFileState = 'empty' | 'current' | 'outdated' | 'unfinished' | 'broken';
type Log = (message: string) => void;

const WHY_SET_ASIDE = {
  outdated: 'The migrations or the seed have changed since the local data was made',
  unfinished: 'The local data was never built to the end',
  broken: 'The local data file is damaged',
} as const;

/**
 * Resolves links to a data file's own path, under which it is locked. Creates an empty file if there is
 * none.
 *
 * @throws StoredDataError if it is not a plain file, or has hard links, through which another server could
 * open it.
 */
export function ownPathOf(path: string): string {
  // An existing folder keeps its mode.
  fs.mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const found = fs.statSync(path, { throwIfNoEntry: false });
  const refuse = (why: string) => {
    throw new StoredDataError(`The local data (${path}) ${why} and start again.`);
  };
  if (found?.isFile() === false)
    refuse('cannot be opened: it is not a plain file. Move away what is there');
  if (found && found.nlink > 1)
    refuse('has a further name (a hard link). Remove that, or copy the file');
  makePrivateFile(path);
  return fs.realpathSync.native(path);
}

/**
 * Inspects a data file, so that a corrupt one never reaches the backend. Only an SQLite corruption
 * code marks a file as broken; a busy or unreadable file or a full disk does not.
 */
function readState(path: string, wanted: number, timeout: number): DataFileState {
  if (fs.statSync(path).size === 0) return 'empty';
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(path, { timeout });
    const read = (pragma: string) => database?.prepare(`pragma ${pragma}`).get()?.[pragma];
    if (read('quick_check') !== 'ok') return 'broken';
    const version = read('user_version');
    if (version === wanted) return 'current';
    return version === 0 ? 'unfinished' : 'outdated';
  } catch (error) {
    if (isCorruptError(error)) return 'broken';
    throw error;
  } finally {
    database?.close();
  }
}

/**
 * Prepares a data file for opening, and returns whether it is new and has to be built. An unusable
 * file is renamed, never deleted, and its new name logged.
 */
export function prepareDataFile(path: string, wanted: number, log: Log, timeout = 2000): boolean {
  const state = readState(path, wanted, timeout);
  if (state === 'current') return false;
  if (state !== 'empty') {
    const name = renameWithTime(path);
    log(`${WHY_SET_ASIDE[state]}. It is set aside, whole, as ${name}; new data is built.`);
  }
  makePrivateFile(path);
  return true;
}

/**
 * Removes a data file and SQLite's files beside it. The next server rebuilds it.
 *
 * @throws StoredDataError if a server is using it or it cannot be removed.
 */
export function removeDataFile(given: string, options: LockOptions = {}): void {
  try {
    const path = ownPathOf(given);
    const release = lockData(path, 'nothing: it empties the data', options);
    for (const suffix of ['', ...SIDE_FILES]) fs.rmSync(path + suffix, { force: true });
    release();
  } catch (error) {
    throw toStoredDataError(error, given);
  }
}

const SECRET = /^[\w-]{64}$/u;

/**
 * Returns the secret that signs access tokens, which is created once and stored beside the data, so
 * that sessions survive a restart. A damaged secret is renamed, which ends all sessions.
 */
export function jwtSecret(dataFile: string | undefined, log: Log): string {
  const fresh = randomBytes(48).toString('base64url');
  if (dataFile === undefined) return fresh;
  const path = `${dataFile}.jwt-secret`;
  if (fs.existsSync(path)) {
    const stored = fs.readFileSync(path, 'utf8').trim();
    if (SECRET.test(stored)) {
      fs.chmodSync(path, OWNER_ONLY);
      return stored;
    }
    log(
      `The secret that signs sessions is damaged. It is set aside as ${renameWithTime(path)}; sign in again.`,
    );
  }
  writePrivateFile(path, fresh);
  return fresh;
}
