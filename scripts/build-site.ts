// `npm run build`: the browser bundle, the server bundle, and with it every page of the site as HTML, with
// compressed copies of all text files, in dist/client.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { writeHostFiles } from './hosting/hostFiles.ts';
import { writeHosting } from './hosting/hosting.ts';
import { refuseArguments } from './lib/announce.ts';
import { compress } from './prerender/compress.ts';
import { client, server } from './prerender/folders.ts';
import { writeLicenses } from './prerender/licenses.ts';
import { writePages, type PageSource } from './prerender/writePages.ts';
import { writeSitemap } from './sitemap.ts';

interface ServerEntry extends PageSource {
  /** A path as an absolute URL; undefined while the site's origin is unknown. */
  absolute: (pathname: string) => string | undefined;
}

refuseArguments('npm run build', false);

// One moment for all, even around midnight, so that a page and its script agree.
process.env['SOURCE_DATE_EPOCH'] ||= String(Math.floor(Date.now() / 1000));
await build();
await build({ build: { ssr: 'src/prerender/entry-server.tsx', outDir: 'dist/server' } });

const started = performance.now();
const entry = (await import(
  pathToFileURL(path.join(server, 'entry-server.js')).href
)) as ServerEntry;
const count = await writePages(entry);
await writeSitemap(client, entry.paths, entry.absolute);
const pathnames = Object.values(entry.paths).flatMap(({ prerender }) => prerender);
await writeHostFiles(pathnames);
await writeLicenses();
// Visitors do not need the manifest.
await rm(path.join(client, '.vite'), { recursive: true });
await writeHosting(pathnames);
await compress();
await rm(server, { recursive: true });
process.stdout.write(
  `Prerendered ${count} pages in ${Math.round(performance.now() - started)} ms into dist/client\n`,
);
// React's server renderer keeps a message channel open.
process.exit(0);
