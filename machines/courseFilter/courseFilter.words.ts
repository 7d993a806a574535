import { defineWords } from '../words.ts';
import type { courseFilterMachine } from './courseFilter.machine.ts';

export const courseFilterWords = defineWords<typeof courseFilterMachine>()({
  name: 'Course filter',
  about: 'A visitor narrows the courses to one category; the address keeps the choice.',
  states: {
    all: 'All courses',
    programming: 'Programming courses',
    business: 'Business courses',
    design: 'Design courses',
    data: 'Data courses',
  },
  events: {
    'category.choose': 'The visitor presses a category',
    'category.read': 'The address names a category',
  },
  guards: {
    isOneOf: { yes: 'it is this category', otherwise: 'it is another category' },
  },
  transitions: {
    '|category.choose|0': 'all',
    '|category.choose|1': 'programming',
    '|category.choose|2': 'business',
    '|category.choose|3': 'design',
    '|category.choose|4': 'data',
    '|category.read|0': 'all',
    '|category.read|1': 'programming',
    '|category.read|2': 'business',
    '|category.read|3': 'design',
    '|category.read|4': 'data',
  },
});
