import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a data file is worth: missing, ready for use, made from other migrations, or unreadable. */
export type DataFileState = 'absent' | 'current' | 'outdated' | 'corrupt';

const SIDE_FILES = ['', '-journal', '-wal', '-shm'];

/** Looks at a data file without the backend, so that a broken one is never handed to it. */
export function inspectDataFile(path: string, wanted: number): DataFileState {
  if (!existsSync(path)) return 'absent';
  try {
    const database = new DatabaseSync(path);
    try {
      const check = database.prepare('pragma quick_check').get();
      if (check?.['quick_check'] !== 'ok') return 'corrupt';
      const version = database.prepare('pragma user_version').get()?.['user_version'];
      return version === wanted ? 'current' : 'outdated';
    } finally {
      database.close();
    }
  } catch {
    return 'corrupt';
  }
}

/** Removes a data file and what SQLite keeps beside it. */
export function removeDataFile(path: string): void {
  for (const suffix of SIDE_FILES) rmSync(`${path}${suffix}`, { force: true });
}

/**
 * The secret that signs the embedded backend's access tokens: made once per data file and kept beside it,
 * readable by its owner only, so that a session outlives a restart. In memory it lasts as long as the
 * process.
 */
export function jwtSecret(dataFile: string | undefined): string {
  if (dataFile === undefined) return randomBytes(48).toString('base64url');
  const path = `${dataFile}.jwt-secret`;
  if (existsSync(path)) {
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length >= 32) return kept;
  }
  const secret = randomBytes(48).toString('base64url');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, secret, { mode: 0o600 });
  return secret;
}
