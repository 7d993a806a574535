// Imports project files in Node, in any TypeScript and with any import style.
import { pathToFileURL } from 'node:url';
import type { AliasOptions } from 'vite';

const imported = new Map<string, Promise<object>>();

let alias: AliasOptions = [];

/** Sets the project's aliases for later imports. */
export function resolveWith(aliases: AliasOptions): void {
  alias = aliases;
}

async function importByVite(file: string): Promise<object> {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport<object>(file, { logLevel: 'error', resolve: { alias } });
  return module;
}

let hasChanged = false;

/** Reloads files and their dependencies on later imports, bypassing Node's module cache. */
export function forgetImports(): void {
  imported.clear();
  hasChanged = true;
}

async function importAny(file: string): Promise<object> {
  if (hasChanged) return importByVite(file);
  try {
    return (await import(pathToFileURL(file).href)) as object;
  } catch {
    // Node supports no JSX, no imports without extension and, before 22.18, no TypeScript. Vite
    // does, more slowly, and also reports errors in the file itself.
    return importByVite(file);
  }
}

/** Imports a project file by absolute path, cached until `forgetImports`. */
export function importFile(file: string): Promise<object> {
  const known = imported.get(file) ?? importAny(file);
  imported.set(file, known);
  return known;
}
