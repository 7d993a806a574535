import { afterEach, expect, test, vi } from 'vitest';

/** Scenario 19: the chunk with the Supabase code fails to load. */
const library = '@supabase/supabase-js';

afterEach(() => {
  vi.doUnmock(library);
  vi.resetModules();
});

test('19: without the library a call fails in words for people, and the next one tries again', async () => {
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
      message: 'Part of this page could not be loaded.',
    });
    expect(tries).toBe(expected);
  }
  expect(fetch).not.toHaveBeenCalled();

  vi.doUnmock(library);
  fetch.mockResolvedValue(new Response('{}', { headers: { 'content-type': 'application/json' } }));
  await call();
  expect(fetch).toHaveBeenCalledTimes(1);
});
