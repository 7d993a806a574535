import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import type { PageName, PagePath } from '../../src/domain/paths.ts';
import { client } from './folders.ts';

export type StartPage = Pick<PagePath, 'session' | 'isStatic'> & { name: PageName | 'notFound' };

/** By the convention of src/app/routes.tsx: `home` is `HomeRoute.tsx`. */
const sourceOf = (page: string): string =>
  `src/app/routes/${page.charAt(0).toUpperCase()}${page.slice(1)}Route.tsx`;

const ENTRY = 'index.html';

const TYPEFACES = 'src/ui/styles/fonts.css.ts';

/** What a page with a session also starts with: its statechart, by its group's name in vite.config.ts, ... */
const ACTORS = 'actors';
/** ... and the library that reads the profile. */
const SUPABASE = 'node_modules/@supabase/supabase-js/dist/index.mjs';

/** The URLs of the files that a page starts with. */
export interface StartFiles {
  script: string;
  /** What the script imports before the page is live, to be fetched in parallel. */
  modules: string[];
  /** All that style the page before its typefaces arrive. */
  sheets: string[];
  typefaces: string;
}

/**
 * Reads from the manifest what each page starts with. Vite's own list would be in every page's script
 * (vite.config.ts).
 * @throws when a page's route or a module breaks the convention
 */
export async function createStartFiles(): Promise<(page: StartPage) => StartFiles> {
  const manifest = JSON.parse(
    await readFile(path.join(client, '.vite', 'manifest.json'), 'utf8'),
  ) as Manifest;
  const keyOf = (name: string): string => {
    const key = Object.keys(manifest).find((one) => manifest[one]?.name === name);
    if (key === undefined) throw new Error(`No chunk is named ${name}`);
    return key;
  };
  const withImports = (
    keys: readonly string[],
    found = new Set<ManifestChunk>(),
  ): Set<ManifestChunk> => {
    for (const key of keys) {
      const chunk = manifest[key];
      if (chunk === undefined) throw new Error(`No chunk for ${key}`);
      if (found.has(chunk)) continue;
      // After its imports, so that style sheets have the order in which the browser would load them.
      withImports(chunk.imports ?? [], found);
      found.add(chunk);
    }
    return found;
  };
  const start = [ENTRY, ...(manifest[ENTRY]?.dynamicImports ?? [])];
  const session = [keyOf(ACTORS), SUPABASE];
  return ({ name, session: needsSession = false, isStatic = false }) => {
    const page = sourceOf(name);
    const script = `/${manifest[ENTRY]?.file}`;
    const live = withImports([
      ...start,
      ...(isStatic ? [] : [page]),
      ...(needsSession ? session : []),
    ]);
    return {
      script,
      typefaces: `/${manifest[TYPEFACES]?.file}`,
      modules: [...live].map(({ file }) => `/${file}`).filter((file) => file !== script),
      sheets: [...withImports([...start, page])].flatMap(({ css = [] }) =>
        css.map((file) => `/${file}`),
      ),
    };
  };
}
