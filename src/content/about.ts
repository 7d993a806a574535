import type { PageText } from './pageText.ts';

export const aboutPage = {
  heading: 'About us',
  description: 'Who we are, whom we reach, and the three guides who make money lessons stick.',
} as const satisfies PageText;

/** Content of About and of the one-pager (docs/product.md P1.4, P1.5). */
export const mission = {
  heading: 'Our mission',
  lead: 'Money decisions start before anyone explains them, and they never stop. We explain them, at the age they come up.',
  paragraphs: [
    'A six-year-old decides whether to keep a birthday dollar. A sixteen-year-old signs a phone contract. A couple in their sixties decides when to stop working. Most people learn each of these by getting it wrong once, and the price goes up every year.',
    'Tallygrove is a nonprofit. We teach saving, spending, investing and staying safe to kindergarten classes, to families, to young adults with a first paycheck and to anyone who never had the lesson. We sell no accounts, no insurance and no funds, so there is nothing we need you to choose.',
  ],
} as const;

export interface TeamMember {
  name: string;
  role: string;
  initials: string;
  /** Their experience, in one sentence. */
  note: string;
}

/** Board and team: four people (docs/product.md P1.5, P5.4). */
export const team = [
  {
    name: 'Odile Marchetti-Bray',
    role: 'Executive director',
    initials: 'OM',
    note: 'Taught fourth-grade math for eleven years and still opens every family evening herself.',
  },
  {
    name: 'Tobias Wrenfield',
    role: 'Board chair',
    initials: 'TW',
    note: 'A retired auditor who reads the fine print of everything we sign, twice.',
  },
  {
    name: 'Ngozi Hallorand',
    role: 'Head of curriculum',
    initials: 'NH',
    note: 'Wrote the seven bands and tries each lesson on her own three children first.',
  },
  {
    name: 'Samir Castellow',
    role: 'Board treasurer',
    initials: 'SC',
    note: 'Keeps our books, down to the last box of chalk.',
  },
] as const satisfies readonly TeamMember[];

/** Invented (docs/product.md P1.5): a library, a credit union, a school district, a kitchen. */
export const partners = [
  { name: 'Alderford Public Library', what: 'Rooms for family evenings in six branches.' },
  { name: 'Millrace Credit Union', what: 'Practice statements and forms, with made-up names.' },
  { name: 'Three Rivers School District', what: 'Classroom hours for grades 3 to 8.' },
  { name: 'Corner Table Kitchen', what: 'Supper before every evening class, at no charge.' },
] as const;

/** Invented (docs/product.md P1.5). */
export const press = [
  {
    outlet: 'The Alderford Ledger',
    title: 'The lesson is a jar of coins, and fifteen second-graders want to stay after the bell',
    date: '2026-05-14',
  },
  {
    outlet: 'Classroom & Commons',
    title: 'Who reads a phone contract at sixteen? A tenth-grade class in Alderford does',
    date: '2026-02-03',
  },
  {
    outlet: 'Valley Morning Radio',
    title: 'An evening course for people who open letters from the bank a week late',
    date: '2025-10-21',
  },
] as const;

/** The one-pager (src/sheets/content/onePager.ts). */
export const onePager = {
  files: { letter: '/tallygrove-one-pager.pdf', a4: '/tallygrove-one-pager-a4.pdf' },
  heading: 'The academy on one page',
  text: 'Mission, guides, figures and people, for a bulletin board or a grant file.',
  label: 'Download the one-pager (PDF)',
  /** The printed date, as `2026-11-23`. */
  edition: '2026-11-23',
} as const;

export const aboutHeadings = {
  guides: 'Three guides, three subjects',
  impact: 'What we have done so far',
  team: 'Board and team',
  partners: 'Partners',
  press: 'In the press',
} as const;
