import type { Motif } from '../domain/motifs.ts';
import type { PageText } from './pageText.ts';

export const coursesPage = {
  heading: 'Courses',
  description: 'Six courses to start with, in programming, business, design and data.',
} as const satisfies PageText;

/** The filter's buttons, in order; the first shows all (docs/product.md P4.8). */
export const courseFilter = {
  param: 'category',
  options: {
    all: 'All',
    programming: 'Programming',
    business: 'Business',
    design: 'Design',
    data: 'Data',
  },
} as const;

export type CourseFilter = keyof typeof courseFilter.options;

export type CourseCategory = Exclude<CourseFilter, 'all'>;

/** A course (docs/product.md P5.4). */
export interface Course {
  id: string;
  /** The motif of its rosette. */
  motif: Motif;
  title: string;
  category: CourseCategory;
  instructor: string;
  duration: string;
  /** How many have taken it. */
  students: number;
  /** Of five. */
  rating: number;
  /** In words. */
  price: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced';
  /** For schools and for families. */
  audience: readonly [school: string, family: string];
  description: string;
}

export const courses = [
  {
    id: 'budgeting-with-spreadsheets',
    motif: 'table',
    title: 'Budgeting with spreadsheets',
    category: 'data',
    instructor: 'Priya Raman',
    duration: '6 weeks',
    students: 412,
    rating: 4.8,
    price: 'Free',
    level: 'Beginner',
    audience: ['Adults', 'ages 18 and up'],
    description:
      'Type in one real month of spending, sort it, and see where it went. By week six the sheet warns you before the rent is short.',
  },
  {
    id: 'launch-a-lemonade-stand',
    motif: 'storefront',
    title: 'Launch a lemonade stand',
    category: 'business',
    instructor: 'Luis Ortega',
    duration: '8 weeks',
    students: 238,
    rating: 4.9,
    price: 'Free, first lemons included',
    level: 'Beginner',
    audience: ['Grades 3–8', 'ages 8 to 14'],
    description:
      'Borrow ten dollars, set a price, sell on two Saturdays and pay the loan back. What is left over is profit, and you will know why.',
  },
  {
    id: 'design-a-savings-app',
    motif: 'device-mobile',
    title: 'Design a savings app',
    category: 'design',
    instructor: 'Mei Tanaka',
    duration: '10 weeks',
    students: 156,
    rating: 4.7,
    price: 'Free',
    level: 'Intermediate',
    audience: ['Grades 9–12', 'ages 14 to 18'],
    description:
      'Draw an app that helps one person you know save for one thing they want. Try it out on paper with them before anything is built.',
  },
  {
    id: 'code-a-pocket-money-tracker',
    motif: 'code',
    title: 'Code an allowance tracker',
    category: 'programming',
    instructor: 'Dana Whitfield',
    duration: '8 weeks',
    students: 301,
    rating: 4.8,
    price: 'Free, laptop on loan',
    level: 'Beginner',
    audience: ['Grades 6–8', 'ages 11 to 14'],
    description:
      'Your first program in Python: it writes down what comes in, what goes out, and how many weeks until the bike.',
  },
  {
    id: 'build-an-interest-calculator',
    motif: 'percent',
    title: 'Build an interest calculator',
    category: 'programming',
    instructor: 'Dana Whitfield',
    duration: '6 weeks',
    students: 127,
    rating: 4.6,
    price: 'Free, laptop on loan',
    level: 'Intermediate',
    audience: ['Grades 11–12', 'ages 16 to 18'],
    description:
      'A small web page that shows what a car loan or a savings account really costs or earns, to the cent, and draws the curve.',
  },
  {
    id: 'keep-the-books',
    motif: 'notebook',
    title: 'Keep the books of a small business',
    category: 'business',
    instructor: 'Luis Ortega',
    duration: '12 weeks',
    students: 94,
    rating: 4.7,
    price: 'Free, workbook included',
    level: 'Advanced',
    audience: ['Adults', 'ages 18 and up'],
    description:
      'Invoices, receipts, sales tax and a balance that balances. For people who already sell something and keep receipts in a shoebox.',
  },
] as const satisfies readonly Course[];

/** The count under the filter, announced when it changes. */
export function courseCount(count: number, filter: CourseFilter): string {
  const noun = count === 1 ? 'course' : 'courses';
  return filter === 'all' ? `${count} ${noun}` : `${count} ${noun} in ${filter}`;
}

/** Below the list, beside the link to the curriculum. */
export const coursesNext =
  'Not sure where to start? The curriculum shows what comes first at each age, and what it leads to.';

export const coursesLead =
  'Six ways into money sense: through a spreadsheet, a lemonade stand, an app, a program of your own. Fifteen to a class, and free.';
