import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { client } from './folders.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|ics|webmanifest)$/u;

const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
/** The same for every reader; which of them makes a file smallest depends on the file. */
const settings = [
  quality,
  {
    ...quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_LGBLOCK]: 18,
  },
];

/** Writes a brotli and a gzip copy beside every text file, so that no host has to. */
export async function compress(): Promise<void> {
  const files = await readdir(client, { recursive: true });
  for (const name of files.filter((file) => compressible.test(file))) {
    const file = path.join(client, name);
    const content = await readFile(file);
    const tries = await Promise.all(
      settings.map((params) => promisify(brotliCompress)(content, { params })),
    );
    const [smallest] = tries.toSorted((a, b) => a.length - b.length);
    if (smallest !== undefined) await writeFile(`${file}.br`, smallest);
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
