import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { client } from './folders.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|ics|webmanifest)$/u;

/** Writes a brotli and a gzip copy beside every text file, so that no host has to. */
export async function compress(): Promise<void> {
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
