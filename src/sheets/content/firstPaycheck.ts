import { sum } from '../../domain/sums/prices.ts';
import { payOff } from '../../domain/sums/loans.ts';
import {
  MEDICARE_BASIS_POINTS,
  paycheck,
  SOCIAL_SECURITY_BASIS_POINTS,
} from '../../domain/sums/pay.ts';
import { dollars, duration, exact, rate } from '../../domain/sums/format.ts';
import { heading, lines, room, table } from '../blocks.ts';
import { activitySheet, talk } from './activity.ts';

const job = { hours: 22, hourly: 1450, incomeTax: 1100 };
const stub = paycheck(job.hours, job.hourly, job.incomeTax);

const colleges = [
  { name: 'State college', cost: 2_640_000, grants: 900_000, loans: 550_000 },
  { name: 'Private college', cost: 5_120_000, grants: 3_500_000, loans: 550_000 },
  { name: 'Community college', cost: 980_000, grants: 520_000, loans: 0 },
];
const netPrices = colleges.map(({ cost, grants }) => cost - grants);
const lowest = colleges[netPrices.indexOf(Math.min(...netPrices))]?.name ?? '';

const card = { owed: 60_000, basisPoints: 2400, payments: [2500, 5000, 10_000] };
const plans = card.payments.map((payment) => ({
  payment,
  ...payOff(card.owed, card.basisPoints, payment),
}));

export const firstPaycheck = activitySheet({
  title: 'Where your paycheck went',
  lead: 'A first pay stub, a college offer and a credit card. The numbers are made up. The math is real.',
  guide: 'investor',
  mood: 'idle',
  band: '11-12',
  front: [
    heading('Fill in the pay stub', 1),
    `You worked ${job.hours} hours at ${exact(job.hourly)} an hour. Social Security takes ${rate(SOCIAL_SECURITY_BASIS_POINTS)} of your pay. Medicare takes ${rate(MEDICARE_BASIS_POINTS)}. Round to the cent.`,
    table(
      ['Line', 'How to work it out', 'Amount'],
      { widths: [1.2, 1.5, 1], figures: [2], total: true },
      [
        ['Gross pay', `${job.hours} × ${exact(job.hourly)}`],
        ['Social Security', `gross pay × ${SOCIAL_SECURITY_BASIS_POINTS / 10_000}`],
        ['Medicare', `gross pay × ${MEDICARE_BASIS_POINTS / 10_000}`],
        ['Federal income tax', 'set by your W-4 form', exact(job.incomeTax)],
        ['Taken out in all', 'add the three lines above'],
        ['Net pay', 'gross pay − taken out'],
      ],
    ),
    heading('Give the net pay a plan', 2),
    'Split your net pay. The last line must match line “Net pay.”',
    table(['What for', 'Amount'], { widths: [2.7, 1], figures: [1], total: true }, [
      ['Things I need'],
      ['Things I want'],
      ['Saved for later'],
      ['Added up'],
    ]),
    lines('Most people get less than they thought. What surprised you?', 2),
  ],
  back: [
    heading('What does college cost you?', 3),
    'Grants are yours to keep. Loans must be paid back, so they do not make college cheaper. Net price is the cost minus grants.',
    table(
      ['One year at', 'Cost', 'Grants', 'Loans offered', 'Net price'],
      { widths: [1.4, 1, 1, 1.1, 1.1], figures: [1, 2, 3, 4] },
      colleges.map(({ name, cost, grants, loans }) => [
        name,
        dollars(cost),
        dollars(grants),
        dollars(loans),
      ]),
    ),
    lines('Which one has the lowest net price? What else would you ask before you choose?', 2),
    heading('The card that takes its time', 4),
    `You owe ${dollars(card.owed)} on a card at ${rate(card.basisPoints)} a year. That is ${rate(card.basisPoints / 12)} a month. You buy nothing more. Here is how long it takes.`,
    table(
      ['You pay each month', 'It takes', 'Interest in all', 'You paid in all'],
      { widths: [1.2, 1.3, 1.1, 1.1], figures: [2, 3] },
      plans.map(({ payment, months, interest }) => [
        dollars(payment),
        duration(months),
        exact(interest),
      ]),
    ),
    room(
      `Work out the first month: how much of a ${dollars(card.payments[0] ?? 0)} payment is interest, and how much pays off the card?`,
      50,
    ),
  ],
  answers: {
    '1. The pay stub': `${[stub.gross, stub.socialSecurity, stub.medicare, stub.incomeTax, stub.deductions, stub.net].map((cents) => exact(cents)).join(', ')}.`,
    '3. What college costs': `${colleges.map(({ name }, index) => `${name} ${dollars(netPrices[index] ?? 0)}`).join(', ')}. Lowest: ${lowest}.`,
    '4. The card': `${plans.map(({ interest }) => exact(sum([card.owed, interest]))).join(', ')}. First month: ${exact((card.owed * card.basisPoints) / 10_000 / 12)} is interest and ${exact((card.payments[0] ?? 0) - (card.owed * card.basisPoints) / 10_000 / 12)} pays off the card.`,
  },
  next: talk('My own plan for a first paycheck:', [
    'What would you do with the net pay of your first month?',
    'Which college question is not about money?',
    'Why does a small payment each month cost so much?',
  ]),
});
