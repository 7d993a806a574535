import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadEnv } from 'vite';
import { parseHeaders } from '../lib/hostHeaders.ts';
import { inlineScriptHashes, inlineStyleHashes } from '../lib/inlineSources.ts';
import { client, root } from '../prerender/folders.ts';

/** Cloudflare Pages' limit of rules in `_headers`; Netlify has none. */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** The values of the placeholders in `public/_headers`. */
export interface HeaderValues {
  scripts: readonly string[];
  styles: readonly string[];
  /** The origin of a hosted Supabase. */
  supabase: string | undefined;
  /** URLs of files with a hash in their name, the most valuable to cache first. */
  assets: readonly string[];
}

/**
 * Fills in `public/_headers`. Beyond a host's limit of rules the last assets get none and are revalidated
 * on every request.
 * @throws when a header is longer than a host reads
 */
export function fillHeaders(source: string, values: HeaderValues): string {
  const [general = '', asset = ''] = source
    .replaceAll('{boot-script}', values.scripts.join(' '))
    .replaceAll('{styles}', values.styles.join(' '))
    .replaceAll('{supabase}', values.supabase === undefined ? '' : ` ${values.supabase}`)
    .split('{asset}');
  const kept = values.assets.slice(0, MAX_RULES - parseHeaders(general).length);
  const filled = general + kept.map((address) => address + asset).join('\n');
  const long = filled.split('\n').find((line) => line.length > MAX_LINE);
  if (long !== undefined)
    throw new Error(`_headers: a line exceeds ${MAX_LINE} characters: ${long.slice(0, 60)}…`);
  return filled;
}

/** Fills in `public/_redirects`: a line for each page except home. */
export function fillRedirects(source: string, pages: readonly string[]): string {
  return source.replace(/^.*\{page\}.*$/mu, (line) =>
    pages
      .filter((pathname) => pathname !== '/')
      .map((pathname) => line.replaceAll('{page}', pathname))
      .join('\n'),
  );
}

/** The URLs of the files in assets, the largest first, because they cost most to fetch again. */
async function assetAddresses(): Promise<string[]> {
  const names = await readdir(path.join(client, 'assets'));
  const sizes = names.map(async (name) => {
    const { size } = await stat(path.join(client, 'assets', name));
    return { name, size };
  });
  return (await Promise.all(sizes))
    .toSorted((a, b) => b.size - a.size || (a.name < b.name ? -1 : 1))
    .map(({ name }) => `/assets/${name}`);
}

/** Writes `_headers` and `_redirects`. Every page must have the boot script and no other inline script. */
export async function writeHostFiles(pathnames: readonly string[]): Promise<void> {
  const pages = (await readdir(client, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  const html = await Promise.all(pages.map((name) => readFile(path.join(client, name), 'utf8')));
  const scripts = [...new Set(html.flatMap(inlineScriptHashes))];
  const styles = [...new Set(html.flatMap(inlineStyleHashes))];
  if (scripts.length !== 1) throw new Error(`Expected one inline script, found ${scripts.length}`);
  const supabase = loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL'];
  const values: HeaderValues = {
    scripts,
    styles: styles.toSorted(),
    supabase: supabase ? new URL(supabase).origin : undefined,
    assets: await assetAddresses(),
  };
  const rewrite = async (name: string, fill: (source: string) => string): Promise<void> => {
    const file = path.join(client, name);
    await writeFile(file, fill(await readFile(file, 'utf8')));
  };
  await rewrite('_headers', (source) => fillHeaders(source, values));
  await rewrite('_redirects', (source) => fillRedirects(source, pathnames));
}
