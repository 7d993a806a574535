import { expect, test } from 'vitest';
import { changedSince } from '../../src/desk/build/base.ts';
import { reachOf } from '../../src/desk/build/inputs.ts';
import { projectPerTest } from '../support/project.ts';

const project = projectPerTest(({ write }) => {
  for (const file of ['src/logo.svg', 'stories/kit/package.json', 'stories/kit/src/kit.ts'])
    write(file, '{}');
});

test.each([
  ['src/Badge.tsx', true, 'graph'],
  ['package-lock.json', false, 'all'],
  ['tsconfig.json', false, 'all'],
  ['README.md', false, 'none'],
  ['.storybook/main.ts', false, 'all'],
  ['docs/a-review.md', false, 'none'],
  ['supabase/seed.sql', false, 'none'],
  ['src/entry-client.tsx', false, 'none'],
  ['src/gone.svg', false, 'none'],
  ['tests/visual/pictures.json', false, 'none'],
  ['tests/visual/drawn.json', false, 'none'],
  ['src/logo.svg', false, 'all'],
  ['stories/kit/src/kit.ts', false, 'all'],
] as const)('%s, imported by a story: %s, reaches %s', (file, isInGraph, reach) => {
  expect(reachOf(file, isInGraph, project.root)).toBe(reach);
});

test('an unknown commit is an error, not an empty change', () => {
  expect(() => changedSince('0'.repeat(40))).toThrow('git cannot tell what changed since 000');
});
