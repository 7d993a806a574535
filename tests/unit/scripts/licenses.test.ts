import { expect, test } from 'vitest';
import { licensesText } from '../../../scripts/prerender/licenses.ts';

test('every package’s license follows its name and version; one without a text fails the build', () => {
  const license = { name: 'a', version: '1.0.0', identifier: 'MIT' };
  const text = licensesText([{ ...license, text: 'Copyright A' }]);
  expect(text).toContain('a 1.0.0 (MIT)\n-------------\n\nCopyright A\n');
  expect(() => licensesText([license])).toThrow('a has no license text');
});
