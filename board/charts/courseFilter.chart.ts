import { defineChart } from 'storybook-addon-statecharts';
import { courseFilterMachine } from '../../machines/courseFilter/courseFilter.machine.ts';
import { courseFilters } from '../../src/domain/courses.ts';
import { courseFilterWords } from '../../machines/courseFilter/courseFilter.words.ts';
import { paths } from '../../src/app/paths.ts';

/** The course filter, set by the visitor or by the URL. */
export default defineChart({
  machine: courseFilterMachine,
  words: courseFilterWords,
  screen: () => import('../screens/courseFilter.tsx'),
  parameters: { path: paths.courses.pattern },
  model: {
    sends: courseFilters.flatMap((category) => [
      { words: `${category} is chosen`, event: { type: 'category.choose' as const, category } },
      {
        words: `the address says ${category}`,
        event: { type: 'category.read' as const, category },
      },
    ]),
  },
});
