import { sum } from '../../domain/sums/prices.ts';
import { answersPage } from './answers.ts';
import { heading, table, text, type Coin, type Sheet } from '../blocks.ts';

/** The amounts to count. */
const rows = [
  [5, 1, 1, 1],
  [10, 5],
  [10, 10, 5, 1],
  [25, 10],
  [25, 5, 5, 1],
] as const satisfies readonly (readonly Coin[])[];

const shop = [
  { name: 'Pencil', cents: 12 },
  { name: 'Apple', cents: 30 },
  { name: 'Ball', cents: 41 },
];

const answers = rows.map((coins) => `${sum(coins)}¢`).join(', ');

export const coinsAndJars: Sheet = {
  title: 'Coins and jars',
  eyebrow: 'Grades K–2 · Activity sheet',
  lead: 'Get real coins and a pencil. Read it with a grown-up.',
  guide: 'captain',
  mood: 'wave',
  band: 'k-2',
  size: 'large',
  named: true,
  pages: [
    [
      heading('How much is it?', 1),
      text('Put a real coin on each coin. Count. Write the number.'),
      { kind: 'coins', rows, answer: '¢' },
    ],
    [
      heading('Pay for it', 2),
      text('Draw the coins you pay with.'),
      {
        kind: 'shop',
        items: shop.map(({ name, cents }) => ({ name, price: `${cents}¢` })),
      },
      heading('Fill the jars', 3),
      text('You get ten dimes. Draw each dime in a jar. You choose.'),
      {
        kind: 'jars',
        jars: [
          { name: 'Spend', hint: 'for today' },
          { name: 'Save', hint: 'for later' },
          { name: 'Give', hint: 'for others' },
        ],
      },
      heading('Wait for it', 4),
      {
        kind: 'rings',
        text: 'What do you wait for? Color one ring each day. Start in the middle.',
        labels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      },
    ],
  ],
  answers: answersPage(
    'captain',
    [
      ['1. How much is it?', `${answers}.`],
      ['2. Pay for it', 'There are many right ways. Ask: can you pay with fewer coins?'],
    ],
    [
      heading('Count your jars'),
      text('Count them each week. Write how much is in each.'),
      table(
        ['Week', 'Spend', 'Save', 'Give'],
        [0.6, 1, 1, 1],
        ['1', '2', '3', '4', '5', '6'].map((week) => [week, '', '', '']),
        { room: 'writing' },
      ),
    ],
  ),
};
