import path from 'node:path';
import { expect, test } from 'vitest';
import { changedSince } from '../../src/desk/build/base.ts';
import { rerunTriggers } from '../../src/desk/build/inputs.ts';

test.each([
  ['src/Badge.tsx', false],
  ['src/gone.mdx', false],
  ['src/logo.svg', true],
  ['package-lock.json', true],
  ['README.md', false],
  ['.storybook/main.ts', true],
  ['docs/a-review.md', false],
  ['supabase/seed.sql', false],
  ['tests/visual/pictures.json', false],
  // A package is loaded from its build.
  ['packages/storybook-addon-statecharts/src/index.ts', true],
])('whether a change of %s reaches every story: %s', (file, isTrigger) => {
  const place = path.resolve(file);
  expect(rerunTriggers().some((glob) => path.matchesGlob(place, glob))).toBe(isTrigger);
});

test('an unknown commit is an error, not an empty change', () => {
  expect(() => changedSince('0'.repeat(40))).toThrow('git cannot tell what changed since 000');
});
