import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { lockData, type LockOptions } from './data-lock.ts';
import {
  makePrivateFile,
  makePrivateFolder,
  renameWithTime,
  SIDE_FILES,
  writePrivateFile,
} from './private-files.ts';
import { toStoredDataError, isCorruptError, StoredDataError } from './stored-data-error.ts';

type DataFileState = 'empty' | 'current' | 'outdated' | 'unfinished' | 'broken';
type Log = (message: string) => void;

const WHY_SET_ASIDE = {
  outdated: 'The migrations or the seed have changed since the local data was made',
  unfinished: 'The local data was never built to the end',
  broken: 'The local data file is damaged',
} as const;

function readState(path: string, wanted: number, busyTimeoutMs: number): DataFileState {
  const database = new DatabaseSync(path);
  try {
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    const read = (pragma: string) => database.prepare(`pragma ${pragma}`).get()?.[pragma];
    if (read('quick_check') !== 'ok') return 'broken';
    const version = read('user_version');
    if (version === wanted) return 'current';
    return version === 0 ? 'unfinished' : 'outdated';
  } finally {
    database.close();
  }
}

/**
 * Returns a data file's own path, by which one server at a time may have it, whatever link was
 * given. Creates an empty file if there is none.
 *
 * @throws StoredDataError if there is something else, or if the file has further names, by each of
 * which another server could open it.
 */
export function ownPathOf(path: string): string {
  makePrivateFolder(path);
  const found = statSync(path, { throwIfNoEntry: false });
  const refuse = (why: string) => {
    throw new StoredDataError(`The local data (${path}) ${why} and start again.`);
  };
  if (found?.isFile() === false)
    refuse('cannot be opened: it is not a plain file. Move away what is there');
  if (found && found.nlink > 1)
    refuse('has a further name (a hard link). Remove that, or copy the file');
  makePrivateFile(path);
  return realpathSync.native(path);
}

/**
 * Inspects a data file, so that a corrupt one never reaches the backend. Only an SQLite corruption
 * code marks a file as broken; a busy or unreadable file or a full disk does not.
 */
function inspectDataFile(path: string, wanted: number, busyTimeoutMs = 2000): DataFileState {
  if (statSync(path).size === 0) return 'empty';
  try {
    return readState(path, wanted, busyTimeoutMs);
  } catch (error) {
    if (isCorruptError(error)) return 'broken';
    throw toStoredDataError(error, path);
  }
}

/**
 * Prepares a data file for opening, and returns whether it is new and has to be built. An unusable
 * file is renamed, never deleted, and its new name logged.
 */
export function prepareDataFile(
  path: string,
  wanted: number,
  log: Log,
  busyTimeoutMs?: number,
): 'new' | 'current' {
  const state = inspectDataFile(path, wanted, busyTimeoutMs);
  if (state !== 'empty' && state !== 'current') {
    const name = renameWithTime(path);
    log(`${WHY_SET_ASIDE[state]}. It is set aside, whole, as ${name}; new data is built.`);
  }
  makePrivateFile(path);
  return state === 'current' ? state : 'new';
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
    for (const suffix of ['', ...SIDE_FILES]) rmSync(path + suffix, { force: true });
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
  if (existsSync(path)) {
    const stored = readFileSync(path, 'utf8').trim();
    if (SECRET.test(stored)) {
      chmodSync(path, 0o600);
      return stored;
    }
    log(
      `The secret that signs sessions is damaged. It is set aside as ${renameWithTime(path)}; sign in again.`,
    );
  }
  writePrivateFile(path, fresh);
  return fresh;
}
