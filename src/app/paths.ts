import { matchPath } from 'react-router-dom';
import { audiences, bands } from '../domain/places.ts';

/**
 * The one list of the site's pages (specification, section 2, "Route table"). Router, header, footer,
 * sitemap, prerender and tests read it; nothing else spells a path.
 */
export type Access = 'public' | 'signedIn';

export interface PagePath {
  /** React Router's pattern. */
  pattern: string;
  access: Access;
  /** Every concrete path that gets a prerendered file. */
  prerender: readonly string[];
  /** Left out of the sitemap and marked `noindex`. */
  unlisted?: true;
}

function page(pattern: string): PagePath {
  return { pattern, access: 'public', prerender: [pattern] };
}

export const paths = {
  home: page('/'),
  about: page('/about'),
  programs: page('/programs'),
  curriculum: page('/curriculum'),
  curriculumBand: {
    pattern: '/curriculum/:band',
    access: 'public',
    prerender: bands.map((band) => `/curriculum/${band}`),
  },
  audience: {
    pattern: '/audience/:audience',
    access: 'public',
    prerender: audiences.map((audience) => `/audience/${audience}`),
  },
  courses: page('/courses'),
  events: page('/events'),
  donate: page('/donate'),
  volunteer: page('/volunteer'),
  blog: page('/blog'),
  contact: page('/contact'),
  privacy: page('/legal/privacy'),
  terms: page('/legal/terms'),
  signIn: page('/signin'),
  signUp: page('/signup'),
  dashboard: {
    pattern: '/dashboard',
    access: 'signedIn',
    prerender: ['/dashboard'],
    unlisted: true,
  },
} as const satisfies Record<string, PagePath>;

export type PageName = keyof typeof paths;

/** Does this pathname lead to one of the site's pages? Unknown bands and audiences do: they have a fallback. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname) !== null);
}
