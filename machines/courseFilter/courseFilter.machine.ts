import { emit, setup } from 'xstate';
import { courseFilters, type CourseFilter } from '../../src/domain/courses.ts';

export type CourseFilterEvent =
  | { type: 'category.choose'; category: CourseFilter }
  /** The URL names a category: on load, and after back or forward. */
  | { type: 'category.read'; category: CourseFilter };

/** Asks the host to write the visitor's choice to the URL. */
export interface CourseFilterEmitted {
  type: 'category.chosen';
  category: CourseFilter;
}

const courseFilterSetup = setup({
  // Stryker disable next-line ObjectLiteral: Only the compiler reads it.
  types: {
    events: {} as CourseFilterEvent,
    emitted: {} as CourseFilterEmitted,
  },
  actions: {
    emitChosen: emit((_, { category }: { category: CourseFilter }) => ({
      type: 'category.chosen' as const,
      category,
    })),
  },
  guards: {
    isOneOf: (_, pair: { asked: CourseFilter; category: CourseFilter }) =>
      pair.asked === pair.category,
  },
});

function into(category: CourseFilter) {
  return {
    guard: {
      type: 'isOneOf' as const,
      params: ({ event }: { event: CourseFilterEvent }) => ({ asked: event.category, category }),
    },
    target: `.${category}` as const,
  };
}

/**
 * Filters courses: all (default), programming, business, design, data (docs/product.md P4.8). Each
 * state is a category and can be reached from every other.
 */
export const courseFilterMachine = courseFilterSetup.createMachine({
  id: 'courseFilter',
  on: {
    'category.choose': courseFilters.map((category) => ({
      ...into(category),
      actions: { type: 'emitChosen' as const, params: { category } },
    })),
    'category.read': courseFilters.map(into),
  },
  initial: 'all',
  states: { all: {}, programming: {}, business: {}, design: {}, data: {} },
});
