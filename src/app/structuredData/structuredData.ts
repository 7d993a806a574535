// What search engines are told of a page besides its words. For the document at build alone: they read
// it there, and no visitor's script carries it.
import { matchPath } from 'react-router-dom';
import type { BreadcrumbList, Thing } from 'schema-dts';
import { paths } from '../paths.ts';
import { absolute } from '../siteUrl.ts';
import { trailOf } from '../trail.ts';
import { blog, courseList, eventList, organization } from './things.ts';

function breadcrumbs(pathname: string): BreadcrumbList | undefined {
  const found = trailOf(pathname);
  if (found === undefined) return undefined;
  // Steps without a page of their own have no place in it.
  const steps = [
    ...found.trail.flatMap(({ label, to }) => (to === undefined ? [] : [{ name: label, to }])),
    { name: found.current, to: pathname },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(to) ?? to,
    })),
  };
}

const thingsByPath: readonly (readonly [pattern: string, () => Thing])[] = [
  [paths.home.pattern, organization],
  [paths.about.pattern, organization],
  [paths.courses.pattern, courseList],
  [paths.events.pattern, eventList],
  [paths.blog.pattern, blog],
];

/** The things that a page holds, in schema.org's words. */
export function structuredDataOf(pathname: string): Exclude<Thing, string>[] {
  const things = thingsByPath
    .filter(([pattern]) => matchPath(pattern, pathname) !== null)
    .map(([, thing]) => thing());
  return [...things, breadcrumbs(pathname)].filter(
    (thing): thing is Exclude<Thing, string> => typeof thing === 'object',
  );
}

/**
 * The same as JSON-LD, each in an element that no browser runs. `<` is escaped: nothing in it can end
 * the element.
 */
export function dataBlocks(things: readonly Exclude<Thing, string>[]): string {
  return things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    .map((json) => json.replaceAll('<', String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
