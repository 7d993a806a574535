import { sum } from '../../domain/sums/prices.ts';
import { answersPage } from './answers.ts';
import type { Coin, Sheet } from '../blocks.ts';

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
      { kind: 'heading', number: 1, text: 'How much is it?' },
      { kind: 'text', text: 'Put a real coin on each coin. Count. Write the number.' },
      { kind: 'coins', rows, answer: '¢' },
    ],
    [
      { kind: 'heading', number: 2, text: 'Pay for it' },
      { kind: 'text', text: 'Draw the coins you pay with.' },
      {
        kind: 'shop',
        items: shop.map(({ name, cents }) => ({ name, price: `${cents}¢` })),
      },
      { kind: 'heading', number: 3, text: 'Fill the jars' },
      { kind: 'text', text: 'You get ten dimes. Draw each dime in a jar. You choose.' },
      {
        kind: 'jars',
        jars: [
          { name: 'Spend', hint: 'for today' },
          { name: 'Save', hint: 'for later' },
          { name: 'Give', hint: 'for others' },
        ],
      },
      { kind: 'heading', number: 4, text: 'Wait for it' },
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
      { kind: 'heading', text: 'Count your jars' },
      { kind: 'text', text: 'Count them each week. Write how much is in each.' },
      {
        kind: 'table',
        head: ['Week', 'Spend', 'Save', 'Give'],
        rows: ['1', '2', '3', '4', '5', '6'].map((week) => [week, '', '', '']),
        widths: [0.6, 1, 1, 1],
        room: 'writing',
      },
    ],
  ),
};
