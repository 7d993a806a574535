import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const url = 'https://a.supabase.co';

test.each<[script: string, args: string[], env: Record<string, string>, message: string]>([
  ['start.ts', ['--port'], {}, 'Unknown argument: --port. PORT sets the port: PORT=5000 npm start'],
  ['start.ts', [], { PORT: '0' }, 'PORT is no number from 1 to 65535: 0. '],
  ['start.ts', [], { VITE_SUPABASE_URL: 'a' }, 'VITE_SUPABASE_URL is no URL: a'],
  ['start.ts', [], { VITE_SUPABASE_URL: url }, 'VITE_SUPABASE_ANON_KEY is missing'],
  ['dev-reset.mjs', [], { PORT: 'abc' }, 'PORT is no number from 1 to 65535: abc. '],
  ['dev-reset.mjs', ['--help'], {}, 'Unknown argument: --help. '],
  ['build-site.ts', ['out'], {}, 'Unknown argument: out. npm run build has none.'],
  ['tokens.ts', ['--out'], {}, 'Unknown argument: --out. npm run tokens has none.'],
])('%s %j with %j says what is wrong, and does nothing', (script, args, env, message) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...env },
  });
  expect([status, stdout, stderr.slice(0, message.length)]).toEqual([1, '', message]);
});
