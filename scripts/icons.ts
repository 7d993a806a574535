/**
 * Writes src/ui/art/icons/<Name>Icon.tsx and src/ui/art/rosette/motifs.ts from Phosphor's drawings (MIT).
 * `node scripts/icons.ts hand-coins duotone` adds an icon; without a name all are written anew. Duotone for
 * an icon of a feature, regular for one in a control or a line of text, filled for one amid a rosette's
 * hairlines.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { motifs } from '../src/domain/motifs.ts';

const root = resolve(import.meta.dirname, '..');
const assets = resolve(root, 'node_modules/@phosphor-icons/core/assets');
const target = resolve(root, 'src/ui/art/icons');

/** One attribute's value, or undefined. */
function attribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\b${name}="([^"]*)"`, 'u').exec(tag)?.[1];
}

/** Rounds path data to one decimal: a tenth of Phosphor's unit is less than a fiftieth of a pixel. */
function rounded(data: string): string {
  return data
    .replaceAll(/-?(?:\d*\.\d+|\d+)/gu, (value) => ` ${Number(Number(value).toFixed(1))}`)
    .replaceAll(/,? /gu, ' ')
    .replaceAll(/(?<=[a-z]) | (?=-)/giu, '')
    .replaceAll(' ', ',')
    .replaceAll(/(?<![\d.])0\./gu, '.')
    .replaceAll('-0.', '-.');
}

/** The drawing's path data: the area behind, if it has one, comes last. */
function paths(svg: string, name: string): string[] {
  const tags = svg.match(/<(?!svg|\/)[^>]*>/gu) ?? [];
  const drawn = tags.map((tag) => attribute(tag, 'd') ?? '');
  // The Phosphor weights used here contain only paths, a pale one first.
  if (!tags.every((tag) => tag.startsWith('<path')) || drawn.length > 2)
    throw new Error(`${name}: unexpected ${tags.join('')}`);
  return drawn.map((d) => `'${rounded(d)}'`).toReversed();
}

/** Writes one icon, such as `hand-coins` in `duotone`. */
function write(name: string, weight: string): void {
  const file = weight === 'regular' ? `${name}.svg` : `${name}-${weight}.svg`;
  const svg = readFileSync(resolve(assets, weight, file), 'utf8');
  // `users-three` becomes `UsersThreeIcon`.
  const component = `${name.replaceAll(/(?:^|-)(\w)/gu, (_, letter: string) => letter.toUpperCase())}Icon`;
  writeFileSync(
    resolve(target, `${component}.tsx`),
    `import { icon } from './Icon.tsx';

/** Phosphor's ${name}, ${weight}. Written by scripts/icons.ts. */
export const ${component} = icon(${paths(svg, name).join(', ')});
`,
  );
}

const [added, weight = 'duotone'] = process.argv.slice(2);
if (added !== undefined) write(added, weight);
for (const file of readdirSync(target)) {
  const source = readFileSync(resolve(target, file), 'utf8');
  const [, name, own] = /Phosphor's ([\w-]+), (\w+)[.] Written by/u.exec(source) ?? [];
  if (name !== undefined && own !== undefined) write(name, own);
}

const filled = motifs.map((name) => {
  const d = attribute(readFileSync(resolve(assets, 'fill', `${name}-fill.svg`), 'utf8'), 'd');
  if (d === undefined) throw new Error(`${name}: no path`);
  return `  '${name}': '${d}',`;
});
writeFileSync(
  resolve(root, 'src/ui/art/rosette/motifs.ts'),
  `// Written by scripts/icons.ts from Phosphor, fill.
import type { Motif } from '../../../domain/motifs.ts';

/** The path data of each motif, on Phosphor's grid of 256 units. */
export const motifPaths: Readonly<Record<Motif, string>> = {
${filled.join('\n')}
};
`,
);
process.stdout.write('Wrote src/ui/art/icons and motifs. Next: npx oxfmt src/ui/art\n');
