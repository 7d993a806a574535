import { sum } from '../../domain/sums/prices.ts';
import { leftOver, timesToSave } from '../../domain/sums/saving.ts';
import { dollars } from '../../domain/sums/format.ts';
import { answersPage } from './answers.ts';
import type { Sheet } from '../blocks.ts';

const comesIn = [
  { what: 'Allowance', cents: 600 },
  { what: 'Raking leaves', cents: 400 },
];
const goesOut = [
  { what: 'Snack after school', cents: 250 },
  { what: 'Gift for a friend', cents: 200 },
  { what: 'Animal shelter', cents: 100 },
];
const total = sum(comesIn.map(({ cents }) => cents));
const spent = sum(goesOut.map(({ cents }) => cents));

const goals = [
  { what: 'Kite', price: 1200, each: 300 },
  { what: 'Soccer ball', price: 1800, each: 400 },
  { what: 'Art set', price: 2600, each: 500 },
];

const goalAnswers = goals
  .map(({ what, price, each }) => {
    const left = leftOver(price, each);
    const rest = left === 0 ? 'nothing left' : `${dollars(left)} left`;
    return `${what}: ${timesToSave(price, each)} Saturdays, ${rest}`;
  })
  .join('. ');

export const indexCardBudget: Sheet = {
  title: 'My first budget',
  eyebrow: 'Grades 3–5 · Activity sheet',
  lead: 'A budget is a plan for your money. It fits on a card.',
  guide: 'captain',
  mood: 'idle',
  band: '3-5',
  size: 'large',
  named: true,
  pages: [
    [
      { kind: 'heading', number: 1, text: 'Need or want?' },
      {
        kind: 'text',
        text: 'A need keeps you safe, fed or in school. A want is nice to have. Write N for a need. Write W for a want. Put a ? if it could be both.',
      },
      {
        kind: 'tiles',
        items: [
          'Bread',
          'Video game',
          'Rain boots',
          'Candy',
          'Toothbrush',
          'Poster',
          'Winter coat',
          'Phone',
          'School lunch',
          'Stickers',
          'Soap',
          'New bike',
        ],
      },
      { kind: 'lines', label: 'Pick one that got a ?. When is it a need?', count: 1 },
      { kind: 'heading', number: 2, text: 'Finish Mia’s card' },
      { kind: 'text', text: 'This is Mia’s week. Add up what comes in and what goes out.' },
      {
        kind: 'table',
        head: ['Mia’s week', 'Comes in', 'Goes out'],
        rows: [
          ...comesIn.map(({ what, cents }) => [what, dollars(cents), '–']),
          ...goesOut.map(({ what, cents }) => [what, '–', dollars(cents)]),
          ['Added up', '', ''],
        ],
        widths: [2, 1, 1],
        figures: [1, 2],
        total: true,
        room: 'writing',
      },
      { kind: 'blanks', items: ['Mia has this much left to save: $'] },
    ],
    [
      { kind: 'heading', number: 3, text: 'Make your own card' },
      { kind: 'text', text: 'Use your real money, or make up a week. Cut it out and keep it.' },
      {
        kind: 'table',
        head: ['My week', 'Comes in', 'Goes out'],
        rows: [
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
          ['', '', ''],
          ['I save', '–', ''],
        ],
        widths: [2, 1, 1],
        figures: [1, 2],
        total: true,
        room: 'writing',
      },
      { kind: 'heading', number: 4, text: 'How many Saturdays?' },
      { kind: 'text', text: 'You save the same amount each Saturday. When can you buy it?' },
      {
        kind: 'table',
        head: ['I want', 'It costs', 'I save each Saturday', 'Saturdays', 'Money left'],
        rows: goals.map(({ what, price, each }) => [what, dollars(price), dollars(each), '', '']),
        widths: [1.4, 1, 1.5, 1.2, 1.2],
        figures: [1, 2, 3, 4],
        room: 'writing',
      },
      { kind: 'heading', number: 5, text: 'Your own goal' },
      { kind: 'blanks', items: ['I want', 'It costs $', 'I save $'] },
      { kind: 'path', stones: 16, start: 'Color a stone each time you save.', goal: 'Goal' },
    ],
  ],
  answers: answersPage(
    'captain',
    [
      [
        '2. Mia’s card',
        `Mia: ${dollars(total)} comes in and ${dollars(spent)} goes out, so ${dollars(total - spent)} is left.`,
      ],
      ['4. How many Saturdays?', `${goalAnswers}.`],
    ],
    [
      { kind: 'heading', text: 'A card for next week' },
      { kind: 'text', text: 'Do it again with your real money. What changed?' },
      {
        kind: 'table',
        head: ['Next week', 'Comes in', 'Goes out'],
        rows: [...Array.from({ length: 5 }, () => ['', '', '']), ['I save', '–', '']],
        widths: [2, 1, 1],
        figures: [1, 2],
        total: true,
        room: 'writing',
      },
      { kind: 'lines', label: 'One thing I did not plan for:', count: 2 },
    ],
  ),
};
