import type { Motif } from '../domain/motifs.ts';
import type { PageText } from './pageText.ts';

export const blogPage = {
  heading: 'Blog',
  statement: 'What our classrooms taught us.',
  description: 'Stories and advice from our classrooms, for parents, teachers and learners.',
} as const satisfies PageText;

/** A blog post (docs/product.md P5.4). */
export interface BlogPost {
  id: number;
  /** The motif of its rosette. */
  motif: Motif;
  title: string;
  excerpt: string;
  author: string;
  /** `2026-10-29`. */
  date: string;
  category: BlogCategory;
  readTime: string;
  featured: boolean;
}

/** In order; "All Posts" comes before them. They do not filter (docs/product.md P4.13). */
export const blogCategories = [
  'Education Technology',
  'Entrepreneurship',
  'Career Development',
  'STEM Education',
  'Remote Learning',
  'Diversity & Inclusion',
] as const;

export type BlogCategory = (typeof blogCategories)[number];

export const ALL_POSTS = 'All Posts';

export const posts = [
  {
    id: 1,
    motif: 'envelope-simple',
    title: 'The budgeting app we threw away',
    excerpt:
      'We spent a spring building an app for fourth graders. Then we gave half the class paper envelopes instead. The envelope children saved more, argued more, and could say what was in each one without looking. Here is what the paper did that the screen did not.',
    author: 'Dana Whitfield',
    date: '2026-10-29',
    category: 'Education Technology',
    readTime: '7 min read',
    featured: true,
  },
  {
    id: 2,
    motif: 'receipt',
    title: 'Why your first paycheck is smaller than you were told',
    excerpt:
      'Twelve dollars an hour, thirty hours, and still not $360. We go through a real pay stub line by line, and say which lines you can change.',
    author: 'Samuel Okafor',
    date: '2026-11-12',
    category: 'Career Development',
    readTime: '5 min read',
    featured: false,
  },
  {
    id: 3,
    motif: 'storefront',
    title: 'Four lemonade stands, one Saturday, real books',
    excerpt:
      'Eleven children, a ten-dollar loan each, and the same street corner. What they charged, what they forgot to count, and why the priciest lemonade made the most.',
    author: 'Luis Ortega',
    date: '2026-09-17',
    category: 'Entrepreneurship',
    readTime: '6 min read',
    featured: true,
  },
  {
    id: 4,
    motif: 'chart-line-up',
    title: 'Compound interest with dominoes',
    excerpt:
      'Each domino can tip one half again as large. Set up ten and you have a lesson on growth that no class has ever fallen asleep in.',
    author: 'Priya Raman',
    date: '2026-10-08',
    category: 'STEM Education',
    readTime: '4 min read',
    featured: false,
  },
  {
    id: 5,
    motif: 'device-mobile',
    title: 'Teaching money over a slow connection',
    excerpt:
      'Half of our evening learners join by phone, some from a parked car. We turned the video off, mailed the worksheets, and more people finished the course.',
    author: 'Mei Tanaka',
    date: '2026-08-27',
    category: 'Remote Learning',
    readTime: '5 min read',
    featured: false,
  },
  {
    id: 6,
    motif: 'chats-circle',
    title: 'What is “overdraft” in your grandmother’s language?',
    excerpt:
      'Some money words have no translation, and some families have no bank. How we rewrote unit three with five parents who told us so.',
    author: 'Amina Yusuf',
    date: '2026-07-16',
    category: 'Diversity & Inclusion',
    readTime: '8 min read',
    featured: false,
  },
] as const satisfies readonly BlogPost[];

export const newsletter = {
  heading: 'One letter a month',
  text: 'The newest post, the next event, and one thing to try at home with a five-dollar bill.',
} as const;

/** The feed's own texts. */
export const feedTexts = {
  title: 'Tallygrove Academy, the blog',
  description: 'Stories and advice from our classrooms, for parents, teachers and learners.',
} as const;
