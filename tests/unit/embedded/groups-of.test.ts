import { expect, test } from 'vitest';
import { groupsOf } from '../../../scripts/embedded-supabase/groups-of.ts';

test.each([
  ['a-b', ['a', 'b']],
  ['a-', ['a', undefined]],
  ['-', []],
])('the groups of “%s” are %j', (text, groups) => {
  expect(groupsOf(/^(a)-(b)?$/u, text)).toEqual(groups);
});
