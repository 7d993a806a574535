import { audiences, type Audience } from './audiences.ts';
import { bands, type Band } from './bands.ts';

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
  /** Excluded from the sitemap and marked `noindex`. */
  unlisted?: true;
  /** Prerendered fallbacks, excluded likewise. */
  unlistedPaths?: readonly string[];
}

function page(pattern: string): PagePath {
  return { pattern, access: 'public', prerender: [pattern] };
}

export const bandPath = (band: Band) => `/curriculum/${band}`;
export const audiencePath = (audience: Audience) => `/audience/${audience}`;

/** Linked from audience pages, but not bands: the fallback responds (docs/product.md P2.4). */
const unlistedCurriculumPaths = ['/curriculum/parents', '/curriculum/educators'];

export const paths = {
  home: page('/'),
  about: page('/about'),
  programs: page('/programs'),
  curriculum: page('/curriculum'),
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

/** As the router compares: without case and trailing slashes. */
const normalize = (pathname: string): string => pathname.replace(/\/+$/u, '').toLowerCase();

/** Whether two pathnames lead to the same page. */
export const isSamePath = (a: string, b: string) => normalize(a) === normalize(b);

const pages = Object.entries<PagePath>(paths).map(([name, facts]) => ({
  name: name as PageName,
  facts,
  address: new RegExp(`^${normalize(facts.pattern).replace(/:\w+/, '[^/]+')}$`),
}));

function find(pathname: string) {
  const plain = normalize(pathname);
  return pages.find(({ address }) => address.test(plain));
}

/** The page that a pathname leads to; unknown bands and audiences have a page, with a fallback. */
export const pageAt = (pathname: string): PageName | undefined => find(pathname)?.name;

/** Whether a pathname is a page of the site. */
export const isKnownPath = (pathname: string) => pageAt(pathname) !== undefined;

/**
 * Whether a pathname is a page for signed-in users, where sign-in links lead. src/app/boot.js has
 * the same rule.
 */
export const isPrivatePath = (pathname: string) => find(pathname)?.facts.access === 'signedIn';

/** Whether a page needs the session's statechart at startup. */
export const needsActors = (pathname: string) => find(pathname)?.facts.session === true;
