import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { client } from './folders.ts';

/** A part of Vite's manifest: chunks by their source file, or by a key of Vite's own. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The source of a page's route, by the convention of src/app/routes.tsx: `home` is `HomeRoute.tsx`. */
function sourceOf(page: string): string {
  return `src/app/routes/${page.charAt(0).toUpperCase()}${page.slice(1)}Route.tsx`;
}

/** The chunk with the given key and all that it imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/**
 * Tags that let the browser fetch a page's own modules along with the entry, instead of one after
 * the other. Vite's own list of them would be in the script of every page (vite.config.ts).
 * @throws when a page's route is not where the convention says
 */
export async function createModulePreloads(): Promise<(page: string) => string> {
  const manifest = JSON.parse(
    await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = withImports(manifest, 'index.html');
  return (page) => {
    const key = sourceOf(page);
    if (manifest[key] === undefined) throw new Error(`No chunk for ${key}`);
    return [...withImports(manifest, key)]
      .filter((chunk) => !entry.has(chunk))
      .map((chunk) => `<link rel="modulepreload" href="/${manifest[chunk]?.file ?? ''}">`)
      .join('');
  };
}
