import type { Guide } from '../../board/guides/guide.ts';
import { Table } from '../../src/ui/components/Table/Table.tsx';

const programs = [
  { name: 'First money', weeks: '6', price: '$0' },
  { name: 'A pay stub and a plan', weeks: '8', price: '$120' },
];
type Program = (typeof programs)[number];

export function Example() {
  return (
    <Table
      caption="Programs this spring"
      columns={[
        { id: 'name', header: 'Program', cell: ({ name }) => name },
        { id: 'weeks', header: 'Weeks', cell: ({ weeks }) => weeks, align: 'end' },
        { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
      ]}
      rows={[
        { name: 'First money', weeks: '6', price: '$0' },
        { name: 'A pay stub and a plan', weeks: '8', price: '$120' },
      ]}
      rowKey={({ name }) => name}
    />
  );
}

export const guide: Guide = {
  purpose: 'Compares things of one kind by the same properties.',
  status: 'stable',
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
    example: Example,
    parts: [
      [
        'Caption',
        'top',
        'What it holds. Hidden only where a heading right above says the same.',
        'caption',
      ],
      ['Headers', 'right', 'A name for each column.', 'thead th:last-child'],
      ['Name of the row', 'left', 'The first cell: it names its row.', 'tbody th'],
      ['Figures', 'right', 'Aligned at the end of their column.', 'tbody td:last-child'],
      ['Frame', 'bottom', 'Scrolls sideways by itself in a narrow window.', 'section'],
    ],
  },
  pairs: [
    {
      right: 'align figures at the end, words at the start.',
      wrong: 'centre everything, or leave figures ragged.',
      good: () => <Example />,
      bad: () => (
        <Table
          caption="Programs this spring"
          columns={[
            { id: 'name', header: 'Program', cell: ({ name }: Program) => name, align: 'end' },
            { id: 'price', header: 'Price', cell: ({ price }) => price },
          ]}
          rows={programs}
          rowKey={({ name }) => name}
        />
      ),
    },
  ],
  content: [
    'Caption: what and when: “Programs this spring”.',
    'Headers of one or two words, the unit in them: “Weeks”.',
    'Cells hold figures or a few words; sentences belong elsewhere.',
    'Nothing is “–” or “n/a” without a word that says why.',
  ],
  behaviour: [
    'In a narrow window it scrolls sideways in its own frame; the page does not.',
    'Long names wrap, figures never do.',
    'Rows have the order they are given; it does not sort.',
  ],
  accessibility: {
    role: 'A table in a region; cells know their row and their column.',
    name: 'Its caption.',
    keys: [
      ['Tab', 'Reaches the frame, so that it can be scrolled, then what is in its cells.'],
      ['Left, Right', 'Scroll the frame while it has the focus.'],
    ],
    notes: [
      'A frame that scrolls has to be a stop for the keyboard: Safari makes none by itself.',
      'The first cell is a header: “First money, Weeks, 6” is read as one row (WCAG 1.3.1).',
    ],
  },
};
