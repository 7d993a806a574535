import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { lockData, type LockOptions } from './data-lock.ts';
import {
  makePrivateFile,
  makePrivateFolder,
  setAside,
  SIDE_FILES,
  writePrivateFile,
} from './private-files.ts';
import { explained, saysBroken, StoredDataError } from './stored-data-error.ts';

/** What a data file is worth: missing, ready for use, made from other migrations, built half-way, or broken. */
export type DataFileState = 'absent' | 'current' | 'outdated' | 'unfinished' | 'broken';

/** Tells a sentence to the person who started the server. */
export type Log = (message: string) => void;

const WHY_SET_ASIDE = {
  outdated: 'The migrations or the seed have changed since the local data was made',
  unfinished: 'The local data was never built to the end',
  broken: 'The local data file is damaged',
} as const;

function readState(path: string, wanted: number, patienceMs: number): DataFileState {
  const database = new DatabaseSync(path);
  try {
    database.exec(`pragma busy_timeout = ${patienceMs}`);
    const check = database.prepare('pragma quick_check').get();
    // Stryker disable next-line OptionalChaining: The pragma always answers with a row; the question is for the compiler.
    if (check?.['quick_check'] !== 'ok') return 'broken';
    // Stryker disable next-line OptionalChaining: The pragma always answers with a row; the question is for the compiler.
    const version = database.prepare('pragma user_version').get()?.['user_version'];
    if (version === wanted) return 'current';
    return version === 0 ? 'unfinished' : 'outdated';
  } finally {
    database.close();
  }
}

/**
 * Looks at a data file without the backend, so that a broken one is never handed to it. Only SQLite's own
 * word makes a file broken: one that is busy, unreadable or on a full disk is not.
 *
 * @param patienceMs - How long to wait for another program that is at work on it.
 * @throws StoredDataError
 */
export function inspectDataFile(path: string, wanted: number, patienceMs = 2000): DataFileState {
  if (!existsSync(path)) return 'absent';
  if (!statSync(path).isFile()) {
    throw new StoredDataError(
      `The local data cannot be opened: ${path} is not a file. Move away what is there and start again.`,
    );
  }
  try {
    return readState(path, wanted, patienceMs);
  } catch (error) {
    if (saysBroken(error)) return 'broken';
    throw explained(error, path);
  }
}

/**
 * Makes a data file ready to be opened: one that cannot be used is set aside under a name that is told,
 * never deleted, and an empty one takes its place, for its owner only.
 *
 * @throws StoredDataError
 */
export function prepareDataFile(path: string, wanted: number, log: Log, patienceMs?: number): void {
  const state = inspectDataFile(path, wanted, patienceMs);
  if (state !== 'absent' && state !== 'current') {
    const name = setAside(path);
    log(`${WHY_SET_ASIDE[state]}. It is set aside, whole, as ${name}; new data is built.`);
  }
  makePrivateFile(path);
}

/**
 * Removes a data file and what SQLite keeps beside it, for somebody who asked to start anew. The next
 * server builds it again.
 *
 * @throws StoredDataError when a server is at work on it, or it cannot be removed.
 */
export function removeDataFile(path: string, options: LockOptions = {}): void {
  try {
    makePrivateFolder(path);
    const release = lockData(path, 'nothing: it empties the data', options);
    for (const suffix of ['', ...SIDE_FILES]) rmSync(path + suffix, { force: true });
    release();
  } catch (error) {
    throw explained(error, path);
  }
}

const SECRET = /^[\w-]{64}$/u;

/**
 * The secret that signs the embedded backend's access tokens: made once per data file and kept beside it,
 * readable by its owner only, so that a session outlives a restart. In memory it lasts as long as the
 * process. A damaged one is set aside; people sign in again.
 */
export function jwtSecret(dataFile: string | undefined, log: Log): string {
  const fresh = randomBytes(48).toString('base64url');
  if (dataFile === undefined) return fresh;
  const path = `${dataFile}.jwt-secret`;
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (SECRET.test(kept)) {
      chmodSync(path, 0o600);
      return kept;
    }
    log(
      `The secret that signs sessions is damaged. It is set aside as ${setAside(path)}; sign in again.`,
    );
  }
  writePrivateFile(path, fresh);
  return fresh;
}
