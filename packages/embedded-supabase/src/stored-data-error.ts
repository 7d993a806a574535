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

export function isCorruptError(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === CORRUPT || code === NOTADB;
}

export function isBusyError(error: unknown): boolean {
  return sqliteCode(error) === BUSY;
}

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
