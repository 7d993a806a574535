import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import { startBackend } from './support.ts';

/** When to clean up: at the end of the test, or of the file. */
type AtEnd = typeof onTestFinished | typeof afterAll;

/** In memory where the system offers it: most of the time on a disk is waiting for its commits. */
const ROOT = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** Creates a folder that exists until the end of the test or file. */
export function temporaryFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(ROOT, 'embedded-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}

const startUntil =
  (atEnd: AtEnd) =>
  async (...options: Parameters<typeof startBackend>) => {
    const backend = await startBackend(...options);
    atEnd(() => backend.close());
    return backend;
  };

export const backendForFile = startUntil(afterAll);
export const backendForTest = startUntil(onTestFinished);
