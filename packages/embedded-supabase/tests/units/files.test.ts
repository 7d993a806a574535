import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { renameWithTime } from '../../src/private-files.ts';
import {
  toStoredDataError,
  isCorruptError,
  isBusyError,
  StoredDataError,
} from '../../src/stored-data-error.ts';
import { temporaryFolder } from '../hooks.ts';

const SUFFIXES = ['-journal', '-wal', '-shm'];

test('a file that is set aside keeps its side files and gets an unused name', () => {
  const folder = temporaryFolder();
  const now = new Date('2026-11-20T09:08:07.654Z');
  const path = join(folder, 'data.db');
  for (const [run, name] of [
    ['one', 'data.db.aside-20261120T090807Z'],
    ['two', 'data.db.aside-20261120T090807Z-2'],
    ['three', 'data.db.aside-20261120T090807Z-3'],
  ] as const) {
    writeFileSync(path, run);
    for (const suffix of SUFFIXES) writeFileSync(path + suffix, run + suffix);
    expect(renameWithTime(path, now)).toBe(join(folder, name));
    expect(existsSync(path)).toBe(false);
    expect(readFileSync(join(folder, name), 'utf8')).toBe(run);
    for (const suffix of SUFFIXES)
      expect(readFileSync(join(folder, name + suffix), 'utf8')).toBe(run + suffix);
  }
  expect(readdirSync(folder)).toHaveLength(12);
});

const sqlite = (errcode: unknown, message = 'no') => Object.assign(new Error(message), { errcode });
const system = (code: string) => Object.assign(new Error(code), { code });

test('two SQLite codes each mean broken and busy', () => {
  const codes = Array.from({ length: 40 }, (_, code) => code);
  expect(codes.filter((code) => isCorruptError(sqlite(code)))).toEqual([11, 26]);
  expect(codes.filter((code) => isBusyError(sqlite(code)))).toEqual([5, 6]);
});

describe('a failure in a sentence', () => {
  test.each([
    ['The local data (/d) is busy: another program', [sqlite(5), sqlite(6)]],
    ['has no room on the disk', [sqlite(13), system('ENOSPC'), system('EDQUOT'), system('EFBIG')]],
    ['its folder is read-only', [sqlite(8), system('EROFS')]],
    [
      'this account may not read and write it',
      [sqlite(3), sqlite(14), system('EACCES'), system('EPERM')],
    ],
    ['it is not a plain file', [system('EISDIR'), system('ENOTDIR'), system('EEXIST')]],
    [
      'the disk is full or failing',
      [sqlite(10), sqlite(266), new Error('cannot rollback - no transaction is active')],
    ],
  ])('%s', (sentence, errors) => {
    for (const error of errors) {
      const dataError = toStoredDataError(error, '/d');
      expect(dataError).toBeInstanceOf(StoredDataError);
      expect(dataError).toMatchObject({
        message: expect.stringContaining(sentence) as unknown,
        cause: error,
      });
    }
  });

  test.each([sqlite(1), sqlite('5'), system('EMFILE'), new Error('we cannot rollback'), 'ENOSPC'])(
    '%s is returned unchanged',
    (error) => {
      expect(toStoredDataError(error, '/d')).toBe(error);
    },
  );
});
