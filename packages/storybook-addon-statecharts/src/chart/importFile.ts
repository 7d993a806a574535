// In Node: a file of the project, whichever TypeScript and imports it is written with.
import { pathToFileURL } from 'node:url';
import type { AliasOptions } from 'vite';

const imported = new Map<string, Promise<object>>();

let alias: AliasOptions = [];

/** Has files that are imported from now on resolve as they do in the project's own build. */
export function resolveWith(aliases: AliasOptions): void {
  alias = aliases;
}

async function importByVite(file: string): Promise<object> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<object>(file, { logLevel: 'error', resolve: { alias } });
  return module;
}

let hasChanged = false;

/** Has files be read anew from now on, and all that they import: Node itself keeps what it has read. */
export function forgetImports(): void {
  imported.clear();
  hasChanged = true;
}

async function importAny(file: string): Promise<object> {
  if (hasChanged) return importByVite(file);
  try {
    return (await import(pathToFileURL(file).href)) as object;
  } catch {
    // Node reads no JSX, no import without an ending, and before version 22.18 no TypeScript. Vite does,
    // more slowly; what is wrong with the file itself it says as well.
    return importByVite(file);
  }
}

/** Imports a file of the project by its absolute path, once until files change. */
export function importFile(file: string): Promise<object> {
  const known = imported.get(file) ?? importAny(file);
  imported.set(file, known);
  return known;
}
