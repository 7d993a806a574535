// Builds the browser bundle, the server bundle and every page. All get the same build date, even around
// midnight, so that a page and its script agree.
import { spawnSync } from 'node:child_process';
import { refuseArguments } from './lib/announce.ts';

refuseArguments('npm run build', false);

const steps = [
  ['vite', 'build'],
  ['vite', 'build', '--ssr', 'src/prerender/entry-server.tsx', '--outDir', 'dist/server'],
  ['node', 'scripts/prerender.ts'],
] as const;

const SOURCE_DATE_EPOCH = process.env['SOURCE_DATE_EPOCH'] || String(Math.floor(Date.now() / 1000));

for (const [program, ...args] of steps) {
  // npm puts Vite on the PATH.
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SOURCE_DATE_EPOCH },
  });
  if (status !== 0) process.exit(status ?? 1);
}
