import type { Audience } from '../domain/audiences.ts';
import type { GuideId } from './guides.ts';
import type { PageText } from './pageText.ts';

export interface AudienceFeature {
  title: string;
  text: string;
}

export interface AudienceContent {
  title: string;
  description: string;
  /** The mascot. */
  guide: GuideId;
  /** A typical worry of this audience. */
  worry: string;
  /** Three, as specified. */
  features: readonly [AudienceFeature, AudienceFeature, AudienceFeature];
  /** The call to action; its target is specified. */
  call: { label: string; to: string };
}

/** The five audiences (docs/product.md P2.2, P4.6). */
export const audienceContent: Record<Audience, AudienceContent> = {
  'students-k12': {
    title: 'For K–12 students',
    description:
      'Lessons that start with the money already in your pocket, even if that is a quarter.',
    guide: 'captain',
    worry: 'I get ten dollars on Sunday and it is gone by Tuesday.',
    features: [
      {
        title: 'You handle real things',
        text: 'Coins, receipts, a pay stub, a phone contract. Money as you will meet it.',
      },
      {
        title: 'With people your age',
        text: 'Five school bands, so nobody is bored and nobody is lost.',
      },
      {
        title: 'It counts at home',
        text: 'Every lesson ends with one thing to try before the next one.',
      },
    ],
    call: { label: 'See the programs', to: '/programs' },
  },
  'young-adults': {
    title: 'For young adults',
    description:
      'The first lease, the first loan, the first raise. Nobody hands you the instructions, so here they are.',
    guide: 'investor',
    worry: 'I signed it because everybody else had signed theirs.',
    features: [
      {
        title: 'Read before you sign',
        text: 'Bring the lease or the loan offer. We go through it together, line by line.',
      },
      {
        title: 'A plan for the debt you have',
        text: 'Student loans and cards on one page, with the order to pay them in.',
      },
      {
        title: 'A start on the rest',
        text: 'What to do with the first fifty dollars a month you do not need.',
      },
    ],
    call: { label: 'Find a program', to: '/programs' },
  },
  adults: {
    title: 'For adults',
    description:
      'Pick up what nobody taught you, on evenings and weekends, among people who did not know either.',
    guide: 'shield',
    worry: 'I am fifty and I still do not open letters from the bank.',
    features: [
      {
        title: 'No question comes too late',
        text: 'What is a fund? What is escrow? We start there, and nobody laughs.',
      },
      {
        title: 'After work, near home',
        text: 'Classes from 7 to 8:30 PM, with supper and a play corner for children.',
      },
      {
        title: 'Your numbers stay yours',
        text: 'Work with your own letters and statements. You never have to show them.',
      },
    ],
    call: { label: 'Browse the courses', to: '/courses' },
  },
  parents: {
    title: 'For parents',
    description:
      'Talk about money at home without a lecture. You do not have to be good at it yourself.',
    guide: 'captain',
    worry: 'She asked what a mortgage is and I changed the subject.',
    features: [
      {
        title: 'One talk a week',
        text: 'A question for the supper table, by age, with two ways the answer may go.',
      },
      {
        title: 'Allowance that works',
        text: 'How much, how often, for what. A rule you can keep on a bad week.',
      },
      {
        title: 'Family evenings',
        text: 'Come together, learn in separate rooms, compare notes on the way home.',
      },
    ],
    call: { label: 'Curriculum for parents', to: '/curriculum/parents' },
  },
  educators: {
    title: 'For educators',
    description:
      'Ready lessons for your classroom, free to use, made by teachers and tried on real Mondays.',
    guide: 'investor',
    worry: 'I have forty minutes, no budget and a class of twenty-eight.',
    features: [
      {
        title: 'Forty minutes, no screens',
        text: 'Each lesson fits a period and needs paper, coins and a board.',
      },
      {
        title: 'Fits what you teach anyway',
        text: 'Fractions with discounts, percents with interest, persuasive writing with ads.',
      },
      {
        title: 'Somebody to call',
        text: 'A volunteer who works with money comes for an hour, if you would like one.',
      },
    ],
    call: { label: 'Curriculum for educators', to: '/curriculum/educators' },
  },
};

/** Beside each call to action: it leads to the page's sheets. */
export const printLabel = 'Print a sheet';

/** What an unknown audience shows (docs/product.md P4.6). */
export const unknownAudience: PageText = {
  heading: 'For You',
  title: 'For You',
  description: 'There is something here for every age. Start from the home page.',
};
