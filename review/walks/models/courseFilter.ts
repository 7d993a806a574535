import { courseFilterMachine } from '../../../machines/courseFilter/courseFilter.machine.ts';
import { courseFilters } from '../../../src/domain/courses.ts';
import type { FlowModel } from '../model.ts';

/** Which courses are shown: by the visitor's choice, and by the address. */
export const model: FlowModel = {
  machine: courseFilterMachine,
  sends: courseFilters.flatMap((category) => [
    { words: `${category} is chosen`, event: { type: 'category.choose', category } },
    { words: `the address says ${category}`, event: { type: 'category.read', category } },
  ]),
};
