import { afterEach, describe, expect, test, vi } from 'vitest';
import { createModuleLoader } from '../../../src/services/moduleLoader.ts';

/** Scenario 19: the chunk with the Supabase code fails to load. */
const library = '@supabase/supabase-js';
const unavailable = { name: 'AuthFailure', kind: 'unavailable', message: '' };

afterEach(() => {
  vi.doUnmock(library);
  vi.resetModules();
  vi.useRealTimers();
});

/** The service, in a browser that cannot load the library, and how often it has tried. */
async function withoutLibrary() {
  vi.resetModules();
  const tries = vi.fn();
  vi.doMock(library, () => {
    tries();
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  return { ...(await import('../../../src/services/supabase.ts')), tries };
}

test('the library is prefetched, and a failure is silent until the next caller', async () => {
  const { loadSupabase, preloadSupabase, tries } = await withoutLibrary();
  preloadSupabase();
  await expect(loadSupabase()).rejects.toMatchObject(unavailable);
  expect(tries).toHaveBeenCalledTimes(2);
});

describe('a module that fails to load', () => {
  const address = 'https://tallygrove.example/assets/library-1a2b.js';
  const lost = (message = `Failed to fetch dynamically imported module: ${address}`) =>
    vi.fn(() => Promise.reject<string>(new TypeError(message)));

  test('is retried with another URL of the same file each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const [first, again] = [lost(), vi.fn<(url: string) => Promise<string>>(lost())];
    const load = createModuleLoader<string>(first, again);
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' });
    vi.setSystemTime(2000);
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' });
    vi.setSystemTime(3000);
    again.mockResolvedValue('library');
    expect([await load(), await load()]).toEqual(['library', 'library']);
    expect(first).toHaveBeenCalledTimes(1);
    expect(again.mock.calls).toEqual([[`${address}?again=2000`], [`${address}?again=3000`]]);
  });

  test('during a prefetch is retried once for all callers that need it', async () => {
    const again = vi.fn(() => Promise.resolve('library'));
    const load = createModuleLoader<string>(lost('http://localhost:4173/assets/a.js'), again);
    const ahead = load();
    const needed = [load(), load()];
    await expect(ahead).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await Promise.all(needed)).toEqual(['library', 'library']);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
