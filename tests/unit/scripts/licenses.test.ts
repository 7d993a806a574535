import { expect, it } from 'vitest';
import { licensesText } from '../../../scripts/prerender/licenses.ts';

it('every package’s license follows its name and version', () => {
  const text = licensesText([
    { name: 'a', version: '1.0.0', identifier: 'MIT', text: 'Copyright A' },
    { name: 'b', version: '2.0.0', text: 'Copyright B' },
  ]);
  expect(text).toContain('a 1.0.0 (MIT)\n-------------\n\nCopyright A\n');
  expect(text).toContain('b 2.0.0 (see below)\n-------------------\n\nCopyright B\n');
});

it('a package without a license text fails the build', () => {
  expect(() => licensesText([{ name: 'a', version: '1.0.0', identifier: 'MIT' }])).toThrow(
    'a has no license text',
  );
});
