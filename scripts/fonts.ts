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
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

import { fromBlob } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

interface Metrics {
  ascent: number;
  descent: number;
  unitsPerEm: number;
  xWidthAvg: number;
}

/** A system font, scaled to stand in for a family until it arrives. */
interface Fallback {
  /** Part of its family's name. */
  system: string;
  local: string[];
  weight: string;
  metrics: Metrics;
  /** The width of the site's own text in this family relative to the scaled fallback. */
  fit: number;
}

const root = path.resolve(import.meta.dirname, '..');
const out = path.join(root, 'src/ui/styles/fonts');
const packages = path.dirname(
  path.dirname(
    createRequire(import.meta.url).resolve('@fontsource-variable/bricolage-grotesque/package.json'),
  ),
);

const span = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const codes = (text: string) => [...text].map((letter) => letter.codePointAt(0) ?? 0);

/** English, the accents of Western European names, and typographic punctuation. */
const western = [...span(0x20, 0x7e), ...span(0xa0, 0xff), ...codes('ŒœŸ–—‘’‚“”„•…‹›€™−×½¼¾')];
/** Names from the rest of Europe, Turkey and Vietnam. */
const extended = [...span(0x1_00, 0x1_51), ...span(0x1_54, 0x1_77), ...span(0x1_79, 0x1_7f)]
  .concat(span(0x2_18, 0x2_1b))
  .concat(span(0x1e_80, 0x1e_85), codes('ẞ'), span(0x1e_f2, 0x1e_f3));

/** `U+20-7E, U+A0, …` */
function unicodeRange(points: readonly number[]): string {
  const sorted = [...new Set(points)].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const point of sorted) {
    const run = runs.at(-1);
    if (run !== undefined && run[1] === point - 1) run[1] = point;
    else runs.push([point, point]);
  }
  const hex = (point: number) => point.toString(16).toUpperCase();
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
}

/** System fonts: their names, and their metrics from `@capsizecss/metrics` 4 (subset latin). */
const systems = {
  Arial: {
    metrics: { ascent: 1854, descent: -434, unitsPerEm: 2048 },
    regular: { local: ['Arial', 'ArialMT', 'Liberation Sans'], xWidthAvg: 913 },
    bold: { local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'], xWidthAvg: 983 },
  },
  // Android's one variable file has no named bold, so the regular stands in for it at its own width.
  Roboto: {
    metrics: { ascent: 1900, descent: -500, unitsPerEm: 2048 },
    regular: { local: ['Roboto', 'Roboto-Regular'], xWidthAvg: 911 },
    bold: { local: ['Roboto Bold', 'Roboto-Bold'], xWidthAvg: 926 },
  },
  // For desktops without Arial and Roboto, and for the tests' Chromium.
  'Open Sans': {
    metrics: { ascent: 2189, descent: -600, unitsPerEm: 2048 },
    regular: { local: ['OpenSans-Regular', 'Open Sans'], xWidthAvg: 960 },
    bold: { local: ['Open Sans Bold'], xWidthAvg: 1030 },
  },
};

function face(
  system: keyof typeof systems,
  style: 'regular' | 'bold',
  weight: string,
  fit = 1,
): Fallback {
  const { metrics, [style]: font } = systems[system];
  const { local, xWidthAvg } = font;
  return { system, local, weight, metrics: { ...metrics, xWidthAvg }, fit };
}

/** Among fallbacks of one family and weight, the browser uses the last that is installed. */
const boldFaces = (weight: string, fit: number): Fallback[] => [
  face('Roboto', 'regular', weight),
  face('Arial', 'bold', weight),
  face('Roboto', 'bold', weight),
  face('Open Sans', 'bold', weight, fit),
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
        face('Arial', 'regular', '400 500'),
        face('Roboto', 'regular', '400 500'),
        face('Open Sans', 'regular', '400 500', 0.996),
      ],
    },
    { at: { wght: 650 }, faces: boldFaces('600 700', 0.9942) },
  ],
};

/** OpenType features that the site's text uses; stylistic alternates are dropped. */
const features = ['kern', 'liga', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

async function cut(
  family: Family,
  set: 'latin' | 'latin-ext',
  points: readonly number[],
  axes: Axes,
  format: 'woff2' | 'sfnt',
): Promise<Buffer> {
  const source = path.join(
    packages,
    family.package,
    'files',
    `${family.package}-${set}-${family.variant}.woff2`,
  );
  return subsetFont(await readFile(source), String.fromCodePoint(...points), {
    targetFormat: format,
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  });
}

const percent = (value: number, digits: number) => `${Number((value * 100).toFixed(digits))}%`;

/** Capsize's rule: scale the fallback to the same average width, then undo that for the heights. */
function override(font: Metrics, fallback: Metrics, fit: number) {
  const size =
    (fit * font.xWidthAvg) / font.unitsPerEm / (fallback.xWidthAvg / fallback.unitsPerEm);
  // A tenth of a percent of a line's height is less than a fiftieth of a pixel.
  const height = (value: number) => percent(value / (font.unitsPerEm * size), 1);
  return {
    sizeAdjust: percent(size, 2),
    ascentOverride: height(font.ascent),
    descentOverride: height(Math.abs(font.descent)),
  };
}

async function make(family: Family) {
  const files = [
    { name: `${family.package}.woff2`, set: 'latin', points: western },
    { name: `${family.package}-ext.woff2`, set: 'latin-ext', points: extended },
  ] as const;
  const faces = [];
  for (const file of files) {
    const bytes = await cut(family, file.set, file.points, family.axes, 'woff2');
    await writeFile(path.join(out, file.name), bytes);
    process.stdout.write(`${file.name} ${bytes.length} bytes\n`);
    faces.push({
      file: file.name,
      weight: family.weight,
      unicodeRange: unicodeRange(file.points),
    });
  }

  const fallbacks = [];
  for (const { at, faces: fallbackFaces } of family.fallbacks) {
    const instance = await cut(family, 'latin', western, { ...family.axes, ...at }, 'sfnt');
    const metrics = await fromBlob(new Blob([new Uint8Array(instance)]));
    for (const fallback of fallbackFaces) {
      fallbacks.push({
        family: `${family.family} ${fallback.system}`,
        local: fallback.local,
        weight: fallback.weight,
        ...override(metrics, fallback.metrics, fallback.fit),
      });
    }
  }
  await copyFile(
    path.join(packages, family.package, 'LICENSE'),
    path.join(out, `${family.package}.OFL.txt`),
  );
  return {
    family: family.family,
    faces,
    fallbacks,
  };
}

await mkdir(out, { recursive: true });
const families = { display: await make(display), text: await make(text) };
await writeFile(
  path.join(out, 'families.ts'),
  `// Written by scripts/fonts.ts: change it there.\n\n` +
    `/** The two families: their files, and the system fonts scaled to stand in until they arrive. */\n` +
    `export const families = ${JSON.stringify(families, undefined, 2)} as const;\n`,
);
