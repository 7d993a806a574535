import { afterEach, describe, expect, test, vi } from 'vitest';
import { createModuleLoader } from '../../../src/services/moduleLoader.ts';

/** Scenario 19: the chunk with the Supabase code fails to load. */
const library = '@supabase/supabase-js';

afterEach(() => {
  vi.doUnmock(library);
  vi.resetModules();
});

test('19: without the library a call fails with a readable message, and the next call retries', async () => {
  vi.resetModules();
  let tries = 0;
  vi.doMock(library, () => {
    tries += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { callAuth } = await import('../../../src/services/supabase.ts');
  const fetch = vi.fn<typeof globalThis.fetch>();
  const deps = { config: { url: 'https://tallygrove.example', anonKey: 'k' }, fetch };
  const call = () =>
    callAuth(deps, (auth) => auth.signInWithOtp({ email: 'lena@tallygrove.test' }));
  for (const expected of [1, 2]) {
    await expect(call()).rejects.toMatchObject({
      name: 'AuthFailure',
      kind: 'unavailable',
      message: '',
    });
    expect(tries).toBe(expected);
  }
  expect(fetch).not.toHaveBeenCalled();

  vi.doUnmock(library);
  fetch.mockResolvedValue(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  await call();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('the library is prefetched, and a failure is silent', async () => {
  vi.resetModules();
  let tries = 0;
  vi.doMock(library, () => {
    tries += 1;
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { loadSupabase, preloadSupabase } = await import('../../../src/services/supabase.ts');
  preloadSupabase();
  // The next caller retries.
  await expect(loadSupabase()).rejects.toMatchObject({ name: 'AuthFailure', kind: 'unavailable' });
  expect(tries).toBe(2);
});

test('imported from another URL, the library is the same', async () => {
  const loader = '../../../src/services/moduleLoader.ts';
  vi.resetModules();
  let again: (address: string) => unknown = () => undefined;
  vi.doMock(loader, () => ({
    createModuleLoader: (_: unknown, other: typeof again) => {
      again = other;
    },
  }));
  await import('../../../src/services/supabase.ts');
  expect(await again('data:text/javascript,export const AuthClient = 7')).toMatchObject({
    AuthClient: 7,
  });
  vi.doUnmock(loader);
});

describe('a module that fails to load', () => {
  const address = 'https://tallygrove.example/assets/library-1a2b.js';
  const lost = () =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

  test('is requested again by a caller that needs it during a failed prefetch', async () => {
    const load = createModuleLoader<string>(lost, () => Promise.resolve('library'));
    const ahead = load();
    const needed = load();
    await expect(ahead).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await needed).toBe('library');
  });

  test('is retried with another URL of the same file each time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const first = vi.fn(lost);
    const again = vi.fn<(url: string) => Promise<string>>(lost);
    const load = createModuleLoader<string>(first, again);
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' });
    vi.setSystemTime(2000);
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' });
    vi.setSystemTime(3000);
    again.mockResolvedValue('library');
    expect(await load()).toBe('library');
    expect(await load()).toBe('library');
    expect(first).toHaveBeenCalledTimes(1);
    expect(again.mock.calls).toEqual([[`${address}?again=2000`], [`${address}?again=3000`]]);
    vi.useRealTimers();
  });

  test('is retried once for all waiting callers', async () => {
    const again = vi.fn(() => Promise.resolve('library'));
    const load = createModuleLoader<string>(
      () => Promise.reject(new TypeError('http://localhost:4173/assets/library-1a2b.js')),
      again,
    );
    const ahead = load();
    const needed = [load(), load(), load()];
    await expect(ahead).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await Promise.all(needed)).toEqual(['library', 'library', 'library']);
    expect(again).toHaveBeenCalledTimes(1);
  });

  test('is retried by name if the browser’s error has no URL', async () => {
    const first = vi.fn(() => Promise.reject(new TypeError('Importing a module script failed.')));
    const again = vi.fn<(url: string) => Promise<never>>();
    const load = createModuleLoader(first, again);
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' });
    await expect(load()).rejects.toMatchObject({ kind: 'unavailable' });
    expect([first.mock.calls.length, again.mock.calls.length]).toEqual([2, 0]);
  });

  test('is requested once for all waiting callers', async () => {
    const first = vi.fn(() => Promise.resolve('library'));
    const load = createModuleLoader(first, () => Promise.reject(new Error('not this one')));
    expect(await Promise.all([load(), load()])).toEqual(['library', 'library']);
    expect(first).toHaveBeenCalledTimes(1);
  });
});
