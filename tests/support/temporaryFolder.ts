import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished, type afterAll } from 'vitest';

/** Creates a folder that exists until the end of the test, or with `afterAll` of its file. */
export function temporaryFolder(
  atEnd: typeof onTestFinished | typeof afterAll = onTestFinished,
): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tallygrove-'));
  atEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}
