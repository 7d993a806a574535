import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { attributeFaults, drawingsIn } from '../unit/art/svg/attributes.ts';
import { expect, test } from './support.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');

test('every drawing in every prerendered page keeps to the grammar of SVG', () => {
  const files = globSync('**/*.html', { cwd: client });
  expect(files.length).toBeGreaterThan(25);
  const faults = files.flatMap((file) => {
    const drawings = drawingsIn(readFileSync(path.join(client, file), 'utf8'));
    // The logo is on every page.
    expect(drawings.length).toBeGreaterThan(0);
    return drawings.flatMap(attributeFaults).map((fault) => `${file}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
