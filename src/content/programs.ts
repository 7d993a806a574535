import type { Band } from '../domain/bands.ts';
import type { Motif } from '../domain/motifs.ts';
import type { PageText } from './pageText.ts';

export const programsPage = {
  heading: 'Programs',
  statement: 'Build something with money in it.',
  description:
    'Four programs from eight weeks to twenty-four, each built around money you will really handle.',
} as const satisfies PageText;

/** Beside View Curriculum of a program without a track. */
export const noTrack =
  'We have not published its weeks yet. The curriculum page shows two other programs.';

/** The four programs (docs/product.md P4.2, P4.7). */
export interface Program {
  /** Seeds its rosette and is part of URLs. */
  slug: string;
  /** The rosette's colour, one of the seven. */
  colour: Band;
  /** The motif of its rosette. */
  motif: Motif;
  title: string;
  /** As specified. */
  duration: string;
  level: string;
  /** The audience, for schools and for families. */
  who: string;
  ages: string;
  /** The curriculum's track with its weeks (curriculum.ts); two have none yet. */
  track?: 'technology' | 'entrepreneurship';
  description: string;
  features: readonly string[];
}

export const programs = [
  {
    slug: 'technology-programming',
    colour: '18-24',
    motif: 'code',
    title: 'Technology & Programming',
    duration: '12-24 weeks',
    level: 'Beginner to advanced',
    who: 'Grades 6 and up',
    ages: 'ages 11 and up',
    track: 'technology',
    description:
      'Build the tools people handle money with: a tip splitter, a savings tracker, a small store with a checkout.',
    features: [
      'A working budget app by week 12',
      'How card payments and passwords stay safe',
      'Code reviewed by somebody who writes it for a living',
    ],
  },
  {
    slug: 'entrepreneurship-business',
    colour: '3-5',
    motif: 'storefront',
    title: 'Entrepreneurship & Business',
    duration: '8-16 weeks',
    level: 'Beginner',
    who: 'Grades 3–8',
    ages: 'ages 8 to 14',
    track: 'entrepreneurship',
    description:
      'Start something small enough to finish: add up what it costs, set a price, sell it to ten people and count what is left.',
    features: [
      'A price that covers your time as well as your flour',
      'Books kept by hand before any software',
      'A market day with real customers',
    ],
  },
  {
    slug: 'digital-design-ux',
    colour: '9-10',
    motif: 'paint-brush',
    title: 'Digital Design & UX',
    duration: '10-20 weeks',
    level: 'Beginner to intermediate',
    who: 'Grades 9 and up',
    ages: 'ages 14 and up',
    description:
      'Design the screens people make money decisions on, so that a fee is as easy to find as a button.',
    features: [
      'Bank letters rewritten until a neighbor understands them',
      'Drawn, tested and drawn again with five people',
      'A portfolio of three finished pieces',
    ],
  },
  {
    slug: 'data-science-ai',
    colour: '25-plus',
    motif: 'chart-bar',
    title: 'Data Science & AI',
    duration: '16-24 weeks',
    level: 'Intermediate to advanced',
    who: 'Grades 11 and up',
    ages: 'ages 16 and up',
    description:
      'Ask numbers honest questions: where a town’s money goes, what a loan costs, when a forecast is only a guess.',
    features: [
      'Spreadsheets first, then Python',
      'Charts that do not mislead',
      'What a model knows about you, and what it makes up',
    ],
  },
] as const satisfies readonly Program[];
