import { expect, test, vi } from 'vitest';
import { logError } from '../../../src/services/log.ts';

test('an internal failure is logged with its error', () => {
  const written = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('no');
  logError('The profile could not be loaded', error);
  expect(written).toHaveBeenCalledExactlyOnceWith('The profile could not be loaded', error);
  written.mockRestore();
});
