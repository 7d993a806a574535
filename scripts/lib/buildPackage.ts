// `npm run build` of a package: writes the published package to dist/, with modules by Vite, if it has a
// configuration for it, and types by TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

rmSync('dist', { recursive: true, force: true });
if (existsSync('vite.config.ts')) await build({ logLevel: 'error' });

const typescript = createRequire(import.meta.url).resolve('typescript/package.json');
const { bin } = JSON.parse(readFileSync(typescript, 'utf8')) as { bin: { tsc: string } };
const compiler = path.join(path.dirname(typescript), bin.tsc);
const { status } = spawnSync(process.execPath, [compiler, '-p', 'tsconfig.build.json'], {
  stdio: 'inherit',
});
if (status !== 0) throw new Error('The package could not be built');

// Declarations must import the emitted module beside them.
for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replaceAll(/((?:from|import\(|import)\s*['"][.][^'"]*)[.]tsx?(?=['"])/g, '$1.js'),
  );
}
