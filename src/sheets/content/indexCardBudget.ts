import { sum } from '../../domain/sums/prices.ts';
import { leftOver, timesToSave } from '../../domain/sums/saving.ts';
import { dollars } from '../../domain/sums/format.ts';
import { blanks, heading, lines, table } from '../blocks.ts';
import { activitySheet } from './activity.ts';

const comesIn = { Allowance: 600, 'Raking leaves': 400 };
const goesOut = { 'Snack after school': 250, 'Gift for a friend': 200, 'Animal shelter': 100 };
const total = sum(Object.values(comesIn));
const spent = sum(Object.values(goesOut));

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

export const indexCardBudget = activitySheet({
  title: 'My first budget',
  lead: 'A budget is a plan for your money. It fits on a card.',
  guide: 'captain',
  mood: 'idle',
  band: '3-5',
  size: 'large',
  front: [
    heading('Need or want?', 1),
    'A need keeps you safe, fed or in school. A want is nice to have. Write N for a need. Write W for a want. Put a ? if it could be both.',
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
    lines('Pick one that got a ?. When is it a need?', 1),
    heading('Finish Mia’s card', 2),
    'This is Mia’s week. Add up what comes in and what goes out.',
    table(
      ['Mia’s week', 'Comes in', 'Goes out'],
      { widths: [2, 1, 1], figures: [1, 2], total: true },
      [
        ...Object.entries(comesIn).map(([what, cents]) => [what, dollars(cents), '–']),
        ...Object.entries(goesOut).map(([what, cents]) => [what, '–', dollars(cents)]),
        ['Added up'],
      ],
    ),
    blanks('Mia has this much left to save: $'),
  ],
  back: [
    heading('Make your own card', 3),
    'Use your real money, or make up a week. Cut it out and keep it.',
    table(
      ['My week', 'Comes in', 'Goes out'],
      { widths: [2, 1, 1], figures: [1, 2], total: true },
      [[], [], [], [], ['I save', '–']],
    ),
    heading('How many Saturdays?', 4),
    'You save the same amount each Saturday. When can you buy it?',
    table(
      ['I want', 'It costs', 'I save each Saturday', 'Saturdays', 'Money left'],
      { widths: [1.4, 1, 1.5, 1.2, 1.2], figures: [1, 2, 3, 4] },
      goals.map(({ what, price, each }) => [what, dollars(price), dollars(each)]),
    ),
    heading('Your own goal', 5),
    blanks('I want', 'It costs $', 'I save $'),
    { kind: 'path', start: 'Color a stone each time you save.', goal: 'Goal' },
  ],
  answers: {
    '2. Mia’s card': `Mia: ${dollars(total)} comes in and ${dollars(spent)} goes out, so ${dollars(total - spent)} is left.`,
    '4. How many Saturdays?': `${goalAnswers}.`,
  },
  next: [
    heading('A card for next week'),
    'Do it again with your real money. What changed?',
    table(
      ['Next week', 'Comes in', 'Goes out'],
      { widths: [2, 1, 1], figures: [1, 2], total: true },
      [[], [], [], [], [], ['I save', '–']],
    ),
    lines('One thing I did not plan for:', 2),
  ],
});
