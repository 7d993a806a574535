import { paths } from '../../src/app/paths.ts';

/** Every prerendered address. The dashboard is the loading screen here: nobody is signed in. */
export const prerendered: readonly string[] = Object.values(paths).flatMap(
  ({ prerender }) => prerender,
);

/** Addresses that answer with status 404, and a page with ways on. */
export const answeringNotFound = [
  '/nowhere',
  '/admin',
  '/curriculum/space-age',
  '/audience/robots',
];
