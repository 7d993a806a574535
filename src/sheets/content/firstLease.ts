import { percentOf, sum } from '../../domain/sums/prices.ts';
import { payOff } from '../../domain/sums/loans.ts';
import { savedMonthly } from '../../domain/sums/saving.ts';
import { dollars, duration, rate, wholeDollars } from '../../domain/sums/format.ts';
import { blanks, checklist, heading, lines, note, table } from '../blocks.ts';
import { activitySheet } from './activity.ts';

const moveIn = {
  'First month of rent': 95_000,
  'Security deposit': 95_000,
  'Application fee': 4500,
  'Turning on power and internet': 9000,
};
const monthly = { Rent: 95_000, 'Power, water, internet': 14_500, 'Renters insurance': 1500 };
const takeHome = 285_000;
const monthlyTotal = sum(Object.values(monthly));
/** Costs in the example, their total, and a column for one's own. */
const costTable = (what: string, costs: Readonly<Record<string, number>>, total: string) =>
  table([what, 'Example', 'Mine'], { widths: [2.2, 1, 1], figures: [1, 2], total: true }, [
    ...Object.entries(costs).map(([cost, cents]) => [cost, dollars(cents)]),
    [total, dollars(sum(Object.values(costs)))],
  ]);

const card = { owed: 180_000, basisPoints: 2400, payments: [6000, 10_000, 15_000] };

const invested = { each: 5000, basisPoints: 500, years: [5, 10, 20, 40] };

export const firstLease = activitySheet({
  title: 'Before you sign the lease',
  lead: 'What it takes to move in, to stay, and to get out of debt. Put your own numbers next to ours.',
  guide: 'shield',
  mood: 'think',
  band: '18-24',
  front: [
    heading('Cash you need on day one', 1),
    costTable('To move in', moveIn, 'Cash on day one'),
    heading('What it costs to stay', 2),
    costTable('Each month', monthly, 'Home, each month'),
    `Divide the cost of your home by your pay after tax, then multiply by 100. With ${dollars(takeHome)} of pay, the example comes to ${percentOf(monthlyTotal, takeHome)}%. The more the rent takes, the less is left for a bad month.`,
    blanks('My pay after tax: $', 'My share, in percent:'),
    heading('Read the lease with a pen', 3),
    checklist([
      'When it starts, when it ends, and what happens then',
      'What I get back of the deposit, and by when',
      'What a late payment costs',
      'Who fixes the heat, and how I report it',
      'What I pay if I leave early',
      'What my roommate owes if I move out, and what I owe if they do',
      'When the landlord may come in',
      'Photos of each room, taken on day one',
    ]),
  ],
  back: [
    heading('List it, order it, pay it', 4),
    'Write down each debt. Put a 1 next to the one with the highest rate. Pay the minimum on all of them. Put each extra dollar on number 1. When it is gone, move on to number 2.',
    table(
      ['I owe money to', 'How much', 'Rate', 'Minimum', 'Order'],
      { widths: [2, 1, 0.8, 1, 0.7], figures: [1, 2, 3, 4] },
      [[], [], [], []],
    ),
    table(
      [
        `${dollars(card.owed)} on a card at ${rate(card.basisPoints)}`,
        'Gone in',
        'Interest in all',
      ],
      { widths: [1.6, 1.3, 1], figures: [2] },
      card.payments.map((payment) => {
        const { months, interest } = payOff(card.owed, card.basisPoints, payment);
        return [`${dollars(payment)} a month`, duration(months), dollars(interest)];
      }),
    ),
    blanks('I can pay this much extra each month: $'),
    heading('A small start', 5),
    `Say you put away ${dollars(invested.each)} at the end of each month, and it grows ${rate(invested.basisPoints)} a year. That rate is only an example. Real funds go up and down, and you can lose money. Time does most of the work.`,
    table(
      ['After', 'You put in', 'You have'],
      { widths: [1.6, 1.3, 1], figures: [1, 2] },
      invested.years.map((years) => [
        `${years} years`,
        dollars(invested.each * 12 * years),
        wholeDollars(savedMonthly(invested.each, invested.basisPoints, years * 12)),
      ]),
    ),
    note(
      'shield',
      'Debt first, or saving first?',
      `A card at ${rate(card.basisPoints)} grows much faster than savings do. Keep a little cash for a bad week. Then clear the card. Then start to save each month.`,
    ),
    lines('My next step, and the day I do it:', 1),
  ],
});
