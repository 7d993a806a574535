import { loanInterest, monthlyPayment } from '../../domain/sums/loans.ts';
import { savedMonthly } from '../../domain/sums/saving.ts';
import { dollars, rate } from '../../domain/sums/format.ts';
import type { Sheet } from '../blocks.ts';

const whole = (cents: number) => dollars(Math.round(cents / 100) * 100);

const loan = { owed: 20_000_000, years: 30, rates: [500, 600, 700] };
const savings = { each: 20_000, basisPoints: 500, until: 67, from: [30, 40, 50] };

export const plainNumbers: Sheet = {
  title: 'Our money on two pages',
  eyebrow: 'Ages 25+ · Activity sheet',
  lead: 'One evening, one pen, no jargon. Fill it in alone or with the person you share the bills with.',
  guide: 'investor',
  mood: 'think',
  band: '25-plus',
  size: 'normal',
  pages: [
    [
      { kind: 'heading', number: 1, text: 'What we have and what we owe' },
      {
        kind: 'table',
        head: ['We have', 'Amount', 'We owe', 'Amount'],
        rows: [
          ['Checking and savings', '', 'Home loan', ''],
          ['Retirement accounts', '', 'Car loan', ''],
          ['Home, if sold today', '', 'Cards', ''],
          ['Car, if sold today', '', 'Student loans', ''],
          ['Other', '', 'Other', ''],
          ['Added up', '', 'Added up', ''],
        ],
        widths: [1.5, 1, 1.2, 1],
        figures: [1, 3],
        total: true,
        room: 'writing',
      },
      { kind: 'blanks', items: ['Have minus owe: $', 'Today’s date:'] },
      {
        kind: 'text',
        text: 'Do it again on the same day next year. Whether the number is big does not matter. Which way it moves does.',
      },
      { kind: 'heading', number: 2, text: 'How long could we last?' },
      {
        kind: 'table',
        head: ['If the pay stopped', 'Amount'],
        rows: [
          ['A: Cash we could use this week', ''],
          ['B: Bills we must pay each month', ''],
          ['Months we could last: A divided by B', ''],
        ],
        widths: [2.6, 1],
        figures: [1],
        total: true,
        room: 'writing',
      },
      {
        kind: 'lines',
        label: 'One bill we could cut or stop this month, and who will call:',
        count: 2,
      },
      { kind: 'heading', number: 3, text: 'Tell the children' },
      {
        kind: 'lines',
        label:
          'Money is tight this month. Write the one sentence we will say at supper. Say what stays the same, too.',
        count: 2,
      },
    ],
    [
      { kind: 'heading', number: 4, text: 'What a rate costs' },
      {
        kind: 'text',
        text: `A loan of ${dollars(loan.owed)} for ${loan.years} years. Tax and insurance come on top.`,
      },
      {
        kind: 'table',
        head: ['Rate', 'Each month', `Interest in ${loan.years} years`],
        rows: loan.rates.map((basisPoints) => [
          rate(basisPoints),
          whole(monthlyPayment(loan.owed, basisPoints, loan.years * 12)),
          whole(loanInterest(loan.owed, basisPoints, loan.years * 12)),
        ]),
        widths: [1, 1.2, 1.4],
        figures: [1, 2],
      },
      { kind: 'heading', number: 5, text: 'What starting late costs' },
      {
        kind: 'text',
        text: `You save ${dollars(savings.each)} each month until age ${savings.until}. It grows ${rate(savings.basisPoints)} a year. That rate is an example and not a promise.`,
      },
      {
        kind: 'table',
        head: ['Start at', 'You put in', `You have at ${savings.until}`],
        rows: savings.from.map((age) => {
          const months = (savings.until - age) * 12;
          return [
            `${age}`,
            whole(savings.each * months),
            whole(savedMonthly(savings.each, savings.basisPoints, months)),
          ];
        }),
        widths: [1, 1.2, 1.4],
        figures: [1, 2],
      },
      {
        kind: 'text',
        text: 'Started late? Most people do. See what you will get from Social Security at ssa.gov/myaccount. Ask at work if they match what you save.',
      },
      { kind: 'heading', number: 6, text: 'If one of us gets sick: where things are' },
      {
        kind: 'text',
        text: 'Write where each paper is, and who to call. Do not write passwords or account numbers here.',
      },
      {
        kind: 'table',
        head: ['Paper', 'Where it is', 'Who to call'],
        rows: [
          ['Will', '', ''],
          ['Bank and retirement', '', ''],
          ['Insurance', '', ''],
          ['Home and car', '', ''],
          ['Doctors and care wishes', '', ''],
        ],
        widths: [1.2, 1.6, 1.2],
        room: 'writing',
      },
      {
        kind: 'note',
        guide: 'investor',
        title: 'Who knows where this sheet is?',
        text: ['Tell one person you trust. A list that nobody can find helps nobody.'],
      },
    ],
  ],
};
