// Apart from paths.ts, because not every page needs it.
import { matchPath } from 'react-router-dom';
import { paths, type PagePath } from './paths.ts';

/**
 * Whether a pathname is a page of the site, including unknown bands and audiences, which have a
 * fallback.
 */
export function isKnownPath(pathname: string): boolean {
  return Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname) !== null);
}

/**
 * Whether a pathname is a page for signed-in users, where sign-in links lead. src/app/boot.js has
 * the same rule.
 */
export function isPrivatePath(pathname: string): boolean {
  return Object.values<PagePath>(paths).some(
    ({ pattern, access }) => access === 'signedIn' && matchPath(pattern, pathname) !== null,
  );
}
