import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Badge } from '../../src/ui/components/Badge/Badge.tsx';
import { Table, type TableColumn } from '../../src/ui/components/Table/Table.tsx';
import { alsoNarrow, inEachTheme, onCanvas } from '../_helpers/component.ts';
import { extremes } from '../_helpers/extremes.ts';

interface Program {
  name: string;
  level: string;
  weeks: string;
  price: string;
}

const programs: readonly Program[] = [
  { name: 'First money', level: 'Beginner', weeks: '6', price: '$0' },
  { name: 'A pay stub and a plan', level: 'Beginner', weeks: '8', price: '$120' },
  { name: 'Invest and wait', level: 'Intermediate', weeks: '12', price: '$1,280' },
];

const columns: readonly TableColumn<Program>[] = [
  { id: 'name', header: 'Program', cell: ({ name }) => name },
  { id: 'level', header: 'Level', cell: ({ level }) => <Badge>{level}</Badge> },
  { id: 'weeks', header: 'Weeks', cell: ({ weeks }) => weeks, align: 'end' },
  { id: 'price', header: 'Price', cell: ({ price }) => price, align: 'end' },
];

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Program>,
  ...onCanvas,
  args: {
    caption: 'Programs this spring',
    columns,
    rows: programs,
    rowKey: ({ name }: Program) => name,
  },
});

/** Rows of one kind: the first cell names its row, and figures are aligned. The frame has the focus ring. */
export const SeveralRows = meta.story({
  parameters: inEachTheme,
  play: async ({ canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Programs this spring' });
    await expect(table).toBeVisible();
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Program',
      'Level',
      'Weeks',
      'Price',
    ]);
    await expect(canvas.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(
      programs.map(({ name }) => name),
    );
    // Keyboard users focus the frame and scroll it with the arrow keys.
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Programs this spring' })).toHaveFocus();
  },
});

/** Long names wrap, huge figures do not; in the narrowest window the table scrolls in its frame. */
export const LongContent = meta.story({
  args: {
    rows: [
      ...programs,
      {
        name: 'Everything a family should agree on before the first phone contract',
        level: 'Beginner to intermediate',
        weeks: extremes.hugeNumber,
        price: `$${extremes.hugeNumber}`,
      },
      { name: extremes.word, level: '–', weeks: '0', price: '$0' },
    ],
  },
  parameters: alsoNarrow,
});
