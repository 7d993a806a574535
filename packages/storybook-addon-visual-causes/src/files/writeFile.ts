import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file and its folder, atomically, so that an aborted process leaves no partial file. */
export function writeFile(file: string, content: Buffer | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const half = `${file}.${process.pid}.half`;
  writeFileSync(half, content);
  renameSync(half, file);
}
