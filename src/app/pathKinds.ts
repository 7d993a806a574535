// What of paths.ts not every visitor's script needs.
import { matchPath } from 'react-router-dom';
import { paths, type PagePath } from './paths.ts';

/** Does this pathname lead to one of the site's pages? Unknown bands and audiences do: they have a fallback. */
export function isKnownPath(pathname: string): boolean {
  return Object.values(paths).some(({ pattern }) => matchPath(pattern, pathname) !== null);
}

/** Is this a page for signed-in people, where sign-in links lead? As src/app/boot.js knows them. */
export function isPrivatePath(pathname: string): boolean {
  return Object.values<PagePath>(paths).some(
    ({ pattern, access }) => access === 'signedIn' && matchPath(pattern, pathname) !== null,
  );
}
