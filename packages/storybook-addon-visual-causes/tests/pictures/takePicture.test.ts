import { expect, test, vi } from 'vitest';
import { takePicture } from '../../src/pictures/takePicture.ts';

vi.mock('vitest/browser', () => ({}));

test('a screen that stays without text is named as such', async () => {
  // At once instead of after the time that a chunk may take.
  vi.spyOn(vi, 'waitFor').mockImplementation(async (check) => check());
  vi.stubGlobal('document', { querySelector: () => ({ innerText: '' }) });
  const mode = { viewport: { width: 1280, height: 640 } };
  const taking = takePicture({ story: 'screens-a--one', mode: 'light' }, mode, false);
  await expect(taking).rejects.toThrow('Its <main> needs text');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
