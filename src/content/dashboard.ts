import type { Band } from '../domain/bands.ts';
import type { Motif } from '../domain/motifs.ts';
import type { Role } from '../domain/roles.ts';
import { events } from './events.ts';

/** Texts and sample data of the dashboards (docs/product.md P5.5, P9.2, P9.3, P9.4). */

/** A line under the greeting, for each role. */
export const dashboardLines: Record<Role, string> = {
  admin: 'Where you will look after courses, events, posts, volunteers and donations.',
  instructor: 'Where your courses will be, and where you will build the next one.',
  student: 'Something to do today, the events ahead, and a look at your courses to come.',
  parent: 'Something to do together tonight, and a look at your family’s courses to come.',
};

/** While the dashboard has not loaded, though the visitor is signed in. */
export const dashboardLate =
  'You are signed in, but your dashboard has not arrived. We keep trying.';

export interface LearnerCourse {
  id: string;
  title: string;
  /** 0–100. */
  percent: number;
  /** Its age band gives it its colour. */
  band: Band;
  /** The lesson that is up next. */
  next: string;
  /** Who takes it, for a parent. */
  child: string;
}

export const learnerCourses: readonly LearnerCourse[] = [
  {
    id: 'first-bank-account',
    title: 'Your first bank account',
    percent: 75,
    band: '9-10',
    next: 'Reading a statement without falling asleep',
    child: 'Mia, tenth grade',
  },
  {
    id: 'phone-contract',
    title: 'What a phone contract really costs',
    percent: 45,
    band: '9-10',
    next: 'The price of paying monthly',
    child: 'Mia, tenth grade',
  },
  {
    id: 'lemonade-stand',
    title: 'Launch a lemonade stand',
    percent: 20,
    band: '6-8',
    next: 'Sugar, cups and a fair price',
    child: 'Theo, sixth grade',
  },
];

/** Two of the academy's own, as on /events. */
export const learnerEvents = events.filter(
  ({ id }) => id === 'family-money-night' || id === 'spot-the-scam',
);

/** Sample counts (docs/product.md P5.5). */
export const learnerCounts = { messages: 3, certificates: 0 } as const;

export const noEventsAhead = 'No dates are set right now.';

/** In place of courses, while there are none. */
export const noCourses = {
  title: 'No courses yet',
  text: 'All courses are open to look at. Each is free.',
  link: 'Browse courses',
} as const;

export const learnerWords = {
  student: {
    courses: 'Your courses',
    empty: 'Finish a course and its certificate appears here.',
    next: {
      heading: 'One thing for today',
      text: 'Print the sheet for your age. It takes a pencil and half an hour, and no account.',
      link: 'Pick your age',
    },
  },
  parent: {
    courses: 'Your family’s courses',
    empty: 'When someone finishes a course, the certificate appears here.',
    next: {
      heading: 'One thing for tonight',
      text: 'Print a sheet for your child’s age and do it together at the table.',
      link: 'See sheets for parents',
    },
  },
} as const;

export const instructorWords = {
  heading: 'My Courses',
  empty: 'No courses of yours yet',
  promise:
    'A course editor is on its way: modules, lessons, resources and quizzes, in the order you teach them.',
  create: 'Create Course',
} as const;

export interface AdminTab {
  id: string;
  label: string;
  /** Of its rosette. */
  band: Band;
  motif: Motif;
  /** What will be there. */
  shows: string;
  /** The tab's action, which shows a toast. */
  action?: string;
  /** Why there is nothing. */
  soon: string;
}

/** The six tabs of the management view; the first is the default. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'courses',
    label: 'Courses',
    band: 'k-2',
    motif: 'notebook',
    shows: 'Each course with its category, instructor, students and status.',
    action: 'Add Course',
    soon: 'The table of courses is coming soon.',
  },
  {
    id: 'events',
    label: 'Events',
    band: '3-5',
    motif: 'storefront',
    shows: 'Each event with its date, place and the people who signed up.',
    action: 'Add Event',
    soon: 'The table of events is coming soon.',
  },
  {
    id: 'blog',
    label: 'Blog',
    band: '6-8',
    motif: 'envelope-simple',
    shows: 'Each post with its author, category and date.',
    action: 'Add Post',
    soon: 'The table of posts is coming soon.',
  },
  {
    id: 'volunteers',
    label: 'Volunteers',
    band: '9-10',
    motif: 'chats-circle',
    shows: 'Each volunteer with their role, the day they applied and their status.',
    soon: 'The table of volunteers is coming soon.',
  },
  {
    id: 'donations',
    label: 'Donations',
    band: '11-12',
    motif: 'receipt',
    shows: 'Each gift with its donor, amount, date and receipt.',
    action: 'Export CSV',
    soon: 'The table of donations is coming soon.',
  },
  {
    id: 'settings',
    label: 'Settings',
    band: '18-24',
    motif: 'table',
    shows: 'Each setting with its value and who changed it last.',
    soon: 'The academy’s settings are coming soon.',
  },
];
