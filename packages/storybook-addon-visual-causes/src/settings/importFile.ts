// Imports project files in Node, in any TypeScript and with any import style.
import { pathToFileURL } from 'node:url';

const imported = new Map<string, Promise<object>>();

async function importAny(file: string): Promise<object> {
  try {
    return (await import(pathToFileURL(file).href)) as object;
  } catch {
    // Node supports no JSX, no imports without extension and, before 22.18, no TypeScript. Vite
    // does, more slowly, and also reports errors in the file itself.
    const { runnerImport } = await import('vite');
    const { module } = await runnerImport<object>(file, { logLevel: 'error' });
    return module;
  }
}

/** Imports a project file by absolute path, once. */
export function importFile(file: string): Promise<object> {
  const known = imported.get(file) ?? importAny(file);
  imported.set(file, known);
  return known;
}
