import type { PageText } from './pageText.ts';

/** Its heading and head (docs/product.md P4.1). */
export const homeText: PageText = {
  heading: 'Money sense grows in rings.',
  title: 'Money sense for every age',
  description:
    'Free lessons on saving, investing and staying safe. Start at any age, from kindergarten to retirement.',
};

/** Why choose us: four, as specified. */
export const reasons = [
  {
    id: 'age',
    title: 'For every age',
    text: 'Seven age bands, from a first piggy bank to a first mortgage.',
  },
  {
    id: 'size',
    title: 'Fifteen at most',
    text: 'Small classes, so every question gets an answer.',
  },
  {
    id: 'teachers',
    title: 'Taught by doers',
    text: 'Instructors who budget, invest and audit for a living.',
  },
  {
    id: 'nothing',
    title: 'Nothing to sell',
    text: 'A nonprofit. No products, no commissions.',
  },
] as const;

export type ReasonId = (typeof reasons)[number]['id'];

export const homeAges = {
  heading: 'Pick an age, print a sheet',
  all: 'All sheets, by age',
} as const;

export const homeGuides = { heading: 'Three guides who make it stick' } as const;

export const homeNext = 'Next event';

export const homeCall = {
  heading: 'Start with the money you have today.',
  text: 'A jar of coins is enough for the first lesson. Pick a course, or tell us what you would like to understand and we will point you to it.',
} as const;
