// `npm run visual:accept [files]`: takes the pictures as they are now for the accepted ones.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'npm',
  ['run', '--silent', 'vitest:stories', '--', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    env: { ...process.env, ACCEPT_PICTURES: '1' },
    shell: process.platform === 'win32',
  },
);
process.exitCode = status ?? 1;
