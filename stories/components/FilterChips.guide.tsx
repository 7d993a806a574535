import { useState } from 'react';
import type { Guide } from '../../board/guides/guide.ts';
import { FilterChips } from '../../src/ui/components/FilterChips/FilterChips.tsx';

export function Example() {
  const [category, setCategory] = useState('all');
  return (
    <FilterChips
      legend="Filter courses by category"
      options={[
        { value: 'all', label: 'All courses' },
        { value: 'business', label: 'Business' },
        { value: 'design', label: 'Design' },
      ]}
      value={category}
      onChange={setCategory}
    />
  );
}

export const guide: Guide = {
  purpose: 'Narrows the list below it, at once, to one kind of thing.',
  status: 'stable',
  use: [
    'Above a list of things that have a category, with the first chip for all of them.',
    'For three to eight kinds.',
  ],
  avoid: [
    ['For a choice that is sent with a form', 'RadioCards'],
    ['For parts of a page', 'Tabs'],
    ['For words that only sort', 'Badge'],
    ['For several choices at once', { words: 'check boxes, which we do not need yet' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      [
        'Chip that is on',
        'top',
        'Ink filled. One always is; pressing it again changes nothing.',
        'button[aria-pressed="true"]',
      ],
      [
        'Other chips',
        'top',
        'Each at least 44 by 44 px, an edge around its word.',
        'button:last-of-type',
      ],
      ['Legend', 'left', 'Not shown, but read: what is filtered.', 'fieldset'],
      [
        'Description',
        'bottom',
        'Optional, under the chips: a note on what they do not do.',
        'fieldset',
      ],
    ],
  },
  pairs: [
    {
      right: 'begin with a chip for all.',
      wrong: 'leave people without a way back.',
      good: () => <Example />,
      bad: () => (
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
    'One or two words a chip, nouns of one kind.',
    'The first says “All” and what: “All courses”.',
    'The legend names list and property: “Filter courses by category”.',
  ],
  behaviour: [
    'A press filters at once; there is no button to apply.',
    'Many chips wrap into rows; they are never hidden in a menu.',
    'The URL contains the choice, so that it can be shared (docs/product.md P4.8).',
  ],
  accessibility: {
    role: 'A group of toggle buttons.',
    name: 'The group’s: its legend. Each button’s: its word.',
    keys: [
      ['Tab', 'Goes from chip to chip.'],
      ['Enter, Space', 'Turns the chip on, and the last one off.'],
    ],
    notes: [
      'aria-pressed says which is on; in forced colours it is the system’s highlight.',
      'Say the number of results in a live region beside the list: the chips do not.',
      'The focus stays on the chip that was pressed.',
    ],
  },
};
