import { expect, test } from 'vitest';
import { isWithheld, withheldGlobs } from '../../../scripts/lib/access/withheld.ts';

test.each([
  '/.cache/embedded-supabase/data.db.jwt-secret',
  '/.env',
  '/.env.local',
  '/%2eenv',
  '/%252eenv',
  '/%25252eenv',
  '/.ENV',
  '/.env.',
  '/.env%20',
  '/.env::$DATA',
  '/.env%00.js',
  '/.env;x',
  '/.env%3Fraw',
  '/x%5c.env',
  '/@fs/home/a/.git/config',
  '/@id/__x00__/home/a/server.key',
  '/.npmrc?import&raw',
  '/data/accounts.db',
  '/data/accounts.db-wal',
  '/data/accounts.db.aside-20261121T093000Z',
  '/data/accounts.db.owner',
  '/data/x.JWT-Secret',
  'http://localhost/.cache/x',
])('%s is withheld', (target) => {
  expect(isWithheld(target)).toBe(true);
});

test.each([
  '/',
  '/about?x=.env',
  '/about#.env',
  '/.envelope',
  '/environment',
  '/src/env.ts',
  '/node_modules/.vite/deps/react.js',
  '/node_modules/mime-db/db.json',
  '/@vite/env',
  '/%',
  '/%ff',
  '/keyboard',
  '/cache/x',
  '/github',
])('%s is not', (target) => {
  expect(isWithheld(target)).toBe(false);
});

test('Vite is told of each name, as a file and as a folder, and of data by its own name', () => {
  const globs = withheldGlobs('/home/a/kept (mine)/accounts');
  expect(globs).toEqual(expect.arrayContaining(['**/.cache', '**/.cache/**', '**/*.key']));
  expect(globs.at(-1)).toBe('/home/a/kept \\(mine\\)/accounts*');
  expect(withheldGlobs()).toEqual(globs.slice(0, -1));
});
