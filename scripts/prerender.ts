// Writes every page of the site as HTML into dist/client, and a compressed copy beside every text file.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loadEnv } from 'vite';
import { onePager } from '../src/content/about.ts';
import { writeOnePager } from './one-pager/onePager.ts';
import { inlineScriptHashes } from './lib/inlineScripts.ts';
import { writeSiteFiles, type SitePath } from './siteFiles.ts';

interface ServerEntry {
  render: (pathname: string) => Promise<{ head: string; body: string }>;
  paths: Record<string, SitePath>;
  /** A path as a whole address; undefined while the site's own is not known. */
  absolute: (pathname: string) => string | undefined;
}

const root = path.dirname(import.meta.dirname);
const client = path.join(root, 'dist', 'client');
const server = path.join(root, 'dist', 'server');

/** A path no page has: the not-found page is rendered for it. */
const NOWHERE = '/404';

function fileOf(pathname: string): string {
  return path.join(client, pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`);
}

async function writePages({ paths, render }: ServerEntry): Promise<number> {
  const template = await readFile(path.join(client, 'index.html'), 'utf8');
  const pathnames = [...Object.values(paths).flatMap(({ prerender }) => prerender), NOWHERE];
  for (const pathname of pathnames) {
    const { head, body } = await render(pathname);
    // The not-found page is served for any address: it belongs to none (src/app/entry-client.tsx).
    const owner = pathname === NOWHERE ? '' : ` data-path="${pathname}"`;
    const html = template
      .replace('<html lang="en" class="light"', (tag) => `${tag}${owner}`)
      .replace('<!--head-->', () => head)
      .replace('<!--app-->', () => body);
    await mkdir(path.dirname(fileOf(pathname)), { recursive: true });
    await writeFile(fileOf(pathname), html);
  }
  return pathnames.length;
}

/** Puts the boot script's hash and Supabase's address into `_headers`; every page must have that script alone. */
async function fillHeaders(): Promise<void> {
  const pages = (await readdir(client, { recursive: true })).filter((name) =>
    name.endsWith('.html'),
  );
  const hashes = new Set<string>();
  for (const name of pages) {
    const html = await readFile(path.join(client, name), 'utf8');
    for (const hash of inlineScriptHashes(html)) hashes.add(hash);
  }
  if (hashes.size !== 1) throw new Error(`Expected one inline script, found ${hashes.size}`);
  const supabase = loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL'];
  const file = path.join(client, '_headers');
  const source = await readFile(file, 'utf8');
  await writeFile(
    file,
    source
      .replaceAll('{boot-script}', [...hashes].join(' '))
      .replaceAll('{supabase}', supabase ? ` ${new URL(supabase).origin}` : ''),
  );
}

const compressible = /\.(?:html|js|css|svg|json|xml|txt|ics|webmanifest)$/u;

async function compress(): Promise<void> {
  const files = await readdir(client, { recursive: true });
  for (const name of files.filter((file) => compressible.test(file))) {
    const file = path.join(client, name);
    const content = await readFile(file);
    const brotli = await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
    await writeFile(`${file}.br`, brotli);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

const started = performance.now();
const entry = (await import(path.join(server, 'entry-server.js'))) as ServerEntry;
const count = await writePages(entry);
await writeSiteFiles(client, entry.paths, entry.absolute);
await writeOnePager(path.join(client, onePager.path));
// Which chunk is which is needed by nobody who visits.
await rm(path.join(client, '.vite'), { recursive: true, force: true });
await fillHeaders();
await compress();
await rm(server, { recursive: true });
process.stdout.write(
  `Prerendered ${count} pages in ${Math.round(performance.now() - started)} ms into dist/client\n`,
);
// React's server keeps a message channel open.
process.exit(0);
