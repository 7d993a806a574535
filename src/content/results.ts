// Apart from other content, because the home page shows it too.
import type { PortraitName } from '../domain/portraits.ts';

/** The academy's figures (docs/product.md P1.5). */
export const impact = [
  { value: '10,000+', label: 'students reached' },
  { value: '500+', label: 'workshops' },
  { value: '2,500+', label: 'volunteer hours' },
] as const;

/** Marks quotations of invented people, as the dashboard marks its sample data. */
export const examples = {
  one: 'An example for now: this person is made up.',
  several: 'Examples for now: these people are made up.',
} as const;

export interface SuccessStory {
  name: string;
  position: string;
  portrait: PortraitName;
  words: string;
}

export const successStories = [
  {
    name: 'Renata K.',
    position: 'Mother of two, family money night',
    portrait: 'curls',
    words:
      'We had three store cards and no idea what they cost us. At the library we added up the interest on the back of a receipt: $61 a month. The last card was paid off in March, and the $61 now goes into a jar my daughter is in charge of. She is nine, and stricter than any bank.',
  },
  {
    name: 'Jonah P.',
    position: 'Seventh grade, lemonade stand',
    portrait: 'fringe',
    words:
      'I lost four dollars the first Saturday. The second Saturday I counted the ice as a cost and made thirty-one.',
  },
  {
    name: 'Odette M.',
    position: 'Retired nurse, Spot the scam',
    portrait: 'bun',
    words:
      'The caller knew my name and my bank. I said I would call back on the number on my card, the way we practiced, and he hung up.',
  },
] as const satisfies readonly SuccessStory[];
