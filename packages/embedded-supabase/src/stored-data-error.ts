/**
 * The stored data cannot be used and was not changed. The message tells the user what to do and is
 * shown without a stack.
 */
export class StoredDataError extends Error {
  override name = 'StoredDataError';
}

// SQLite's primary result codes: https://www.sqlite.org/rescode.html
const PERM = 3;
const BUSY = 5;
const LOCKED = 6;
const READONLY = 8;
const IOERR = 10;
const CORRUPT = 11;
const FULL = 13;
const CANTOPEN = 14;
const NOTADB = 26;

/**
 * Returns SQLite's primary result code of an error from node:sqlite; undefined for any other error.
 */
export function sqliteCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('errcode' in error)) return undefined;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : undefined;
}

/** Whether an error has one of SQLite's two codes for a corrupt file. */
export function isCorruptError(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === CORRUPT || code === NOTADB;
}

/** Whether an error means that another connection is using the file. */
export function isBusyError(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === BUSY || code === LOCKED;
}

function messageFor(error: unknown, path: string): string | undefined {
  const system = error instanceof Error && 'code' in error ? error.code : undefined;
  const code = sqliteCode(error);
  if (isBusyError(error)) {
    return `The local data is busy: another program is at work on ${path}. Close it (a database browser, perhaps) and start again.`;
  }
  if (code === FULL || system === 'ENOSPC' || system === 'EDQUOT' || system === 'EFBIG') {
    return `There is no room on the disk for the local data (${path}). Make some and start again.`;
  }
  if (code === READONLY || system === 'EROFS') {
    return `The local data cannot be written: ${path} or its folder is read-only. Make both writable and start again.`;
  }
  if (code === PERM || code === CANTOPEN || system === 'EACCES' || system === 'EPERM') {
    return `The local data cannot be opened: this account may not read and write ${path}, or its folder. Change the permissions and start again.`;
  }
  if (system === 'EISDIR' || system === 'ENOTDIR' || system === 'EEXIST') {
    return `The local data cannot be opened: ${path} is not a plain file in a folder. Move away what is there and start again.`;
  }
  // SQLite rolls back by itself when it cannot write; @supabase/lite then reports only the failed
  // rollback.
  const gaveUp = error instanceof Error && error.message.startsWith('cannot rollback');
  if (code === IOERR || gaveUp) {
    return `The local data could not be read or written (${path}): the disk is full or failing. Nothing was changed; see to the disk and start again.`;
  }
  return undefined;
}

/**
 * Converts an error from opening or building data to a StoredDataError if it has a message for it.
 */
export function toStoredDataError(error: unknown, path: string): unknown {
  const sentence = messageFor(error, path);
  return sentence === undefined ? error : new StoredDataError(sentence, { cause: error });
}
