import { contractCost, sum } from '../../domain/sums/prices.ts';
import { dollars, exact } from '../../domain/sums/format.ts';
import { blanks, checklist, columns, heading, lines, room, table } from '../blocks.ts';
import { activitySheet, talk } from './activity.ts';

const MONTHS = 24;
const fresh = { phone: 9900, start: 3500, monthly: 5500 };
const used = { phone: 24_000, start: 0, monthly: 2500 };

const costOf = ({ phone, start, monthly }: typeof fresh) =>
  contractCost({ upfront: [phone, start], monthly, months: MONTHS });

const begin = 18_240;
const statement = [
  ['Oct 2', 'Paycheck', 21_475],
  ['Oct 5', 'Gas station', -3820],
  ['Oct 9', 'ATM', -4000],
  ['Oct 9', 'ATM fee', -350],
  ['Oct 14', 'Music app', -1199],
  ['Oct 20', 'Concert tickets', -31_500],
  ['Oct 20', 'Overdraft fee', -3500],
] as const;
const balances = statement.map((_, index) =>
  sum([begin, ...statement.slice(0, index + 1).map(([, , cents]) => cents)]),
);
const fees = -sum(statement.filter(([, what]) => what.includes('fee')).map(([, , cents]) => cents));

export const phoneContract = activitySheet({
  title: 'Your name on paper',
  lead: 'A phone plan and a bank statement, line by line. Add them up before you sign.',
  guide: 'shield',
  mood: 'idle',
  band: '9-10',
  front: [
    heading('Two ways to get a phone', 1),
    `The ad says “New phone, ${dollars(fresh.phone)}.” Fill in what each way costs over ${MONTHS} months.`,
    table(
      ['Cost', 'New phone with a contract', 'Used phone with a plan'],
      { widths: [1.2, 1.3, 1.3], figures: [1, 2], total: true },
      [
        ['Phone, paid today', exact(fresh.phone), exact(used.phone)],
        ['Fee to start', exact(fresh.start), exact(used.start)],
        ['Plan, each month', exact(fresh.monthly), exact(used.monthly)],
        [`Plan, ${MONTHS} months`],
        ['All of it'],
      ],
    ),
    blanks('The new phone costs this much more: $', 'Per month: $'),
    lines('Name one good reason to take the new phone anyway.', 2),
    heading('Before you sign: ask the store', 2),
    checklist([
      'What will the bill be with tax and fees?',
      'Does the price go up later? When?',
      'What does it cost to leave early?',
      'How much data do I get, and what if I use more?',
      'Is the phone mine at the end?',
      'Who pays if it breaks?',
    ]),
    lines('Write a question of your own.', 1),
  ],
  back: [
    heading('Read the statement', 3),
    'This is one month in a checking account. Write the balance after each line. Then circle each fee.',
    table(['Day', 'What', 'In or out', 'Balance'], { widths: [0.7, 1.8, 1, 1], figures: [2, 3] }, [
      ['Oct 1', 'Balance at the start', '–', exact(begin)],
      ...statement.map(([day, what, cents]) => [day, what, exact(cents)]),
    ]),
    columns(room('How much went to fees?', 40), room('How could each fee have been avoided?', 40)),
    heading('Spot the scam', 4),
    'We made these messages up. Underline the words that give each one away. Then write what you would do.',
    {
      kind: 'messages',
      items: [
        {
          from: 'Hiring team',
          text: 'You got the job! We send a check for your laptop. Cash it today and wire us what is left.',
        },
        {
          from: 'Your bank',
          text: 'Your card is locked. Reply with the six-digit code we just sent you.',
        },
      ],
    },
  ],
  answers: {
    '1. Two ways to get a phone': `New: ${exact(fresh.monthly * MONTHS)} for the plan, ${exact(costOf(fresh))} in all. Used: ${exact(used.monthly * MONTHS)} and ${exact(costOf(used))}. The new phone costs ${exact(costOf(fresh) - costOf(used))} more, or ${exact(Math.round((costOf(fresh) - costOf(used)) / MONTHS))} a month.`,
    '3. The statement': `${balances.map((cents) => exact(cents)).join(', ')}. Fees: ${exact(fees)}. Use your own bank’s ATM, and check the balance before you buy.`,
    '4. The scams':
      '“Cash it today and wire us”: the check will bounce. “Reply with the code”: a bank never asks. Call the number on your card.',
  },
  next: talk('What I ask before I sign my name to anything:', [
    'What does your family pay for a phone each month? Ask to see the bill.',
    'Which fee on the statement is the easiest to avoid?',
    'Who would you call first if a message scared you?',
  ]),
});
