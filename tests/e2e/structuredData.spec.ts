import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support.ts';

const client = path.resolve(import.meta.dirname, '../../dist/client');

interface Thing {
  '@context'?: string;
  '@type': string;
  [property: string]: unknown;
}

/** The structured data of a built page. */
function thingsIn(file: string): Thing[] {
  const html = readFileSync(path.join(client, file), 'utf8');
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gsu)].map(
    ([, json = '']) => JSON.parse(json) as Thing,
  );
}

/** What Google requires besides schema-dts, which types the source: https://developers.google.com/search/docs/appearance/structured-data. */
const asked: Record<string, readonly string[]> = {
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  EducationEvent: ['name', 'startDate', 'endDate', 'location', 'eventAttendanceMode', 'organizer'],
  Place: ['name', 'address'],
  VirtualLocation: ['url'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  Person: ['name'],
  EducationalOrganization: ['name'],
};

function lacking(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(lacking);
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Thing;
  const own = (asked[thing['@type']] ?? [])
    .filter((property) => thing[property] === undefined || thing[property] === '')
    .map((property) => `${thing['@type']} without ${property}`);
  return [...own, ...Object.values(thing).flatMap(lacking)];
}

test('the structured data of every page meet search engines’ requirements', () => {
  const things = globSync('**/*.html', { cwd: client }).flatMap(thingsIn);
  const types = new Set(things.map((thing) => thing['@type']));
  expect(types).toEqual(new Set(['EducationalOrganization', 'BreadcrumbList', 'ItemList', 'Blog']));
  expect(lacking(things)).toEqual([]);
});
