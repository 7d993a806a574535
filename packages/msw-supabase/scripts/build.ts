// `npm run build`: writes the published package to dist/.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const dist = path.join(root, 'dist');
rmSync(dist, { recursive: true, force: true });

const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const { bin } = JSON.parse(readFileSync(typescript, 'utf8')) as { bin: { tsc: string } };
const { status } = spawnSync(
  process.execPath,
  [path.join(path.dirname(typescript), bin.tsc), '-p', path.join(root, 'tsconfig.build.json')],
  { stdio: 'inherit' },
);
if (status !== 0) throw new Error('The package could not be built');

// Declarations must import the emitted module beside them.
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const place = path.join(dist, file);
  const text = readFileSync(place, 'utf8');
  writeFileSync(place, text.replaceAll(/(from '[.][^']*)[.]ts(?=')/gu, '$1.js'));
}
