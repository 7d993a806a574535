import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

const OWNER_ONLY = 0o600;

/** Creates a file's folder, readable by its owner only. An existing folder keeps its mode. */
export function makePrivateFolder(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
}

/** Creates an empty file if there is none, and makes it readable by its owner only. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}

/** Writes a file, readable by its owner only, atomically even if the machine stops. */
export function writePrivateFile(path: string, text: string): void {
  const draft = `${path}.${process.pid}.draft`;
  const file = openSync(draft, 'w', OWNER_ONLY);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** Renames a file, and SQLite's files beside it, to a name with the current time. Returns the name. */
export function renameWithTime(path: string): string {
  const name = `${path}.aside-${new Date().toISOString().replaceAll(/[:.-]/gu, '')}`;
  for (const suffix of ['', ...SIDE_FILES]) {
    if (existsSync(path + suffix)) renameSync(path + suffix, name + suffix);
  }
  return name;
}

/** Suffixes of SQLite's journal files, which hold data until it is written back. */
export const SIDE_FILES = ['-journal', '-wal', '-shm'] as const;
