/**
 * Subsets the two typefaces to what the site uses, and computes the metrics of their fallbacks. Run by hand
 * after a font package's update: `node scripts/fonts.ts`. Its output is committed, so neither the build nor
 * the tests depend on it.
 *
 * - Bricolage Grotesque (display) is one instance: weight 760, width 80 %, optical size 64. Its three
 *   axes cost 131 KB, the instance 18 KB; letter-spacing per size replaces the optical axis.
 * - Atkinson Hyperlegible Next (text) keeps its weight axis from 400 to 700.
 * - Letters beyond Western Europe are in separate files, which a browser fetches only when a name needs
 *   them (unicode-range).
 */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { fromBlob } from '@capsizecss/unpack';
import { cut, packageOf } from './lib/typefaces.ts';

/**
 * A system font, scaled to stand in for a family until it arrives: its style, the weights that it stands in
 * for, and the width of the site's own text in the family relative to the scaled fallback.
 */
type Fallback = readonly [
  system: keyof typeof systems,
  style: 'regular' | 'bold',
  weight: string,
  fit?: number,
];

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'src/ui/styles/fonts');

/** English, the accents of Western European names, and typographic punctuation. */
const western =
  'U+20-7E, U+A0-FF, U+152-153, U+178, U+2013-2014, U+2018-201A, U+201C-201E, U+2022, U+2026, U+2039-203A, U+20AC, U+2122, U+2212';
/** Names from the rest of Europe, Turkey and Vietnam. */
const extended = 'U+100-151, U+154-177, U+179-17F, U+218-21B, U+1E80-1E85, U+1E9E, U+1EF2-1EF3';

/** The letters of a range, as CSS writes it. */
const lettersOf = (unicodeRange: string): string =>
  unicodeRange
    .replaceAll('U+', '')
    .split(', ')
    .map((part) => part.split('-').map((hex) => Number.parseInt(hex, 16)))
    .flatMap(([from = 0, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join('');

/** What the metrics below count in. */
const UNITS_PER_EM = 2048;

/** System fonts: their names, and their average widths from `@capsizecss/metrics` 4 (subset latin). */
const systems = {
  Arial: {
    regular: { local: ['Arial', 'ArialMT', 'Liberation Sans'], xWidthAvg: 913 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], xWidthAvg: 983 },
  },
  // Android's one variable file has no named bold, so the regular stands in for it at its own width.
  Roboto: {
    regular: { local: ['Roboto', 'Roboto-Regular'], xWidthAvg: 911 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], xWidthAvg: 926 },
  },
  // For desktops without Arial and Roboto, and for the tests' Chromium.
  'Open Sans': {
    regular: { local: ['OpenSans-Regular', 'Open Sans'], xWidthAvg: 960 },
    bold: { local: ['Open Sans Bold'], xWidthAvg: 1030 },
  },
};

/** Among fallbacks of one family and weight, the browser uses the last that is installed. */
const boldFaces = (weight: string, fit: number): Fallback[] => [
  ['Roboto', 'regular', weight],
  ['Arial', 'bold', weight],
  ['Roboto', 'bold', weight],
  ['Open Sans', 'bold', weight, fit],
];

type Axes = Record<string, number | { min: number; max: number; default?: number }>;

interface Family {
  family: string;
  package: string;
  /** The file name before `-latin…`, and the variant after it. */
  variant: string;
  axes: Axes;
  weight: string;
  /** The axes at which each fallback is measured. */
  fallbacks: { at: Record<string, number>; faces: Fallback[] }[];
}

const display: Family = {
  family: 'Bricolage Grotesque',
  package: 'bricolage-grotesque',
  variant: 'standard-normal',
  axes: { wght: 760, wdth: 80, opsz: 64 },
  weight: '760',
  fallbacks: [{ at: {}, faces: boldFaces('760', 1.0047) }],
};

const text: Family = {
  family: 'Atkinson Hyperlegible Next',
  package: 'atkinson-hyperlegible-next',
  variant: 'wght-normal',
  axes: { wght: { min: 400, max: 700 } },
  weight: '400 700',
  fallbacks: [
    {
      at: { wght: 400 },
      faces: [
        ['Arial', 'regular', '400 500'],
        ['Roboto', 'regular', '400 500'],
        ['Open Sans', 'regular', '400 500', 0.996],
      ],
    },
    { at: { wght: 650 }, faces: boldFaces('600 700', 0.9942) },
  ],
};

/** OpenType features that the site's text uses; stylistic alternates are dropped. */
const features = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

const cutFor = (
  { package: name, variant }: Family,
  set: 'latin' | 'latin-ext',
  unicodeRange: string,
  variationAxes: Axes,
  targetFormat: 'sfnt' | 'woff2' = 'sfnt',
): Promise<Buffer> =>
  cut(name, `${set}-${variant}`, lettersOf(unicodeRange), {
    targetFormat,
    variationAxes,
    keepFeatures: features,
  });

const percent = (value: number, digits: number) => `${Number((value * 100).toFixed(digits))}%`;

/** Capsize's rule: scale the fallback to the same average width, then undo that for the heights. */
function override(
  font: Awaited<ReturnType<typeof fromBlob>>,
  [system, style, weight, fit = 1]: Fallback,
) {
  const width = systems[system][style].xWidthAvg / UNITS_PER_EM;
  const size = (fit * font.xWidthAvg) / font.unitsPerEm / width;
  // A tenth of a percent of a line's height is less than a fiftieth of a pixel.
  const height = (value: number) => percent(value / (font.unitsPerEm * size), 1);
  const heights = [height(font.ascent), height(Math.abs(font.descent))];
  return [system, style, weight, percent(size, 2), ...heights];
}

async function make(family: Family) {
  for (const [end, set, unicodeRange] of [
    ['', 'latin', western],
    ['-ext', 'latin-ext', extended],
  ] as const) {
    const name = `${family.package}${end}.woff2`;
    const bytes = await cutFor(family, set, unicodeRange, family.axes, 'woff2');
    await writeFile(path.join(out, name), bytes);
    process.stdout.write(`${name} ${bytes.length} bytes\n`);
  }
  const fallbacks = [];
  for (const { at, faces } of family.fallbacks) {
    const instance = await cutFor(family, 'latin', western, { ...family.axes, ...at });
    const metrics = await fromBlob(new Blob([new Uint8Array(instance)]));
    fallbacks.push(...faces.map((fallback) => override(metrics, fallback)));
  }
  const license = path.join(packageOf(family.package), 'LICENSE');
  await copyFile(license, path.join(out, `${family.package}.OFL.txt`));
  return { family: family.family, file: family.package, weight: family.weight, fallbacks };
}

await mkdir(out, { recursive: true });
const families = { display: await make(display), text: await make(text) };
const locals = Object.entries(systems).map(
  ([name, { regular, bold }]): [string, Record<Fallback[1], string[]>] => [
    name,
    { regular: regular.local, bold: bold.local },
  ],
);
const written = (value: unknown) => JSON.stringify(value, undefined, 2);
await writeFile(
  path.join(out, 'families.ts'),
  `// Written by scripts/fonts.ts: change it there.

/** The letters in a family's file, and in the one whose name ends in "-ext". */
export const ranges = ${written({ '': western, '-ext': extended })} as const;

/** The names of the system fonts that stand in until the families arrive. */
export const systems = ${written(Object.fromEntries(locals))} as const;

/**
 * The two families. A fallback is a system font, the weights that it stands in for, and how it is
 * scaled: its size, ascent and descent.
 */
export const families = ${written(families)} as const;
`,
);
