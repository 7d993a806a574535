import { homeText } from './homeText.ts';
import type { PageText } from './pageText.ts';

/** One entry for each name in `src/app/paths.ts` that leads to a single page. */
export const pages = {
  home: homeText,
  about: {
    heading: 'About us',
    title: 'About us',
    description: 'Who we are, whom we reach, and the three guides who make money lessons stick.',
  },
  programs: {
    heading: 'Programs',
    title: 'Programs',
    description:
      'Four programs from eight weeks to twenty-four, each built around money you will really handle.',
  },
  curriculum: {
    heading: 'Curriculum',
    title: 'Curriculum',
    description:
      'Two tracks, week by week, in classes of fifteen at most, so that every question gets an answer.',
  },
  courses: {
    heading: 'Courses',
    title: 'Courses',
    description: 'Six courses to start with, in programming, business, design and data.',
  },
  events: {
    heading: 'Events',
    title: 'Events',
    description: 'Workshops, family evenings and talks about money, by date.',
  },
  donate: {
    heading: 'Donate',
    title: 'Donate',
    description: 'See what a gift does: $100 sponsors one student for a workshop.',
  },
  volunteer: {
    heading: 'Volunteer',
    title: 'Volunteer',
    description: 'Four ways to share what you know, from an hour a week.',
  },
  blog: {
    heading: 'Blog',
    title: 'Blog',
    description: 'Stories and advice from our classrooms, for parents, teachers and learners.',
  },
  contact: {
    heading: 'Contact',
    title: 'Contact',
    description: 'Write to us, call, or come by. We are here Monday to Saturday.',
  },
  privacy: {
    heading: 'Privacy policy',
    title: 'Privacy policy',
    description: 'What we know about you, why we keep it, and how to have it removed.',
  },
  terms: {
    heading: 'Terms of service',
    title: 'Terms of service',
    description: 'What you can expect of us, and what we expect of you.',
  },
  signIn: {
    heading: 'Sign in',
    title: 'Sign in',
    description: 'Sign in with a link we send to your email. No password to remember.',
  },
  signUp: {
    heading: 'Create your account',
    title: 'Sign up',
    description: 'One free account for courses, events and your progress.',
  },
  dashboard: {
    heading: 'Dashboard',
    title: 'Dashboard',
    description: 'Your courses, events and progress.',
  },
  notFound: {
    heading: 'This page is not here',
    title: 'Page not found',
    description: 'The address may have a typing mistake, or the page has moved.',
  },
} as const satisfies Record<string, PageText>;

/** On /admin, which has no screen (docs/product.md P2.3). */
export const adminNote = {
  title: 'Looking for the admin view?',
  text: 'Everything admins manage is on the dashboard.',
} as const;
