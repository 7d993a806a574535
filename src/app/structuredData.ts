import { matchPath } from 'react-router-dom';
import { site } from '../content/site.ts';
import { paths } from './paths.ts';
import { absolute } from './siteUrl.ts';
import { trailOf } from './trail.ts';

/** schema.org data, as JSON-LD. */
export type StructuredData = Readonly<Record<string, unknown>>;

function organization(): StructuredData {
  const url = absolute('/');
  return {
    '@context': 'https://schema.org',
    '@type': 'EducationalOrganization',
    name: site.name,
    description: site.description,
    slogan: site.tagline,
    ...(url === undefined ? {} : { url, logo: absolute('/favicon.svg') }),
  };
}

function breadcrumbs(pathname: string): StructuredData | undefined {
  const found = trailOf(pathname);
  if (found === undefined) return undefined;
  // Steps without a page of their own have no place in it.
  const steps = [
    ...found.trail.flatMap(({ label, to }) => (to === undefined ? [] : [{ name: label, to }])),
    { name: found.current, to: pathname },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(to) ?? to,
    })),
  };
}

/**
 * What search engines are told of a prerendered page besides its words. Written into the document at
 * build: they read it there, and no visitor's script carries it.
 */
export function structuredDataOf(pathname: string): StructuredData[] {
  const aboutUs = [paths.home, paths.about].some(
    ({ pattern }) => matchPath(pattern, pathname) !== null,
  );
  return [aboutUs ? organization() : undefined, breadcrumbs(pathname)].filter(
    (data) => data !== undefined,
  );
}
