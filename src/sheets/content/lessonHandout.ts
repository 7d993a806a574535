import { exit, shelves, tagOf } from './betterBuy.ts';
import type { Sheet } from '../blocks.ts';

export const lessonHandout: Sheet = {
  title: 'The better buy',
  eyebrow: 'Lesson handout · Grades 5–7',
  lead: 'Unit price = price ÷ how many. It tells you what one costs.',
  guide: 'captain',
  mood: 'think',
  size: 'normal',
  named: true,
  pages: [
    [
      { kind: 'heading', number: 1, text: 'Find both unit prices. Circle the better buy.' },
      {
        kind: 'table',
        head: ['What', 'Small pack', 'One costs', 'Large pack', 'One costs'],
        rows: shelves.map(({ what, unit, small, large }, index) => [
          `${index + 1}. ${what}`,
          tagOf(small, unit),
          '',
          tagOf(large, unit),
          '',
        ]),
        widths: [1.35, 1.3, 0.9, 1.3, 0.9],
        room: 'writing',
      },
      { kind: 'room', label: 'Room to work it out. Use the back if you need more.', height: 44 },
      { kind: 'heading', number: 2, text: 'When is the cheap one not the better buy?' },
      {
        kind: 'lines',
        label: 'Choose a row. Give a reason to buy the pack with the higher unit price.',
        count: 2,
      },
      { kind: 'cut' },
      { kind: 'heading', number: 3, text: 'Exit slip: tear off and hand in' },
      {
        kind: 'text',
        text: `${exit.what}: ${tagOf(exit.small, exit.unit)} or ${tagOf(exit.large, exit.unit)}. Which is the better buy? Show both unit prices and say why.`,
      },
      { kind: 'blanks', items: ['Small: one costs', 'Large: one costs', 'Name'] },
      { kind: 'lines', label: 'The better buy, and why:', count: 1 },
    ],
  ],
};
