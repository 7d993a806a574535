import { grownYearly, simpleInterest } from '../../domain/sums/loans.ts';
import { dollars, rate } from '../../domain/sums/format.ts';
import { lessonSheet } from './lesson.ts';
import { blanks, cut, heading, lines, numbered, room, table } from '../blocks.ts';

/** The loans of the handout; their interest comes to whole dollars. */
const loans = [
  { what: 'Bike', owed: 50_000, basisPoints: 600, years: 2 },
  { what: 'Laptop', owed: 80_000, basisPoints: 1200, years: 1 },
  { what: 'Used car', owed: 120_000, basisPoints: 500, years: 3 },
  { what: 'Phone', owed: 30_000, basisPoints: 2000, years: 2 },
] as const;

const shown = { owed: 20_000, basisPoints: 800, years: 3 };
const card = { owed: 20_000, basisPoints: 1000, years: [1, 2, 3] };
/** The last question. */
const guitar = { owed: 40_000, basisPoints: 500, years: 3 };

type Loan = typeof shown;
const interest = ({ owed, basisPoints, years }: Loan) => simpleInterest(owed, basisPoints, years);
const inAll = (loan: Loan) => loan.owed + interest(loan);
const span = (years: number) => (years === 1 ? '1 year' : `${years} years`);
const balance = (years: number) => grownYearly(card.owed, card.basisPoints, years);
const flat = card.owed + simpleInterest(card.owed, card.basisPoints, card.years.length);
const last = balance(card.years.length);
const doubled = Array.from({ length: 20 }, (_, year) => year).find(
  (year) => balance(year) >= 2 * card.owed,
);

export const loanCostLesson = lessonSheet({
  title: 'What a loan costs',
  grades: 'Grades 7–9',
  lead: 'Interest is a percent of what you owe, for each year you owe it. Students work out the price of borrowing. Coins, paper and a board.',
  guide: 'investor',
  mood: 'idle',
  goals: [
    'find a percent of an amount, and multiply it by the years',
    'say what a loan costs, and what is paid back in all',
    'see why interest on interest grows faster',
  ],
  material: `10 dimes and ${(2 * shown.basisPoints) / 100} pennies for each pair`,
  minutes: { Hook: 5, Show: 8, Try: 3, 'Work in pairs': 10, Share: 9, 'Exit slip': 5 },
  steps: {
    Hook: `Pairs lay out 10 dimes: 100 cents to borrow for a year. “Percent” means for each hundred. At ${rate(shown.basisPoints)} the lender wants ${shown.basisPoints / 100} pennies on top. Lay them down. And for two years? (${(2 * shown.basisPoints) / 100} pennies)`,
    Show: `On the board: ${dollars(shown.owed)} at ${rate(shown.basisPoints)}, ${span(shown.years)}. Amount × percent ÷ 100 gives one year: ${dollars(simpleInterest(shown.owed, shown.basisPoints, 1))}. Times ${shown.years} years: ${dollars(interest(shown))}. Name it: simple interest. Paid back in all: ${dollars(inAll(shown))}.`,
    Try: 'Do row 1 together: one year first, then all years, then all that is paid back.',
    'Work in pairs':
      'Pairs do rows 2 to 4. Stop at row 4 and ask: why does the smallest loan cost more than the laptop’s?',
    Share:
      'Task 2 together, year by year. Each year’s interest is of the new balance. Compare with simple interest. Ask: who is glad of this, a saver or a borrower?',
    'Exit slip': 'Each student answers task 3 alone and hands it in.',
  },
  fit: {
    'is not sure about percents': 'finds 1% first: move two places. Then times the rate.',
    'needs a picture': 'draws ten boxes of one tenth each and shades the interest.',
    'is new to English': 'says: “I borrow ___. I pay ___ more.” Write it on the board.',
    'is done early': 'finds how many years double the $200 in task 2.',
  },
  home: 'Find one loan or card ad. Write down its rate. Work out a year of it for $100.',
  standards:
    'Simple interest is named in Grade 7 of the Common Core: 7.RP.A.3. Percent of an amount is 6.RP.A.3.c. Task 2 leads to exponential growth in Algebra 1.',
  handout: [
    'Interest for one year = amount × percent ÷ 100. Simple interest = one year × the years.',
    heading('What does each loan cost?', 1),
    table(
      ['For a', 'Amount', 'Rate', 'Time', 'One year', 'Interest', 'In all'],
      { widths: [1.3, 0.9, 0.7, 0.9, 1, 1, 1] },
      numbered(
        loans.map((loan) => [
          loan.what,
          dollars(loan.owed),
          rate(loan.basisPoints),
          span(loan.years),
        ]),
      ),
    ),
    room('Room to work it out.', 40),
    heading('Interest on interest', 2),
    `You owe ${dollars(card.owed)} on a card at ${rate(card.basisPoints)} a year and pay nothing back. Each year the interest is added to what you owe.`,
    table(
      ['Year', 'You owe at the start', 'Interest', 'You owe at the end'],
      { widths: [0.6, 1.4, 1, 1.4] },
      card.years.map((year) => [String(year), year === 1 ? dollars(card.owed) : '']),
    ),
    blanks('With simple interest you would owe $', 'Interest on interest adds $'),
    cut,
    heading('Exit slip: tear off and hand in', 3),
    `You borrow ${dollars(guitar.owed)} for a guitar at ${rate(guitar.basisPoints)} simple interest, for ${span(guitar.years)}.`,
    blanks('Interest: $', 'Paid back in all: $', 'Name'),
    lines('Would you borrow it, or save first? Why?', 1),
  ],
  key: table(
    ['Row', 'One year', 'Interest', 'In all'],
    { widths: [1.2, 2, 1, 1], figures: [2, 3] },
    numbered(
      loans.map((loan) => [
        loan.what,
        `${dollars(loan.owed)} × ${loan.basisPoints / 100} ÷ 100 = ${dollars(simpleInterest(loan.owed, loan.basisPoints, 1))}`,
        dollars(interest(loan)),
        dollars(inAll(loan)),
      ]),
    ),
  ),
  answers: {
    '2. The card': `At the end of each year: ${card.years.map((year) => dollars(balance(year))).join(', ')}. Simple interest would make ${dollars(flat)}. Interest on interest adds ${dollars(last - flat)}.`,
    'Done early': `The debt has doubled after ${doubled} years.`,
    '3. Exit slip': `${dollars(simpleInterest(guitar.owed, guitar.basisPoints, 1))} a year, ${dollars(interest(guitar))} in ${span(guitar.years)}, ${dollars(inAll(guitar))} in all. Take either choice with a reason that names the cost.`,
  },
  scores: [
    'interest, all that is paid back, and a reason that names the cost',
    'interest and total, but a mistake in one, or no reason',
    'one year of interest only',
    'the percent added as dollars: lay out dimes and pennies with this student',
  ],
  listen: [
    '“8% is 8 dollars.” Of a hundred it is. Ask: and of two hundred?',
    'The years are left out. Ask: do you owe it for one year, or for three?',
    '“The phone is cheap, so its loan is cheap.” Point to its rate, and its years.',
  ],
  tip: [
    'Real loans are paid back month by month',
    'So the balance shrinks, and the interest with it. Simple interest for the whole time is the most that such a loan would cost.',
  ],
});
