import path from 'node:path';
import { paths } from '../../src/app/paths.ts';

/** Every prerendered address. The dashboard is the loading screen here: nobody is signed in. */
export const prerendered: readonly string[] = Object.values(paths).flatMap(
  ({ prerender }) => prerender,
);

/** Of pages made of the same parts, one. */
export const compositions = prerendered.filter(
  (pathname, index) =>
    !/^[/](?:curriculum|audience)[/]/.test(pathname) ||
    prerendered.findIndex((other) => path.dirname(other) === path.dirname(pathname)) === index,
);

/** Addresses that answer with status 404, and a page with ways on. */
export const answeringNotFound = [
  '/nowhere',
  '/admin',
  '/curriculum/space-age',
  '/audience/robots',
];
