import { expect, onTestFinished, test, vi } from 'vitest';
import { createModuleLoader } from '../../../src/services/moduleLoader.ts';

const address = 'https://tallygrove.example/assets/library-1a2b.js';
const lost = () =>
  vi.fn<(url?: string) => Promise<string>>(() =>
    Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`)),
  );
const unavailable = { name: 'AuthFailure', kind: 'unavailable', message: '' };

// tests/e2e/faults.spec.ts has the library of the forms.
test('a module that fails to load is retried with another URL of the same file each time', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
  onTestFinished(() => void vi.useRealTimers());
  const [first, again] = [lost(), lost()];
  const load = createModuleLoader(first, again);
  await expect(load()).rejects.toMatchObject(unavailable);
  vi.setSystemTime(2000);
  await expect(load()).rejects.toMatchObject(unavailable);
  vi.setSystemTime(3000);
  again.mockResolvedValue('library');
  expect([await load(), await load()]).toEqual(['library', 'library']);
  expect(first).toHaveBeenCalledTimes(1);
  expect(again.mock.calls).toEqual([[`${address}?again=2000`], [`${address}?again=3000`]]);
});

test('one that fails during a prefetch is retried once for all callers that need it', async () => {
  const again = vi.fn(() => Promise.resolve('library'));
  const load = createModuleLoader(lost(), again);
  const ahead = load();
  const needed = [load(), load()];
  await expect(ahead).rejects.toMatchObject(unavailable);
  expect(await Promise.all(needed)).toEqual(['library', 'library']);
  expect(again).toHaveBeenCalledTimes(1);
});
