import { loanInterest, monthlyPayment } from '../../domain/sums/loans.ts';
import { savedMonthly } from '../../domain/sums/saving.ts';
import { dollars, rate, wholeDollars } from '../../domain/sums/format.ts';
import { blanks, heading, lines, note, table } from '../blocks.ts';
import { activitySheet } from './activity.ts';

const loan = { owed: 20_000_000, years: 30, rates: [500, 600, 700] };
const savings = { each: 20_000, basisPoints: 500, until: 67, from: [30, 40, 50] };

export const plainNumbers = activitySheet({
  title: 'Our money on two pages',
  lead: 'One evening, one pen, no jargon. Fill it in alone or with the person you share the bills with.',
  guide: 'investor',
  mood: 'think',
  band: '25-plus',
  front: [
    heading('What we have and what we owe', 1),
    table(
      ['We have', 'Amount', 'We owe', 'Amount'],
      { widths: [1.5, 1, 1.2, 1], figures: [1, 3], total: true },
      [
        ['Checking and savings', '', 'Home loan'],
        ['Retirement accounts', '', 'Car loan'],
        ['Home, if sold today', '', 'Cards'],
        ['Car, if sold today', '', 'Student loans'],
        ['Other', '', 'Other'],
        ['Added up', '', 'Added up'],
      ],
    ),
    blanks('Have minus owe: $', 'Today’s date:'),
    'Do it again on the same day next year. Whether the number is big does not matter. Which way it moves does.',
    heading('How long could we last?', 2),
    table(['If the pay stopped', 'Amount'], { widths: [2.6, 1], figures: [1], total: true }, [
      ['A: Cash we could use this week'],
      ['B: Bills we must pay each month'],
      ['Months we could last: A divided by B'],
    ]),
    lines('One bill we could cut or stop this month, and who will call:', 2),
    heading('Tell the children', 3),
    lines(
      'Money is tight this month. Write the one sentence we will say at supper. Say what stays the same, too.',
      2,
    ),
  ],
  back: [
    heading('What a rate costs', 4),
    `A loan of ${dollars(loan.owed)} for ${loan.years} years. Tax and insurance come on top.`,
    table(
      ['Rate', 'Each month', `Interest in ${loan.years} years`],
      { widths: [1, 1.2, 1.4], figures: [1, 2] },
      loan.rates.map((basisPoints) => [
        rate(basisPoints),
        wholeDollars(monthlyPayment(loan.owed, basisPoints, loan.years * 12)),
        wholeDollars(loanInterest(loan.owed, basisPoints, loan.years * 12)),
      ]),
    ),
    heading('What starting late costs', 5),
    `You save ${dollars(savings.each)} each month until age ${savings.until}. It grows ${rate(savings.basisPoints)} a year. That rate is an example and not a promise.`,
    table(
      ['Start at', 'You put in', `You have at ${savings.until}`],
      { widths: [1, 1.2, 1.4], figures: [1, 2] },
      savings.from.map((age) => {
        const months = (savings.until - age) * 12;
        return [
          `${age}`,
          wholeDollars(savings.each * months),
          wholeDollars(savedMonthly(savings.each, savings.basisPoints, months)),
        ];
      }),
    ),
    'Started late? Most people do. See what you will get from Social Security at ssa.gov/myaccount. Ask at work if they match what you save.',
    heading('If one of us gets sick: where things are', 6),
    'Write where each paper is, and who to call. Do not write passwords or account numbers here.',
    table(['Paper', 'Where it is', 'Who to call'], { widths: [1.2, 1.6, 1.2] }, [
      ['Will'],
      ['Bank and retirement'],
      ['Insurance'],
      ['Home and car'],
      ['Doctors and care wishes'],
    ]),
    note(
      'investor',
      'Who knows where this sheet is?',
      'Tell one person you trust. A list that nobody can find helps nobody.',
    ),
  ],
});
