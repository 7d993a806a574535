import type { Audience } from '../domain/audiences.ts';
import type { Band } from '../domain/bands.ts';

interface Listed {
  title: string;
  text: string;
  /** The readers, for a sheet without a band. */
  readers?: readonly string[];
  /** Duration; undefined for a sheet without exercises. */
  minutes?: number;
}

/** Names and summaries of the sheets. Their content is not in the browser's script. */
export const takeHome = {
  'coins-and-jars': {
    title: 'Coins and jars',
    text: 'Count real coins, fill three jars, color the days of a wait.',
    minutes: 30,
  },
  'my-first-budget': {
    title: 'My first budget',
    text: 'Needs and wants, a week on a card, and how many Saturdays it takes.',
    minutes: 40,
  },
  'real-price': {
    title: 'What does it really cost?',
    text: 'Unit prices, sale signs, and an ad to take apart.',
    minutes: 45,
  },
  'name-on-paper': {
    title: 'Your name on paper',
    text: 'A phone plan and a bank statement to add up, and two scams to spot.',
    minutes: 45,
  },
  'first-paycheck': {
    title: 'Where your paycheck went',
    text: 'A pay stub to fill in, three college offers, and a credit card.',
    minutes: 45,
  },
  'first-lease': {
    title: 'Before you sign the lease',
    text: 'Cash for day one, a lease to read with a pen, debts in order.',
    minutes: 45,
  },
  'our-money': {
    title: 'Our money on two pages',
    text: 'What you have, what you owe, and where the papers are.',
    minutes: 60,
  },
  'supper-questions': {
    title: 'One question for supper',
    text: 'For each age from 5 to 18, with two ways the answer may go.',
    readers: ['For parents', 'ages 5 to 18'],
  },
  allowance: {
    title: 'An allowance you can keep',
    text: 'How much, how often, for what, and an agreement to sign together.',
    readers: ['For parents', 'ages 5 to 14'],
    minutes: 20,
  },
  'better-buy-lesson': {
    title: 'Lesson plan: the better buy',
    text: 'Unit prices for a whole class, step by step.',
    readers: ['Grades 5–7', 'ages 10 to 13'],
    minutes: 40,
  },
  'better-buy-handout': {
    title: 'Lesson handout',
    text: 'One page to copy for each student.',
    readers: ['Grades 5–7', 'ages 10 to 13'],
    minutes: 20,
  },
  'better-buy-key': {
    title: 'Lesson answer key',
    text: 'Every answer, and how to score the exit slip.',
    readers: ['For teachers'],
  },
  'fraction-off-lesson': {
    title: 'Lesson: a fraction off',
    text: 'Fractions with sale signs: plan, handout and answers.',
    readers: ['Grades 4–6', 'ages 9 to 12'],
    minutes: 40,
  },
  'loan-cost-lesson': {
    title: 'Lesson: what a loan costs',
    text: 'Percents with interest: plan, handout and answers.',
    readers: ['Grades 7–9', 'ages 12 to 15'],
    minutes: 40,
  },
  'honest-claim-lesson': {
    title: 'Lesson: the honest ad',
    text: 'Persuasive writing with ads: plan, handout and answers.',
    readers: ['Grades 4–6', 'ages 9 to 12'],
    minutes: 40,
  },
  'scam-checklist': {
    title: 'Is it a scam?',
    text: 'Agent Shield’s checklist, to hang by the phone.',
    readers: ['Every age'],
    minutes: 10,
  },
  glossary: {
    title: 'Sixty money words',
    text: 'From account to want, on one page.',
    readers: ['Every age'],
  },
} as const satisfies Record<string, Listed>;

export type TakeHomeId = keyof typeof takeHome;

export const takeHomeIds = Object.keys(takeHome) as TakeHomeId[];

/** The sheet of each band. */
export const bandSheet: Record<Band, TakeHomeId> = {
  'k-2': 'coins-and-jars',
  '3-5': 'my-first-budget',
  '6-8': 'real-price',
  '9-10': 'name-on-paper',
  '11-12': 'first-paycheck',
  '18-24': 'first-lease',
  '25-plus': 'our-money',
};

/** Four lessons for a class; the first comes as plan, handout and answers. */
export const lessons = [
  'better-buy-lesson',
  'better-buy-handout',
  'better-buy-key',
  'fraction-off-lesson',
  'loan-cost-lesson',
  'honest-claim-lesson',
] as const;

/** The sheets on each audience's page. */
export const audienceSheets: Record<Audience, readonly TakeHomeId[]> = {
  'students-k12': [
    bandSheet['k-2'],
    bandSheet['3-5'],
    bandSheet['6-8'],
    bandSheet['9-10'],
    bandSheet['11-12'],
  ],
  'young-adults': [bandSheet['18-24'], 'scam-checklist', 'glossary'],
  adults: [bandSheet['25-plus'], 'scam-checklist', 'glossary'],
  parents: [
    'supper-questions',
    'allowance',
    bandSheet['k-2'],
    bandSheet['3-5'],
    'scam-checklist',
    'glossary',
  ],
  educators: [...lessons, 'glossary'],
};

export const takeHomeText = {
  heading: 'Take home',
  text: 'To print and keep. Free for home and class.',
  /** Printed on each sheet. */
  foot: 'Free to copy for home and class.',
  /** The files' date, fixed so that the same content yields the same files. */
  edition: '2026-11-23',
} as const;
