import type { Band } from '../domain/bands.ts';
import type { Role } from '../domain/roles.ts';
import { events } from './events.ts';

/** Texts and sample data of the dashboards (docs/product.md P5.5, P9.2, P9.3, P9.4). */

/** A line under the greeting, for each role. */
export const dashboardLines: Record<Role, string> = {
  admin: 'Courses, events, posts, volunteers and donations in one place.',
  instructor: 'Your courses, and the place to build the next one.',
  student: 'Pick up where you left off.',
  parent: 'What your family is learning, and what comes next.',
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
}

export const learnerCourses: readonly LearnerCourse[] = [
  {
    id: 'first-bank-account',
    title: 'Your first bank account',
    percent: 75,
    band: '9-10',
    next: 'Reading a statement without falling asleep',
  },
  {
    id: 'phone-contract',
    title: 'What a phone contract really costs',
    percent: 45,
    band: '11-12',
    next: 'The price of paying monthly',
  },
  {
    id: 'lemonade-stand',
    title: 'Launch a lemonade stand',
    percent: 20,
    band: '6-8',
    next: 'Sugar, cups and a fair price',
  },
];

/** Two of the academy's own, as on /events. */
export const learnerEvents = events.filter(
  ({ id }) => id === 'family-money-night' || id === 'spot-the-scam',
);

/** Sample counts (docs/product.md P5.5). */
export const learnerCounts = { messages: 3, certificates: 0 } as const;

/** States that this is sample data, because there are no enrolments yet. */
export const learnerSamples = {
  title: 'Examples for now',
  text: 'The courses, progress and counts below show what this page will look like; there are no messages to open yet. Yours take their place once enrollment opens.',
} as const;

export const noEventsAhead = 'No dates are set right now.';

export const learnerWords = {
  student: { courses: 'Your courses', empty: 'Finish a course and its certificate appears here.' },
  parent: {
    courses: 'Your family’s courses',
    empty: 'When someone finishes a course, the certificate appears here.',
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
  /** The table's columns, the row's name first. */
  columns: readonly string[];
  /** The tab's action, which shows a toast. */
  action?: string;
  /** Why the table is empty. */
  soon: string;
}

/** The six tabs of the management view; the first is the default. */
export const adminTabs: readonly AdminTab[] = [
  {
    id: 'courses',
    label: 'Courses',
    columns: ['Course', 'Category', 'Instructor', 'Students', 'Status'],
    action: 'Add Course',
    soon: 'The table of courses is coming soon.',
  },
  {
    id: 'events',
    label: 'Events',
    columns: ['Event', 'Date', 'Location', 'Registered'],
    action: 'Add Event',
    soon: 'The table of events is coming soon.',
  },
  {
    id: 'blog',
    label: 'Blog',
    columns: ['Post', 'Author', 'Category', 'Published'],
    action: 'Add Post',
    soon: 'The table of posts is coming soon.',
  },
  {
    id: 'volunteers',
    label: 'Volunteers',
    columns: ['Name', 'Role', 'Applied', 'Status'],
    soon: 'The table of volunteers is coming soon.',
  },
  {
    id: 'donations',
    label: 'Donations',
    columns: ['Donor', 'Amount', 'Date', 'Receipt'],
    action: 'Export CSV',
    soon: 'The table of donations is coming soon.',
  },
  {
    id: 'settings',
    label: 'Settings',
    columns: ['Setting', 'Value', 'Changed by'],
    soon: 'The academy’s settings are coming soon.',
  },
];
