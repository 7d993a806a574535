// Structured data for search engines, used only by the prerendering, so that no visitor downloads
// it.
import type { BreadcrumbList, Thing } from 'schema-dts';
import { pageAt, type PageName } from '../domain/paths.ts';
import { absolute } from '../app/siteUrl.ts';
import { pathLabels } from '../content/labels.ts';
import { trailOf } from '../domain/trail.ts';
import { blog, courseList, eventList, organization } from './things.ts';

function breadcrumbs(pathname: string): BreadcrumbList | undefined {
  const found = trailOf(pathname, pathLabels);
  if (found === undefined) return undefined;
  // Breadcrumbs without a page are left out.
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

const thingOf: Partial<Record<PageName, () => Thing>> = {
  home: organization,
  about: organization,
  courses: courseList,
  events: eventList,
  blog,
};

/** Returns a page's schema.org items. */
export function structuredDataOf(pathname: string): Exclude<Thing, string>[] {
  const name = pageAt(pathname);
  const thing = name && thingOf[name]?.();
  return [thing, breadcrumbs(pathname)].filter(
    (thing): thing is Exclude<Thing, string> => typeof thing === 'object',
  );
}

/**
 * Renders items as JSON-LD script elements. `<` is escaped, so that no text can close the element.
 */
export function dataBlocks(things: readonly Exclude<Thing, string>[]): string {
  return things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    .map((json) => json.replaceAll('<', String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}
