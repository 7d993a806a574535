import path from 'node:path';
import { paths } from '../../src/domain/paths.ts';

/** Every prerendered path. The dashboard is its loading screen here, because there is no session. */
export const prerendered: readonly string[] = Object.values(paths).flatMap(
  ({ prerender }) => prerender,
);

/** One of each group of pages made of the same parts. */
export const compositions = prerendered.filter(
  (pathname, index) =>
    !/^[/](?:curriculum|audience|legal)[/]/.test(pathname) ||
    prerendered.findIndex((other) => path.dirname(other) === path.dirname(pathname)) === index,
);

/** Paths with status 404 and a page with links onwards. */
export const answeringNotFound = [
  '/nowhere',
  '/admin',
  '/curriculum/space-age',
  '/audience/robots',
];
