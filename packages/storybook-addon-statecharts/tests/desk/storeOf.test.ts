import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { DeskStore } from '../../src/desk/ui/stores.ts';

const root = path.resolve(import.meta.dirname, '../..');

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

/** What the built package asks its server for. */
async function asked(mode: string): Promise<unknown[]> {
  vi.stubEnv('NODE_ENV', mode);
  vi.stubGlobal('localStorage', { getItem: () => null });
  const ask = vi.fn(async (_: string) => Response.json({ files: [], damaged: [] }));
  vi.stubGlobal('fetch', ask);
  const file = path.join(root, 'dist/pages/review/storeOf.js');
  const { storeOf } = (await import(file)) as { storeOf: () => DeskStore };
  await storeOf().load([]);
  return ask.mock.calls.map(([address]) => address);
}

test('decisions are in the working tree where a development server shows the board', async () => {
  expect(await asked('development')).toEqual(['/__desk/verdicts']);
  expect(await asked('production')).toEqual([]);
});

test('the package reads no variable that its own build replaces', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  const replaced = files.filter((file) =>
    /import[.]meta[.]env[.[]/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(replaced).toEqual([]);
});
