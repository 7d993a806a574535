import type { Band } from '../domain/bands.ts';
import { takeHomeFile } from '../domain/files.ts';
import type { Motif } from '../domain/motifs.ts';
import type { PageText } from './pageText.ts';
import { takeHome } from './sheets.ts';

export interface FeaturedCourse {
  /** The motif of its rosette. */
  motif: Motif;
  title: string;
  description: string;
}

export interface BandContent {
  /** A description, on its page and in search results. */
  description: string;
  /** A typical money situation, in a few words. */
  moment: string;
  /** Three, as specified. */
  courses: readonly [FeaturedCourse, FeaturedCourse, FeaturedCourse];
  /** The events for this age, by id (events.ts). */
  events: readonly string[];
}

/** The seven bands (docs/product.md P2.2, P4.4). */
export const bandContent: Record<Band, BandContent> = {
  'k-2': {
    description:
      'Coins, jars and waiting. What money is, where it comes from and why some of it stays in the jar.',
    moment: 'The first birthday dollar',
    courses: [
      {
        motif: 'coin',
        title: 'Coins and what they buy',
        description: 'Sort, count and swap real coins. Run a store with five things in it.',
      },
      {
        motif: 'jar',
        title: 'Three jars',
        description: 'One to spend, one to save, one to give. Decorate them, fill them, keep them.',
      },
      {
        motif: 'hourglass-medium',
        title: 'Waiting for the better thing',
        description:
          'A sticker now or a kite on Friday. Practice waiting, and talk about how it felt.',
      },
    ],
    events: ['family-money-night'],
  },
  '3-5': {
    description:
      'An allowance with a plan. Telling needs from wants, and a first budget that fits on an index card.',
    moment: 'The first allowance',
    courses: [
      {
        motif: 'shopping-cart',
        title: 'Needs, wants and the cereal aisle',
        description:
          'Shop a pretend list with twenty dollars and explain what you left on the shelf.',
      },
      {
        motif: 'notebook',
        title: 'My first budget',
        description:
          'Four lines on a card: what comes in, what goes out, what is saved, what is left.',
      },
      {
        motif: 'piggy-bank',
        title: 'Saving for something big',
        description: 'Pick a goal, find its price and work out how many Saturdays it takes.',
      },
    ],
    events: ['family-money-night', 'young-founders-fair'],
  },
  '6-8': {
    description:
      'Earning, comparing prices and not being fooled by an ad. Money gets faster at this age, and so do the tricks.',
    moment: 'The first time something online says “buy now”',
    courses: [
      {
        motif: 'clock',
        title: 'Earning it',
        description: 'Dog walks, lawns and lemonade: what an hour is worth and how to ask for it.',
      },
      {
        motif: 'megaphone',
        title: 'How ads work on you',
        description: 'Take apart ten ads, three games and one influencer. Find who is paying.',
      },
      {
        motif: 'tag',
        title: 'Unit prices and sales',
        description: 'The big box is not always cheaper. Bring a phone and prove it in a store.',
      },
    ],
    events: ['family-money-night', 'first-bank-account-clinic', 'young-founders-fair'],
  },
  '9-10': {
    description:
      'A first bank account, a phone contract, and what they really cost. The years when your name goes on paper.',
    moment: 'The first account in your own name',
    courses: [
      {
        motif: 'bank',
        title: 'Opening an account',
        description: 'Checking, savings, fees and cards. Read a real statement line by line.',
      },
      {
        motif: 'device-mobile',
        title: 'The phone contract',
        description:
          'Twenty-four months on one page: add it up, then compare it with a used phone.',
      },
      {
        motif: 'shield-check',
        title: 'Scams that find teenagers',
        description:
          'Fake jobs, fake tickets, fake friends. What they ask for, and what to do next.',
      },
    ],
    events: ['first-bank-account-clinic', 'spot-the-scam'],
  },
  '11-12': {
    description:
      'Paychecks, taxes, college costs and a first credit card. Big numbers, and the forms they come with.',
    moment: 'The first paycheck with taxes taken out',
    courses: [
      {
        motif: 'receipt',
        title: 'Where your paycheck went',
        description:
          'Gross, net and the lines between. Fill in a tax form before the real one comes.',
      },
      {
        motif: 'graduation-cap',
        title: 'What college costs after aid',
        description: 'Compare three award letters and find the price you would really pay.',
      },
      {
        motif: 'credit-card',
        title: 'Credit without regret',
        description: 'What a card charges when you pay late, and how a score is made.',
      },
    ],
    events: ['first-bank-account-clinic', 'spot-the-scam', 'file-your-first-tax-return'],
  },
  '18-24': {
    description:
      'Rent, debt and a first investment, while the stakes are small. Decisions nobody signs with you anymore.',
    moment: 'The first lease',
    courses: [
      {
        motif: 'key',
        title: 'Renting with open eyes',
        description:
          'Deposits, leases and roommates. Read one lease together and mark what matters.',
      },
      {
        motif: 'credit-card',
        title: 'Getting out of debt',
        description: 'List it, order it, pay it. Student loans and cards in one plan.',
      },
      {
        motif: 'chart-line-up',
        title: 'Your first hundred invested',
        description:
          'Index funds, fees and time. What grows, what does not, and how to sleep at night.',
      },
    ],
    events: ['spot-the-scam', 'file-your-first-tax-return'],
  },
  '25-plus': {
    description:
      'Mortgages, retirement and teaching your own children. It is never too late, and the math is not harder.',
    moment: 'The first house, child or gray hair',
    courses: [
      {
        motif: 'house-line',
        title: 'Buying a home, or not',
        description: 'Rates, closing costs and the roof. When renting is the better deal.',
      },
      {
        motif: 'tree',
        title: 'Retirement in plain numbers',
        description: 'How much, by when, from where. One evening with a calculator and no jargon.',
      },
      {
        motif: 'chats-circle',
        title: 'Money talks at home',
        description: 'How to explain a tight month to a child, and a will to a parent.',
      },
    ],
    events: ['spot-the-scam', 'retirement-from-zero'],
  },
};

/** The end of a band's page. */
export const bandNext = {
  events: 'Events for this age',
  /** Replaces the events when all are over. */
  none: 'No event for this age has a date yet.',
  text: 'Classes are free. Tell us who would like to come, and we will find a group.',
  ask: 'Ask about a place',
  all: 'See all events',
} as const;

/**
 * The two paths that audience pages link to without being bands: their titles, and where to start.
 */
export const grownUpBands = {
  parents: {
    title: 'Curriculum for parents',
    lead: 'Pick the age of your child, print its sheet, and ask one question at supper. No class, no sign-up.',
    start: 'Start here: lessons by the age of your child',
  },
  educators: {
    title: 'Curriculum for educators',
    lead: 'Four lessons for four weeks, each with a plan, a handout and answers, and a sheet for every grade.',
    start: 'A sheet by the age of your class',
  },
} as const;

/** Four weeks for a class. */
export const lessonWeeks = {
  heading: 'Four weeks, one lesson each',
  rows: (
    [
      ['better-buy-lesson', 'The handout for each student, pencils, a board'],
      ['fraction-off-lesson', 'Page 2 for each student, 12 pennies for each pair'],
      ['honest-claim-lesson', 'Page 2 for each student, pencils in two colors'],
      ['loan-cost-lesson', 'Page 2 for each student, 10 dimes and 16 pennies for each pair'],
    ] as const
  ).map(([sheet, need], index) => ({
    week: `Week ${index + 1}`,
    lesson: takeHome[sheet].title,
    href: takeHomeFile(sheet, 'letter'),
    minutes: takeHome[sheet].minutes,
    need,
  })),
};

/** Shown for an unknown band (docs/product.md P4.5). */
export const unknownBand: PageText = {
  heading: 'Curriculum',
  description: 'No information is available for this band.',
};

/** Beside "View All Courses", which has no function yet (docs/product.md P4.19). */
export const moreCourses = 'More courses are coming. Here are the first three.';
