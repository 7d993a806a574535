import { readFileSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { fieldOf } from './field-of.ts';
import { makePrivateFile, writePrivateFile } from './private-files.ts';
import { saysBroken, saysBusy, StoredDataError } from './stored-data-error.ts';

/** How data is locked. */
export interface LockOptions {
  readonly patienceMs?: number | undefined;
  readonly secondServer?: string | undefined;
}

function ownerSentence(path: string): string {
  try {
    // Stryker disable next-line StringLiteral: JSON.parse makes the same text of the bytes.
    const owner: unknown = JSON.parse(readFileSync(`${path}.owner`, 'utf8'));
    const [pid, origin] = [fieldOf(owner, 'pid'), fieldOf(owner, 'origin')];
    if (typeof pid === 'number' && typeof origin === 'string') {
      return `process ${pid}, which serves ${origin}. Use that one, or stop it first (Ctrl+C in its terminal, or: kill ${pid})`;
    }
  } catch {
    // It has the lock and has not written who it is yet.
  }
  return 'another process. Use that one, or stop it first';
}

function tryLock(path: string, patienceMs: number): DatabaseSync {
  makePrivateFile(path);
  const lock = new DatabaseSync(path);
  try {
    lock.exec(`pragma busy_timeout = ${patienceMs}`);
    lock.exec('begin immediate');
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

function lockFile(path: string, patienceMs: number): DatabaseSync {
  try {
    return tryLock(path, patienceMs);
  } catch (error) {
    if (!saysBroken(error)) throw error;
    // It holds no data: whatever is written there is not ours.
    rmSync(path);
    return tryLock(path, patienceMs);
  }
}

/**
 * Takes a data file for this process alone. The lock is the operating system's, on an empty SQLite file
 * beside the data: it ends with the process however that ends, so that none is ever left behind by a
 * process that was killed, nor kept by a stranger that was given the same number.
 *
 * @param origin - What this process serves, for the message to others.
 * @param options - `patienceMs`: how long to wait for a server that is just closing; `secondServer`: how a
 * second server is given data of its own.
 * @returns what gives the lock back.
 * @throws StoredDataError when another server has the data.
 */
export function lockData(
  dataFile: string,
  origin: string,
  { patienceMs = 2000, secondServer }: LockOptions = {},
): () => void {
  const path = `${dataFile}.lock`;
  try {
    const lock = lockFile(path, patienceMs);
    try {
      writePrivateFile(`${dataFile}.owner`, JSON.stringify({ pid: process.pid, origin }));
    } catch (error) {
      lock.close();
      throw error;
    }
    return () => lock.close();
  } catch (error) {
    if (!saysBusy(error)) throw error;
    throw new StoredDataError(
      `The local data (${dataFile}) is in use by ${ownerSentence(dataFile)}. ` +
        'Another port alone is not enough for a second server: it needs data of its own' +
        (secondServer === undefined ? '.' : `, as in ${secondServer}`),
      { cause: error },
    );
  }
}
