import { readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fieldOf } from './json.ts';
import { makePrivateFile, writePrivateFile } from './private-files.ts';
import { isCorruptError, isBusyError, StoredDataError } from './stored-data-error.ts';

export interface LockOptions {
  /** How long to wait for a server that is closing. */
  readonly busyTimeoutMs?: number | undefined;
  /** How to give a second server its own data. */
  readonly secondServer?: string | undefined;
}

function ownerSentence(path: string): string {
  try {
    const owner: unknown = JSON.parse(readFileSync(`${path}.owner`, 'utf8'));
    const [pid, origin] = [fieldOf(owner, 'pid'), fieldOf(owner, 'origin')];
    if (typeof pid === 'number' && typeof origin === 'string') {
      return `process ${pid}, which serves ${origin}. Use that one, or stop it first (Ctrl+C in its terminal, or: kill ${pid})`;
    }
  } catch {
    // The owner holds the lock but has not written its details yet.
  }
  return 'another process. Use that one, or stop it first';
}

function tryLock(path: string, busyTimeoutMs: number): DatabaseSync {
  makePrivateFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
    lock.exec('begin immediate');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function lockFile(path: string, busyTimeoutMs: number): DatabaseSync {
  try {
    return tryLock(path, busyTimeoutMs);
  } catch (error) {
    if (!isCorruptError(error)) throw error;
    // The lock file is always empty, so no data is lost.
    rmSync(path);
    return tryLock(path, busyTimeoutMs);
  }
}

/**
 * Locks a data file for this process, by an operating system lock on an empty SQLite file beside it:
 * it ends with the process, so a killed process leaves none, and a reused process id cannot hold one.
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
    if (!isBusyError(error)) throw error;
    throw new StoredDataError(
      `The local data (${dataFile}) is in use by ${ownerSentence(dataFile)}. ` +
        'Another port alone is not enough for a second server: it needs data of its own' +
        (secondServer === undefined ? '.' : `, as in ${secondServer}`),
      { cause: error },
    );
  }
}
