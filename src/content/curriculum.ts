import type { PageText } from './pageText.ts';

export const curriculumPage = {
  heading: 'Curriculum',
  description:
    'Two tracks, week by week, in classes of fifteen at most, so that every question gets an answer.',
} as const satisfies PageText;

/** A module of a track (docs/product.md P5.4). */
export interface CurriculumModule {
  /** First and last week, both included. */
  weeks: readonly [from: number, to: number];
  title: string;
  topics: readonly string[];
}

export interface Track {
  id: string;
  title: string;
  /** In weeks, as specified; the last module ends in it. */
  weeks: number;
  description: string;
  modules: readonly CurriculumModule[];
}

/** The most students in a class (docs/product.md P11.2). */
export const MAX_CLASS_SIZE = 15;

/** The two tracks (docs/product.md P4.3, P4.7). */
export const tracks = [
  {
    id: 'technology',
    title: 'Technology',
    weeks: 24,
    description: 'From the first line of code to a tool your family can use to plan a month.',
    modules: [
      {
        weeks: [1, 4],
        title: 'First programs',
        topics: ['Variables as labeled jars', 'A tip splitter', 'Reading error messages'],
      },
      {
        weeks: [5, 8],
        title: 'Pages people can read',
        topics: ['HTML and CSS', 'Forms that forgive mistakes', 'Large type, plain words'],
      },
      {
        weeks: [9, 12],
        title: 'A budget app',
        topics: ['Adding and sorting entries', 'Cents, not fractions', 'Saving between visits'],
      },
      {
        weeks: [13, 16],
        title: 'Where data lives',
        topics: ['Tables and keys', 'Who may see what', 'Backups you have tried'],
      },
      {
        weeks: [17, 20],
        title: 'Safe by habit',
        topics: ['Passwords and passkeys', 'How a phishing page works', 'Card payments'],
      },
      {
        weeks: [21, 24],
        title: 'Your own tool',
        topics: ['Choosing a problem at home', 'Testing with three people', 'Showing it'],
      },
    ],
  },
  {
    id: 'entrepreneurship',
    title: 'Entrepreneurship',
    weeks: 16,
    description: 'A small business on paper, on a table at the market, and in the books.',
    modules: [
      {
        weeks: [1, 3],
        title: 'Something somebody wants',
        topics: ['Ten conversations', 'Wants and needs', 'A first sketch'],
      },
      {
        weeks: [4, 6],
        title: 'What it costs',
        topics: ['Flour, rent and hours', 'Fixed and changing costs', 'A fair price'],
      },
      {
        weeks: [7, 10],
        title: 'Telling people',
        topics: ['A sign that says enough', 'Honest advertising', 'Hearing no'],
      },
      {
        weeks: [11, 13],
        title: 'Keeping books',
        topics: ['Every receipt', 'Profit and cash', 'What goes to taxes'],
      },
      {
        weeks: [14, 16],
        title: 'Market day',
        topics: ['A stand of your own', 'Counting the cash box', 'Stop, change or go on'],
      },
    ],
  },
] as const satisfies readonly Track[];

/** Four benefits, as specified. */
export const benefits = [
  {
    id: 'class',
    title: `${MAX_CLASS_SIZE} students at most`,
    text: 'In every class, so nobody waits a week to ask a question.',
  },
  {
    id: 'practice',
    title: 'Done, not only heard',
    text: 'Every module ends with something you can show at the kitchen table.',
  },
  {
    id: 'pace',
    title: 'Room to catch up',
    text: 'Miss a week and sit in with another group the week after.',
  },
  {
    id: 'paper',
    title: 'A certificate that says what you did',
    text: 'It lists your projects by name, not just the hours you sat there.',
  },
] as const;

export type BenefitId = (typeof benefits)[number]['id'];

export const curriculumHeadings = {
  benefits: 'How we teach',
  bands: 'Money lessons by age',
  bandsText: 'From the first coin to retirement: seven ages, each with a sheet to print.',
} as const;
