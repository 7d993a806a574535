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

/** Makes the folder of a file, for its owner only. A folder that is there already keeps its mode. */
export function makePrivateFolder(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
}

/** Makes an empty file where there is none, and any that is there readable by its owner only. */
export function makePrivateFile(path: string): void {
  closeSync(openSync(path, 'a', OWNER_ONLY));
  chmodSync(path, OWNER_ONLY);
}

/** Writes a file for its owner only, whole or not at all, even when the machine stops half-way. */
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

/**
 * Renames a file, and what SQLite keeps beside it, to a name with the time in it. Nothing is deleted.
 *
 * @returns the new name.
 */
export function setAside(path: string, now: Date = new Date()): string {
  const stamp = now
    .toISOString()
    // Stryker disable next-line Regex: The fraction of a time stands at its end alone.
    .replace(/\.\d+Z$/u, 'Z')
    .replaceAll(/[:-]/gu, '');
  let name = `${path}.aside-${stamp}`;
  for (let more = 2; existsSync(name); more += 1) name = `${path}.aside-${stamp}-${more}`;
  renameSync(path, name);
  for (const suffix of SIDE_FILES) {
    if (existsSync(path + suffix)) renameSync(path + suffix, name + suffix);
  }
  return name;
}

/** What SQLite keeps beside a database: parts of it until they are written back. */
export const SIDE_FILES = ['-journal', '-wal', '-shm'] as const;
