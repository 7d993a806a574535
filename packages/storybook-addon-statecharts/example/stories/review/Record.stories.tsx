import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Record } from 'storybook-addon-statecharts/pages';
import { chosenInGold, decided, deskData, emptyFormGone, greener } from './fixtures/data.ts';

const meta = {
  title: 'Review/Record',
  component: Record,
  tags: ['!autodocs'],
} satisfies Meta<typeof Record>;

export default meta;

type Story = Omit<StoryObj<typeof Record>, 'args'>;

/** Decisions by reviewer, picture and time. */
export const Decisions: Story = {
  render: () => (
    <Record
      data={deskData([], {
        verdicts: [
          decided('Lena', [
            [
              chosenInGold,
              'asked',
              { note: 'Is the gold still 3:1 beside white?', pin: { x: 0.26, y: 0.45 } },
            ],
          ]),
          decided('Sam', [[greener, 'approved']], '2026-11-20T16:04:00.000Z'),
          decided('Priya', [[emptyFormGone, 'approved']], '2026-11-21T08:00:00.000Z'),
        ],
      })}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      'Lena',
      'Priya',
      'Sam',
    ]);
    const [, , sam] = rows;
    if (sam === undefined) throw new Error('There are too few decisions');
    await userEvent.click(within(sam).getByText('2 pictures'));
    await expect(within(sam).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** No decisions yet; a damaged file is reported with its line. */
export const NothingDecided: Story = {
  render: () => (
    <Record
      data={deskData([], {
        damaged: [{ file: 'board/verdicts/sam.json', line: 7, reason: 'its hash cannot be read' }],
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing decided yet' })).toBeVisible();
    await expect(canvas.getByText('No decision is committed')).toBeVisible();
    await expect(
      canvas.getByText('board/verdicts/sam.json, line 7: its hash cannot be read.'),
    ).toBeVisible();
  },
};
