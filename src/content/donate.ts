import { giftOf, type ImpactStep } from '../domain/donation.ts';
import { formatMoney, type MoneyProblem } from '../domain/money.ts';
import { site } from './site.ts';
import type { PageText } from './pageText.ts';

export const donatePage = {
  heading: 'Donate',
  statement: 'A gift is a chair in a class.',
  description: 'See what a gift does: $100 sponsors one student for a workshop.',
} as const satisfies PageText;

/** What an amount does (docs/product.md P4.11). */
export interface Impact {
  dollars: ImpactStep;
  /** As the end of "$100 …". */
  does: string;
}

export const impacts = [
  { dollars: 100, does: 'sponsors one student for a workshop' },
  { dollars: 250, does: 'provides materials for 10 students' },
  { dollars: 500, does: 'funds a course module' },
  { dollars: 1000, does: 'sponsors an outreach program' },
] as const satisfies readonly Impact[];

const numerals = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const counted = (count: bigint) => numerals[Number(count)] ?? count.toLocaleString('en-US');

/** Shares of the first step, by cents; other amounts are a percentage. */
const shares = new Map([
  [2500n, 'a quarter'],
  [5000n, 'half'],
  [7500n, 'three quarters'],
]);

/** States what an amount above zero does, by the list above. */
export function giftSentence(cents: bigint): string {
  const { step, times, places, restCents } = giftOf(cents);
  const your = `Your ${formatMoney(cents)}`;
  if (step === undefined)
    return `${your} is ${shares.get(cents) ?? `${Number(cents) / 100}%`} of one student’s workshop place.`;
  const once = impacts.find(({ dollars }) => dollars === step)?.does;
  const several = `sponsors ${counted(times)} ${step === 1000 ? 'outreach programs' : 'students for a workshop'}`;
  const plus =
    places === 1n
      ? ', plus a workshop place for one student'
      : `, plus workshop places for ${counted(places)} students`;
  const toward = step === 100 || places > 0n ? 'one more place' : 'a workshop place';
  return [
    `${your} ${times === 1n ? once : several}${places === 0n ? '' : plus}.`,
    ...(restCents === 0n ? [] : [`The other ${formatMoney(restCents)} goes toward ${toward}.`]),
  ].join(' ');
}

export const donateTexts = {
  lead: 'Every class is free because somebody paid for the chairs, the books and the bus fare.',
  impactHeading: 'What your gift does',
  below: 'Smaller gifts go into one jar. Four gifts of $25 make one workshop place.',
  /** Instead of the sentence, while there is no amount. */
  noAmount: 'Choose an amount, or type one above $0.',
  note: 'Your donation is secure and tax-deductible. We send a receipt by email, to the address you give us when you pay.',
} as const;

/** Shown after "Donate Now", until the visitor leaves. */
export const howToGive = {
  title: 'You paid nothing',
  lead: 'This page can’t take a payment yet. You can give today:',
  call: 'By phone or email:',
  mail: 'By check, to',
  tax: `For your taxes: our EIN is ${site.ein} (an example for now).`,
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
