import type { MoneyProblem } from '../domain/money.ts';
import type { PageText } from './pageText.ts';

export const donatePage = {
  heading: 'Donate',
  title: 'Donate',
  description: 'See what a gift does: $100 sponsors one student for a workshop.',
} as const satisfies PageText;

/** What an amount does (docs/product.md P4.11). */
export interface Impact {
  dollars: number;
  /** As the end of "$100 …". */
  does: string;
}

export const impacts = [
  { dollars: 100, does: 'sponsors one student for a workshop' },
  { dollars: 250, does: 'provides materials for 10 students' },
  { dollars: 500, does: 'funds a course module' },
  { dollars: 1000, does: 'sponsors an outreach program' },
] as const satisfies readonly Impact[];

export const donateTexts = {
  lead: 'Every class is free because somebody paid for the chairs, the books and the bus fare.',
  impactHeading: 'What your gift does',
  below: 'Smaller gifts go into one jar. Four gifts of $25 make one workshop place.',
  /** Beside the disabled button. */
  noAmount: 'Choose an amount, or type one above $0.',
  note: 'Your donation is secure and tax-deductible. We send a receipt by email, to the address you give us when you pay.',
  printText: 'To give, call us or come to our front desk:',
  /** Beside the other ways, which have no function yet (docs/product.md P4.19). */
  otherWays: 'These do not work online yet. Call or write to us instead.',
  noScript: 'The form needs JavaScript. You can also give by phone, or at our front desk:',
} as const;

/** The buttons do nothing (docs/product.md P4.11). */
export const otherWays = [
  { title: 'Volunteer', text: 'Teach an evening, mentor a learner, or carry chairs.' },
  {
    title: 'Spread the Word',
    text: 'Tell one teacher and one neighbor that the courses are free.',
  },
  {
    title: 'Corporate Partnership',
    text: 'Lend a room, match your employees’ gifts, or pay for a whole program.',
  },
] as const;

/** How to correct an invalid amount (docs/product.md P8.4). */
export const moneyProblems: Readonly<Record<MoneyProblem, string>> = {
  notANumber: 'Enter the amount in numbers, as in 25 or 25.50',
  commaBeforeCents: 'Put a decimal point before the cents, as in 25.50',
  notAboveZero: 'Enter an amount above $0: one cent or more',
  tooLarge: 'That is more than we can count. Enter a smaller amount',
};
