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
        text: 'Coins, price tags, a phone contract, a pay stub. Each has a sheet below.',
      },
      {
        title: 'With people your age',
        text: 'Five school bands, each with a sheet and three courses, so nobody is bored or lost.',
      },
      {
        title: 'It counts at home',
        text: 'Fill a sheet in at the kitchen table. All five come with answers on a page of their own.',
      },
    ],
    call: { label: 'See the programs', to: '/programs' },
  },
  'young-adults': {
    title: 'For young adults',
    description:
      'The first lease, the first debt, the first savings. Nobody hands you the instructions, so here they are.',
    guide: 'investor',
    worry: 'I signed it because everybody else had signed theirs.',
    features: [
      {
        title: 'Read before you sign',
        text: 'Eight things to check in a lease, with a pen, and what day one costs in cash.',
      },
      {
        title: 'A plan for the debt you have',
        text: 'List every debt on one page, and number them in the order to pay them.',
      },
      {
        title: 'A start on the rest',
        text: 'What fifty dollars a month can become in 5, 10, 20 and 40 years.',
      },
    ],
    call: { label: 'Find a program', to: '/programs' },
  },
  adults: {
    title: 'For adults',
    description:
      'Pick up what nobody taught you, at your own table or on an evening with others who did not know either.',
    guide: 'shield',
    worry: 'I am fifty and I still do not open letters from the bank.',
    features: [
      {
        title: 'No question comes too late',
        text: 'What is an index fund? What is a deductible? Sixty words, explained on one page.',
      },
      {
        title: 'After work',
        text: 'Two evenings to start with, among our events: one on scams, one on retirement.',
      },
      {
        title: 'Your numbers stay yours',
        text: 'Fill in what you have and what you owe on paper, at home. You never have to show it.',
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
        text: 'Family money night is in January: bring your children and a grocery receipt.',
      },
    ],
    call: { label: 'Curriculum for parents', to: '/curriculum/parents' },
  },
  educators: {
    title: 'For educators',
    description: 'Four ready lessons for your classroom, free to copy: plan, handout and answers.',
    guide: 'investor',
    worry: 'I have forty minutes, no budget and a class of twenty-eight.',
    features: [
      {
        title: 'Forty minutes, no screens',
        text: 'Each lesson fits a period. Paper, pencils, a board and some coins for each pair are enough.',
      },
      {
        title: 'Fits what you teach anyway',
        text: 'Fractions with discounts, percents with interest, persuasive writing with ads.',
      },
      {
        title: 'Somebody to call',
        text: 'Ask for a guest instructor on the contact page: someone who works with money, for an hour.',
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
  description: 'There is something here for every age. Start from the home page.',
};
