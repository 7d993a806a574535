import type { Guide } from '../../board/guides/guide.ts';
import { FilterChips } from '../../src/ui/components/FilterChips/FilterChips.tsx';

export const guide: Guide = {
  purpose: 'Narrows the list below it, at once, to one kind of thing.',
  use: [
    'Above a list of things that have a category, with the first chip for all of them.',
    'For three to eight kinds.',
  ],
  avoid: [
    ['For a choice that is sent with a form', 'RadioCards'],
    ['For parts of a page', 'Tabs'],
    ['For words that only classify', 'Badge'],
    ['For several choices at once', { words: 'check boxes, which we do not need yet' }],
  ],
  pairs: [
    {
      right: 'begin with a chip for all.',
      wrong: 'leave people without a way back.',
      good: (
        <FilterChips
          legend="Filter courses by category"
          options={[
            { value: 'all', label: 'All courses' },
            { value: 'design', label: 'Design' },
          ]}
          value="all"
          onChange={() => undefined}
        />
      ),
      bad: (
        <FilterChips
          legend="Filter courses"
          options={[
            { value: 'business', label: 'Business' },
            { value: 'design', label: 'Design' },
          ]}
          value="business"
          onChange={() => undefined}
        />
      ),
    },
  ],
  content: [
    'One or two words a chip, nouns of one kind. The first names all: “All courses”.',
    'The legend, which is only read, names list and property: “Filter courses by category”.',
  ],
  behaviour: [
    'A press filters at once. One chip is always on; pressing it again changes nothing.',
    'Many chips wrap into rows; they are never hidden in a menu.',
    'The URL contains the choice, so that it can be shared (docs/product.md P4.8).',
  ],
  accessibility: [
    'A group of toggle buttons, named by the legend. Each chip is a Tab stop.',
    'Announce the number of results beside the list: the chips do not.',
  ],
};
