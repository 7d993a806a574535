import type { Band } from '../domain/bands.ts';
import { dollars, exact, perUnit } from '../domain/sums/format.ts';
import { paycheck } from '../domain/sums/pay.ts';
import { sum, unitPrice } from '../domain/sums/prices.ts';
import { savedMonthly } from '../domain/sums/saving.ts';

/** One real thing of an age, as its sheet has it. */
export type Keepsake = {
  title: string;
  /** What it shows, below it. */
  text: string;
} & (
  | { kind: 'coins'; coins: readonly (1 | 5 | 10 | 25)[] }
  /** Paper with lines: a card, two price tags, a statement, a pay stub, a plan. */
  | {
      kind: 'card' | 'tags' | 'statement' | 'stub' | 'plan';
      rows: readonly (readonly [what: string, amount: string])[];
    }
  | { kind: 'clause'; before: string; marked: string; after: string }
);

const coins = [25, 10, 5, 1] as const;
const inCents = [600, 400];
const outCents = [250, 200, 100];
const small = { ounces: 12, cents: 360 };
const large = { ounces: 20, cents: 560 };
const each = ({ ounces, cents }: typeof small) => `${perUnit(unitPrice(cents, ounces))} an ounce`;
const tag = ({ ounces, cents }: typeof small) => `${ounces} ounces, ${exact(cents)}`;
const beforeTickets = 30_346;
const tickets = 31_500;
const overdraft = 3500;
const stub = paycheck(22, 1450, 1100);
const monthly = 20_000;
const savedFrom = (age: number) =>
  dollars(Math.round(savedMonthly(monthly, 500, (67 - age) * 12) / 100) * 100);

export const keepsakes: Record<Band, Keepsake> = {
  'k-2': {
    kind: 'coins',
    title: 'Four coins',
    coins,
    text: `A quarter, a dime, a nickel and a penny make ${sum(coins)}¢.`,
  },
  '3-5': {
    kind: 'card',
    title: 'A week on a card',
    rows: [
      ['Comes in', dollars(sum(inCents))],
      ['Goes out', dollars(sum(outCents))],
      ['Left to save', dollars(sum(inCents) - sum(outCents))],
    ],
    text: 'Mia’s week, from the sheet. Yours fits on a card as well.',
  },
  '6-8': {
    kind: 'tags',
    title: 'Two tags, one cereal',
    rows: [
      [tag(small), each(small)],
      [tag(large), each(large)],
    ],
    text: 'The big box wins here. It does not always.',
  },
  '9-10': {
    kind: 'statement',
    title: 'Two lines of a statement',
    rows: [
      ['Oct 20  Concert tickets', exact(-tickets)],
      ['Oct 20  Overdraft fee', exact(-overdraft)],
      ['Balance', exact(beforeTickets - tickets - overdraft)],
    ],
    text: `The tickets were ${exact(tickets - beforeTickets)} too much. The fee was ${exact(overdraft)}.`,
  },
  '11-12': {
    kind: 'stub',
    title: 'A first pay stub',
    rows: [
      ['Gross pay', exact(stub.gross)],
      ['Social Security', exact(-stub.socialSecurity)],
      ['Medicare', exact(-stub.medicare)],
      ['Federal income tax', exact(-stub.incomeTax)],
      ['Net pay', exact(stub.net)],
    ],
    text: '22 hours at $14.50. The sheet shows where each line comes from.',
  },
  '18-24': {
    kind: 'clause',
    title: 'A clause of a lease',
    before: '14. If the tenant leaves before the end of the lease, the tenant pays the rent ',
    marked: 'until somebody else moves in',
    after: '.',
    text: 'We made it up. Ask who looks for the next tenant, and how soon.',
  },
  '25-plus': {
    kind: 'plan',
    title: `${dollars(monthly)} a month until 67`,
    rows: [30, 40, 50].map((age) => [`From ${age}`, savedFrom(age)] as const),
    text: 'At 5% a year, which is only an example: real funds go up and down.',
  },
};
