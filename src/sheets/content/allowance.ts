import { dollars } from '../../domain/sums/format.ts';
import type { Sheet } from '../blocks.ts';

const WEEKS_A_YEAR = 52;
/** Cents a week for each year of age. */
const rates = [25, 50, 100];
const ages = [6, 8, 10, 12, 14];

export const allowance: Sheet = {
  title: 'An allowance you can keep',
  eyebrow: 'For parents · Ages 5 to 14',
  lead: 'How much, how often, for what. Choose a rule that holds on a bad week, and write it down together.',
  guide: 'captain',
  mood: 'cheer',
  size: 'normal',
  pages: [
    [
      { kind: 'heading', number: 1, text: 'How much?' },
      {
        kind: 'text',
        text: 'There is no right amount. One way to find yours: so much a week for each year of age. Circle a column that you could still pay if your own week goes badly.',
      },
      {
        kind: 'table',
        head: [
          'Age',
          ...rates.map((cents) => `${dollars(cents)} a year of age`),
          'The middle one, in a year',
        ],
        rows: ages.map((age) => [
          String(age),
          ...rates.map((cents) => `${dollars(cents * age)} a week`),
          dollars((rates[1] ?? 0) * age * WEEKS_A_YEAR),
        ]),
        widths: [0.6, 1.3, 1.3, 1.3, 1.3],
        figures: [1, 2, 3, 4],
      },
      {
        kind: 'blanks',
        items: ['We choose, a week: $', `In a year (× ${WEEKS_A_YEAR}): $`],
      },
      { kind: 'heading', number: 2, text: 'How often?' },
      {
        kind: 'text',
        text: 'The same day each week, small enough to wait for. From about twelve, every two weeks or once a month is practice for a paycheck. Pay in coins and small bills that fit three jars.',
      },
      { kind: 'heading', number: 3, text: 'For what?' },
      {
        kind: 'text',
        text: 'What you go on paying for, and what the child pays from now on. Start the right side with two things. Add one each birthday.',
      },
      {
        kind: 'table',
        head: ['We still pay for', 'You pay for'],
        rows: [
          ['Food, school, clothes you need', 'Snacks on the way home'],
          ['', ''],
          ['', ''],
          ['', ''],
        ],
        widths: [1, 1],
        room: 'writing',
      },
      { kind: 'heading', number: 4, text: 'For work, or not?' },
      {
        kind: 'columns',
        columns: [
          [
            {
              kind: 'text',
              text: 'Not for work: everyone helps, and everyone gets a share. The money stays a lesson in planning. Extra jobs can have a price.',
            },
          ],
          [
            {
              kind: 'text',
              text: 'For work: jobs have a list and a day. The child learns that pay follows work, and may also decide not to work. Be ready for that.',
            },
          ],
        ],
      },
      {
        kind: 'note',
        guide: 'captain',
        title: 'Either is fine',
        text: ['A rule that you keep is better than the best rule that you drop in March.'],
      },
    ],
    [
      { kind: 'heading', number: 5, text: 'When your own week goes badly' },
      {
        kind: 'list',
        marks: 'box',
        columns: 2,
        items: [
          'We pay half, and say why.',
          'We pay later, and name the day.',
          'We put a note in the jar: “We owe you.”',
          'We pay less from now on, and start again.',
        ],
      },
      { kind: 'heading', number: 6, text: 'What to do when' },
      {
        kind: 'table',
        head: ['If', 'Then'],
        rows: [
          ['it is gone by Tuesday', 'let Wednesday be hard. Ask on Sunday what it went for.'],
          [
            'they ask for more early',
            'say no once, kindly. Or lend it, and take it back on payday.',
          ],
          ['they lose it', 'look for it together. Do not pay twice.'],
          ['they buy something silly', 'let them. Ask in a week if they would do it again.'],
          ['a friend gets more', 'say: each home has its own plan. Show them yours.'],
          ['they do not spend at all', 'ask what the jar is for, and find a price for it.'],
        ],
        widths: [1.1, 3],
      },
      { kind: 'heading', number: 7, text: 'Our agreement' },
      { kind: 'blanks', items: ['From', 'to', 'each week: $'] },
      { kind: 'blanks', items: ['Payday is', 'Spend $', 'Save $', 'Give $'] },
      { kind: 'blanks', items: ['Signed by both:', 'and'] },
      { kind: 'heading', number: 8, text: 'The first eight weeks' },
      {
        kind: 'table',
        head: ['Week', 'Paid on', 'Spend', 'Save', 'Give', 'One word about it'],
        rows: Array.from({ length: 8 }, (_, index) => [String(index + 1), '', '', '', '', '']),
        widths: [0.5, 1, 0.8, 0.8, 0.8, 2],
        room: 'writing',
      },
    ],
  ],
};
