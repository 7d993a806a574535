import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';
import type { EmbeddedSupabase, EmbeddedSupabaseOptions } from '../src/embedded-supabase.ts';
import { serve } from './server.ts';
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

/** Starts a backend for all tests of a file. */
export async function backendForFile(
  options: Partial<EmbeddedSupabaseOptions> = {},
): Promise<EmbeddedSupabase> {
  const backend = await startBackend(options);
  afterAll(() => backend.close());
  return backend;
}

/** Serves a backend for all tests of a file. */
export async function serveForFile() {
  const backend = await backendForFile();
  const served = await serve(backend);
  afterAll(() => served.close());
  return { backend, served };
}
