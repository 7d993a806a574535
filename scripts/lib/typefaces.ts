// The site's two typefaces as plain font files, which a PDF can embed.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** Enough for names and punctuation; the PDF embeds only the glyphs that it uses. */
const letters = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  '–—‘’“”…•·−',
].join('');

async function instance(name: string, file: string, axes: Record<string, number>): Promise<Buffer> {
  const manifest = resolve(`@fontsource-variable/${name}/package.json`);
  const source = path.join(path.dirname(manifest), 'files', `${name}-latin-${file}.woff2`);
  return subsetFont(await readFile(source), letters, {
    targetFormat: 'sfnt',
    variationAxes: axes,
    noHinting: true,
  });
}

export interface Typefaces {
  display: Buffer;
  text: Buffer;
  bold: Buffer;
}

export async function typefaces(): Promise<Typefaces> {
  const [display, text, bold] = await Promise.all([
    instance('bricolage-grotesque', 'standard-normal', { wght: 760, wdth: 80, opsz: 64 }),
    instance('atkinson-hyperlegible-next', 'wght-normal', { wght: 400 }),
    instance('atkinson-hyperlegible-next', 'wght-normal', { wght: 700 }),
  ]);
  return { display, text, bold };
}
