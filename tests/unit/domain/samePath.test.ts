import { expect, test } from 'vitest';
import { isSamePath } from '../../../src/domain/samePath.ts';

test.each([
  ['/dashboard', '/dashboard', true],
  ['/Dashboard', '/dashboard', true],
  ['/dashboard//', '/dashboard', true],
  ['/', '', true],
  ['/dashboards', '/dashboard', false],
  ['/dashboard/x', '/dashboard', false],
])('%s is the page %s, as the router reads it: %s', (a, b, is) => {
  expect([isSamePath(a, b), isSamePath(b, a)]).toEqual([is, is]);
});
