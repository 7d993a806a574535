import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { client } from './folders.ts';

/** A part of Vite's manifest: chunks by their source file, or by a key of Vite's own. */
type Manifest = Record<string, { file: string; name?: string; imports?: string[] }>;

/** The source of a page's route, by the convention of src/app/routes.tsx: `home` is `HomeRoute.tsx`. */
function sourceOf(page: string): string {
  return `src/app/routes/${page.charAt(0).toUpperCase()}${page.slice(1)}Route.tsx`;
}

const ENTRY = 'index.html';

/** The chunk of the session's statechart, by its group's name in vite.config.ts. */
const ACTORS = 'actors';

/** The library that reads the profile. */
const SUPABASE = 'node_modules/@supabase/supabase-js/dist/index.mjs';

/** The chunk with the given key and all its imports. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of manifest[key]?.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}

/** The URLs that a page starts with. */
export interface PreloadHints {
  /** The entry script. */
  entry: string;
  /** Modules that only the entry imports dynamically. */
  modules: readonly string[];
  /** Session modules, for a page that needs a session. */
  session: readonly string[];
}

/**
 * Reads from the manifest what each page starts with, so that the browser fetches it in parallel. Vite's
 * own list would be in every page's script (vite.config.ts).
 * @throws when a page's route or a session module breaks the convention
 */
export async function createPreloadHints(): Promise<
  (page: string, needsSession: boolean) => PreloadHints
> {
  const manifest = JSON.parse(
    await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const address = (key: string): string => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`No chunk for ${key}`);
    return `/${chunk.file}`;
  };
  const entry = withImports(manifest, ENTRY);
  const besides = (keys: readonly string[]): string[] =>
    [...new Set(keys.flatMap((key) => [...withImports(manifest, key)]))]
      .filter((key) => !entry.has(key))
      .map(address);
  const actors = Object.keys(manifest).find((key) => manifest[key]?.name === ACTORS);
  if (actors === undefined) throw new Error(`No chunk is named ${ACTORS}`);
  const session = besides([actors, SUPABASE]);
  return (page, needsSession) => ({
    entry: address(ENTRY),
    modules: besides([sourceOf(page)]),
    session: needsSession ? session : [],
  });
}
