import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { client } from './folders.ts';

const compressible = /\.(?:html|js|css|svg|json|xml|txt|ics|webmanifest)$/u;

const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
/** Brotli's modes. The smallest result depends on the file. */
const settings = [
  quality,
  {
    ...quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_LGBLOCK]: 18,
  },
];

/** Writes brotli and gzip copies of every text file, so that hosts need not compress. */
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
