import { dollars } from '../../domain/sums/format.ts';
import { blanks, checklist, columns, heading, note, table, type Sheet } from '../blocks.ts';

const WEEKS_A_YEAR = 52;
/** Cents a week for each year of age. */
const rates = [25, 50, 100];

export const allowance: Sheet = {
  title: 'An allowance you can keep',
  eyebrow: 'For parents · Ages 5 to 14',
  lead: 'How much, how often, for what. Choose a rule that holds on a bad week, and write it down together.',
  guide: 'captain',
  mood: 'cheer',
  front: [
    heading('How much?', 1),
    'There is no right amount. One way to find yours: so much a week for each year of age. Circle a column that you could still pay if your own week goes badly.',
    table(
      [
        'Age',
        ...rates.map((cents) => `${dollars(cents)} a year of age`),
        'The middle one, in a year',
      ],
      { widths: [0.6, 1.3, 1.3, 1.3, 1.3], figures: [1, 2, 3, 4] },
      [6, 8, 10, 12, 14].map((age) => [
        String(age),
        ...rates.map((cents) => `${dollars(cents * age)} a week`),
        dollars((rates[1] ?? 0) * age * WEEKS_A_YEAR),
      ]),
    ),
    blanks('We choose, a week: $', `In a year (× ${WEEKS_A_YEAR}): $`),
    heading('How often?', 2),
    'The same day each week, small enough to wait for. From about twelve, every two weeks or once a month is practice for a paycheck. Pay in coins and small bills that fit three jars.',
    heading('For what?', 3),
    'What you go on paying for, and what the child pays from now on. Start the right side with two things. Add one each birthday.',
    table(['We still pay for', 'You pay for'], { widths: [1, 1] }, [
      ['Food, school, clothes you need', 'Snacks on the way home'],
      [],
      [],
      [],
    ]),
    note(
      'captain',
      'A rule that you keep',
      'It is worth more than the best rule that you drop in March.',
    ),
  ],
  back: [
    heading('For work, or not?', 4),
    columns(
      'Not for work: everyone helps, and everyone gets a share. The money stays a lesson in planning. Extra jobs can have a price.',
      'For work: jobs have a list and a day. The child learns that pay follows work, and may also decide not to work. Be ready for that.',
    ),
    heading('When your own week goes badly', 5),
    checklist([
      'We pay half, and say why.',
      'We pay later, and name the day.',
      'We put a note in the jar: “We owe you.”',
      'We pay less from now on, and start again.',
    ]),
    heading('What to do when', 6),
    table(
      ['If', 'Then'],
      { widths: [1.1, 3] },
      Object.entries({
        'it is gone by Tuesday': 'let Wednesday be hard. Ask on Sunday what it went for.',
        'they ask for more early': 'say no once, kindly. Or lend it, and take it back on payday.',
        'they lose it': 'look for it together. Do not pay twice.',
        'they buy something silly': 'let them. Ask in a week if they would do it again.',
        'a friend gets more': 'say: each home has its own plan. Show them yours.',
        'they do not spend at all': 'ask what the jar is for, and find a price for it.',
      }),
    ),
    heading('Our agreement', 7),
    blanks('From', 'to', 'each week: $'),
    blanks('Payday is', 'Spend $', 'Save $', 'Give $'),
    blanks('Signed by both:', 'and'),
    heading('The first six weeks', 8),
    table(
      ['Week', 'Paid on', 'Spend', 'Save', 'Give', 'One word about it'],
      { widths: [0.5, 1, 0.8, 0.8, 0.8, 2] },
      [['1'], ['2'], ['3'], ['4'], ['5'], ['6']],
    ),
  ],
};
