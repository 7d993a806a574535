// `npm run build`: writes the published package to dist/.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
rmSync(path.join(root, 'dist'), { recursive: true, force: true });
const typescript = path.dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
const compiler = [path.join(typescript, 'bin', 'tsc'), '-p', 'tsconfig.build.json'];
const { status } = spawnSync(process.execPath, compiler, { cwd: root, stdio: 'inherit' });
if (status !== 0) throw new Error('The package could not be built');

// Declarations must import the emitted module beside them.
for (const file of globSync(path.join(root, 'dist/**/*.d.ts'))) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/(from '[.][^']*)[.]ts(?=')/gu, '$1.js'));
}
