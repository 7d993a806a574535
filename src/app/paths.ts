import { matchPath } from 'react-router-dom';
import { audiences, type Audience } from '../domain/audiences.ts';
import { bands, type Band } from '../domain/bands.ts';

/**
 * The single list of the site's pages (docs/product.md P2.1), read by the router, header, footer,
 * sitemap, prerender and tests.
 */
export type Access = 'public' | 'signedIn';

export interface PagePath {
  /** In React Router's syntax. */
  pattern: string;
  access: Access;
  /** Every concrete path to prerender. */
  prerender: readonly string[];
  /** Needs the session's statechart at startup; other pages load it later. */
  session?: true;
  /** Text and links alone: its prerendered document is live without the page's own chunk. */
  isStatic?: boolean;
  /** Excluded from the sitemap and marked `noindex`. */
  unlisted?: true;
  /** Prerendered fallbacks, excluded likewise. */
  unlistedPaths?: readonly string[];
}

function page(pattern: string): PagePath {
  return { pattern, access: 'public', prerender: [pattern] };
}

function textPage(pattern: string): PagePath {
  return { ...page(pattern), isStatic: true };
}

export const bandPath = (band: Band) => `/curriculum/${band}`;
export const audiencePath = (audience: Audience) => `/audience/${audience}`;

/** Linked from audience pages, but not bands: the fallback responds (docs/product.md P2.4). */
const unlistedCurriculumPaths = ['/curriculum/parents', '/curriculum/educators'];

export const paths = {
  home: textPage('/'),
  about: textPage('/about'),
  programs: page('/programs'),
  curriculum: textPage('/curriculum'),
  curriculumBand: {
    pattern: '/curriculum/:band',
    access: 'public' as const,
    prerender: [...bands.map(bandPath), ...unlistedCurriculumPaths],
    unlistedPaths: unlistedCurriculumPaths,
  },
  audience: {
    pattern: '/audience/:audience',
    access: 'public' as const,
    prerender: audiences.map(audiencePath),
  },
  courses: page('/courses'),
  events: page('/events'),
  donate: page('/donate'),
  volunteer: page('/volunteer'),
  blog: page('/blog'),
  contact: page('/contact'),
  privacy: textPage('/legal/privacy'),
  terms: textPage('/legal/terms'),
  signIn: { ...page('/signin'), session: true as const },
  signUp: { ...page('/signup'), session: true as const },
  dashboard: {
    pattern: '/dashboard',
    access: 'signedIn' as const,
    prerender: ['/dashboard'],
    session: true as const,
    unlisted: true as const,
  },
} satisfies Record<string, PagePath>;

export type PageName = keyof typeof paths;

/** Whether a page needs the session's statechart at startup. */
export function needsActors(pathname: string): boolean {
  return Object.values<PagePath>(paths).some(
    ({ pattern, session }) => session === true && matchPath(pattern, pathname) !== null,
  );
}
