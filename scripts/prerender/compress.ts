import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { client } from './folders.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|ics|webmanifest)$/u;

/** Writes brotli and gzip copies of every text file, so that hosts need not compress. */
export async function compress(): Promise<void> {
  const files = await readdir(client, { recursive: true });
  for (const name of files.filter((file) => compressible.test(file))) {
    const file = path.join(client, name);
    const content = await readFile(file);
    // Brotli's default is its best quality.
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
