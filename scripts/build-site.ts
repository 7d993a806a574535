// Builds the site: the browser's script, the server's, and every page by them; all of it on the same day,
// around midnight too, as what is dated at build must be the same in a page and in its script.
import { spawnSync } from 'node:child_process';

const steps = [
  ['vite', 'build'],
  ['vite', 'build', '--ssr', 'src/app/entry-server.tsx', '--outDir', 'dist/server'],
  ['node', 'scripts/prerender.ts'],
] as const;

const SOURCE_DATE_EPOCH = process.env['SOURCE_DATE_EPOCH'] || String(Math.floor(Date.now() / 1000));

for (const [program, ...args] of steps) {
  // Vite is on the PATH, where npm has put it.
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, SOURCE_DATE_EPOCH },
  });
  if (status !== 0) process.exit(status ?? 1);
}
