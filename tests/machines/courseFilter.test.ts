import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import {
  courseFilterMachine,
  type CourseFilterEmitted,
} from '../../machines/courseFilter/courseFilter.machine.ts';
import { courseFilters, isShown, toCourseFilter } from '../../src/domain/courses.ts';

function start() {
  const actor = createActor(courseFilterMachine);
  const emitted: CourseFilterEmitted[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  return { actor, emitted, state: () => actor.getSnapshot().value };
}

test('shows all at first', () => {
  expect(start().state()).toBe('all');
});

test('from every category to every other: a choice is written to the URL, a change of the URL is not', () => {
  for (const from of courseFilters) {
    for (const to of courseFilters) {
      const filter = start();
      filter.actor.send({ type: 'category.read', category: from });
      expect([filter.state(), filter.emitted]).toEqual([from, []]);
      filter.actor.send({ type: 'category.choose', category: to });
      expect([filter.state(), filter.emitted]).toEqual([
        to,
        [{ type: 'category.chosen', category: to }],
      ]);
    }
  }
});

test.each([
  ['design', 'design'],
  ['all', 'all'],
  ['Design', 'all'],
  ['constructor', 'all'],
  ['', 'all'],
  [null, 'all'],
  [undefined, 'all'],
])('an address that says %s shows %s', (text, filter) => {
  expect(toCourseFilter(text)).toBe(filter);
});

test('all shows everything, a category only its own courses', () => {
  expect([isShown('data', 'all'), isShown('data', 'data'), isShown('data', 'design')]).toEqual([
    true,
    true,
    false,
  ]);
});
