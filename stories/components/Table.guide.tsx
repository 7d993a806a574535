import type { Guide } from '../../board/guides/guide.ts';
import { Table } from '../../src/ui/components/Table/Table.tsx';

const programs = [
  { name: 'First money', weeks: '6', price: '$0' },
  { name: 'A pay stub and a plan', weeks: '8', price: '$120' },
];

const example = (align: 'start' | 'end') => (
  <Table
    caption="Programs this spring"
    columns={[
      { id: 'name', header: 'Program', cell: ({ name }) => name },
      { id: 'weeks', header: 'Weeks', cell: ({ weeks }) => weeks, align },
      { id: 'price', header: 'Price', cell: ({ price }) => price, align },
    ]}
    rows={programs}
    rowKey={({ name }) => name}
  />
);

export const guide: Guide = {
  purpose: 'Compares things of one kind by the same properties.',
  use: [
    'For figures, and for programs side by side.',
    'Where people look down a column as well as along a row.',
  ],
  avoid: [
    ['For layout', 'Grid'],
    ['With one property: that is a list', 'MediaRow'],
    ['With no rows', 'EmptyState'],
    ['For a few large figures', 'Stat'],
  ],
  anatomy: {
    example: example('end'),
    parts: [
      ['Caption', 'top', 'Hidden only under a heading of the same words.', 'caption'],
      ['Headers', 'right', 'A name for each column.', 'thead th:last-child'],
      ['Name of the row', 'left', 'The first cell.', 'tbody th'],
      ['Figures', 'right', 'Aligned at the end of their column.', 'tbody td:last-child'],
      ['Frame', 'bottom', 'Scrolls sideways by itself in a narrow window.', 'section'],
    ],
  },
  pairs: [
    {
      right: 'align figures at the end, words at the start.',
      wrong: 'leave figures ragged.',
      good: example('end'),
      bad: example('start'),
    },
  ],
  content: [
    'Caption: what and when: “Programs this spring”.',
    'Headers of one or two words, the unit in them: “Weeks”.',
    'Cells hold figures or a few words; sentences belong elsewhere.',
  ],
  behaviour: ['Long names wrap, figures never do. It does not sort.'],
  keys: [['Left, Right', 'Scroll the frame while it has the focus.']],
  accessibility: [
    'A table named by its caption, in a region that takes the focus so that it can be scrolled.',
    'The first cell is a header: “First money, Weeks, 6” is read as one row (WCAG 1.3.1).',
  ],
};
