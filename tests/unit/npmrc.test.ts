import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('npm runs no install script and takes only releases of the registry, a week old', () => {
  const lines = readFileSync('.npmrc', 'utf8').trim().split('\n');
  expect(Object.fromEntries(lines.map((line) => line.split('=', 2)))).toMatchObject({
    'ignore-scripts': 'true',
    'min-release-age': '7',
    'allow-git': 'none',
    'allow-remote': 'none',
    'allow-file': 'none',
    // Workspaces.
    'allow-directory': 'root',
  });
});
