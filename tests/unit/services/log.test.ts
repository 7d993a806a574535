import { afterEach, expect, test, vi } from 'vitest';
import { logError } from '../../../src/services/log.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('an internal failure is logged with its error', () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const error = new Error('no');
  logError('The profile could not be loaded', error);
  expect(written.mock.calls).toEqual([['The profile could not be loaded', error]]);
});
