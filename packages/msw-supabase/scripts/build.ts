// `npm run build`: writes the published package to dist/.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
rmSync(path.join(root, 'dist'), { recursive: true, force: true });

const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const { bin } = JSON.parse(readFileSync(typescript, 'utf8')) as { bin: { tsc: string } };
const { status } = spawnSync(
  process.execPath,
  [path.join(path.dirname(typescript), bin.tsc), '-p', path.join(root, 'tsconfig.build.json')],
  { stdio: 'inherit' },
);
if (status !== 0) throw new Error('The package could not be built');
