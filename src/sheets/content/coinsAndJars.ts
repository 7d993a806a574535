import { sum } from '../../domain/sums/prices.ts';
import { heading, table } from '../blocks.ts';
import { activitySheet } from './activity.ts';

const coinRows = [
  [5, 1, 1, 1],
  [10, 5],
  [10, 10, 5, 1],
  [25, 10],
  [25, 5, 5, 1],
] as const;

export const coinsAndJars = activitySheet({
  title: 'Coins and jars',
  lead: 'Get real coins and a pencil. Read it with a grown-up.',
  guide: 'captain',
  mood: 'wave',
  band: 'k-2',
  size: 'large',
  front: [
    heading('How much is it?', 1),
    'Put a real coin on each coin. Count. Write the number.',
    { kind: 'coins', rows: coinRows },
  ],
  back: [
    heading('Pay for it', 2),
    'Draw the coins you pay with.',
    {
      kind: 'shop',
      prices: [
        ['Pencil', '12¢'],
        ['Apple', '30¢'],
        ['Ball', '41¢'],
      ],
    },
    heading('Fill the jars', 3),
    'You get ten dimes. Draw each dime in a jar. You choose.',
    {
      kind: 'jars',
      jars: [
        ['Spend', 'for today'],
        ['Save', 'for later'],
        ['Give', 'for others'],
      ],
    },
    heading('Wait for it', 4),
    {
      kind: 'rings',
      text: 'What do you wait for? Color one ring each day. Start in the middle.',
      labels: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    },
  ],
  answers: {
    '1. How much is it?': `${coinRows.map((coins) => `${sum(coins)}¢`).join(', ')}.`,
    '2. Pay for it': 'There are many right ways. Ask: can you pay with fewer coins?',
  },
  next: [
    heading('Count your jars'),
    'Count them each week. Write how much is in each.',
    table(['Week', 'Spend', 'Save', 'Give'], { widths: [0.6, 1, 1, 1] }, [
      ['1'],
      ['2'],
      ['3'],
      ['4'],
      ['5'],
      ['6'],
    ]),
  ],
});
