import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { renameWithTime } from '../../src/data-file.ts';
import { StoredDataError, toStoredDataError } from '../../src/stored-data-error.ts';
import { temporaryFolder } from '../hooks.ts';

test('a file that is set aside keeps its side files', () => {
  const folder = temporaryFolder();
  const path = join(folder, 'data.db');
  const suffixes = ['', '-journal', '-shm', '-wal'];
  for (const suffix of suffixes) writeFileSync(path + suffix, suffix);
  const name = renameWithTime(path);
  const paths = readdirSync(folder).toSorted();
  expect(paths.map((file) => join(folder, file))).toEqual(suffixes.map((end) => name + end));
  for (const suffix of suffixes) expect(readFileSync(name + suffix, 'utf8')).toBe(suffix);
});

const sqlite = (errcode: unknown) => Object.assign(new Error('no'), { errcode });
const system = (code: string) => Object.assign(new Error(code), { code });

test.each([
  ['The local data (/d) is busy: another program', [sqlite(5), sqlite(6)]],
  ['has no room on the disk', [sqlite(13), ...['ENOSPC', 'EDQUOT', 'EFBIG'].map(system)]],
  ['its folder is read-only', [sqlite(8), system('EROFS')]],
  ['this account may not read and write it', [sqlite(3), sqlite(14), system('EACCES')]],
  ['it is not a plain file', ['EISDIR', 'ENOTDIR', 'EEXIST'].map(system)],
  ['the disk is full or failing', [sqlite(266), new Error('cannot rollback - no transaction')]],
] as const)('a failure is told in a sentence: %s', (sentence, errors) => {
  for (const error of errors) {
    const told = toStoredDataError(error, '/d');
    expect(told).toBeInstanceOf(StoredDataError);
    expect(told).toMatchObject({
      message: expect.stringContaining(sentence) as unknown,
      cause: error,
    });
  }
});

test.each([sqlite(1), sqlite('5'), system('EMFILE'), new Error('we cannot rollback'), 'ENOSPC'])(
  '%s is no failure of the data',
  (error) => {
    expect(toStoredDataError(error, '/d')).toBe(error);
  },
);
