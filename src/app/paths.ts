import { matchPath } from 'react-router-dom';
import { audiences, type Audience } from '../domain/audiences.ts';
import { bands, type Band } from '../domain/bands.ts';

/**
 * The one list of the site's pages (docs/product.md P2.1). Router, header, footer,
 * sitemap, prerender and tests read it; nothing else spells a path.
 */
export type Access = 'public' | 'signedIn';

export interface PagePath {
  /** React Router's pattern. */
  pattern: string;
  access: Access;
  /** Every concrete path that gets a prerendered file. */
  prerender: readonly string[];
  /** Works only with the session's statechart, which other pages load when it is needed. */
  session?: true;
  /** Left out of the sitemap and marked `noindex`. */
  unlisted?: true;
  /** Those of `prerender` that are: they show a fallback. */
  unlistedPaths?: readonly string[];
}

function page(pattern: string): PagePath {
  return { pattern, access: 'public', prerender: [pattern] };
}

export const bandPath = (band: Band) => `/curriculum/${band}`;
export const audiencePath = (audience: Audience) => `/audience/${audience}`;

/** Linked from their audience pages and no bands: the fallback answers (docs/product.md P2.4). */
const noBands = ['/curriculum/parents', '/curriculum/educators'];

export const paths = {
  home: page('/'),
  about: page('/about'),
  programs: page('/programs'),
  curriculum: page('/curriculum'),
  curriculumBand: {
    pattern: '/curriculum/:band',
    access: 'public' as const,
    prerender: [...bands.map(bandPath), ...noBands],
    unlistedPaths: noBands,
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
  privacy: page('/legal/privacy'),
  terms: page('/legal/terms'),
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

/** Is this a page that cannot do without the session's statechart? */
export function needsActors(pathname: string): boolean {
  return Object.values<PagePath>(paths).some(
    ({ pattern, session }) => session === true && matchPath(pattern, pathname) !== null,
  );
}
