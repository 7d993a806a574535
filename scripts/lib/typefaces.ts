// The site's two typefaces, cut from their packages.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The folder of a typeface's package. */
export const packageOf = (name: string): string =>
  path.dirname(resolve(`@fontsource-variable/${name}/package.json`));

/** Cuts a file of a typeface's package to some letters. */
export async function cut(
  name: string,
  file: string,
  letters: string,
  options: Partial<Parameters<typeof subsetFont>[2]>,
): Promise<Buffer> {
  const source = path.join(packageOf(name), 'files', `${name}-${file}.woff2`);
  const common = { targetFormat: 'sfnt', noHinting: true } as const;
  return subsetFont(await readFile(source), letters, { ...common, ...options });
}

/** Enough for names and punctuation; the PDF embeds only the glyphs that it uses. */
const letters = [
  ...Array.from({ length: 0x5f }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 0x60 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  '–—‘’“”…•·−',
].join('');

export type Typefaces = Record<'display' | 'text' | 'bold', Buffer>;

/** Plain font files, which a PDF can embed. */
export async function typefaces(): Promise<Typefaces> {
  const atkinson = (wght: number) =>
    cut('atkinson-hyperlegible-next', 'latin-wght-normal', letters, { variationAxes: { wght } });
  const variationAxes = { wght: 760, wdth: 80, opsz: 64 };
  return {
    display: await cut('bricolage-grotesque', 'latin-standard-normal', letters, { variationAxes }),
    text: await atkinson(400),
    bold: await atkinson(700),
  };
}
