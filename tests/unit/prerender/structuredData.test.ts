import { expect, test } from 'vitest';
import { paths } from '../../../src/domain/paths.ts';
import { dataBlocks, structuredDataOf } from '../../../src/prerender/structuredData.ts';

/** What Google requires besides schema-dts, which types the source: https://developers.google.com/search/docs/appearance/structured-data. */
const required: Record<string, readonly string[]> = {
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
  if (typeof value !== 'object' || value === null) return [];
  const thing = value as Record<string, unknown>;
  const type = String(thing['@type']);
  const own = (required[type] ?? []).filter((property) => !thing[property]);
  return [
    ...own.map((property) => `${type} without ${property}`),
    ...Object.values(thing).flatMap(lacking),
  ];
}

test('the structured data of every page meet search engines’ requirements', () => {
  const things = Object.values(paths).flatMap(({ prerender }) =>
    prerender.flatMap((pathname) => structuredDataOf(pathname)),
  );
  const types = new Set(things.map((thing) => (thing as { '@type': string })['@type']));
  expect(types).toEqual(new Set(['EducationalOrganization', 'BreadcrumbList', 'ItemList', 'Blog']));
  expect(lacking(things)).toEqual([]);
});

test('no text can end the data block or change its data', () => {
  const name = '</script><script>alert(1)</script> <!-- & "quoted" é';
  const block = /^<script type="application\/ld\+json">([^<]*)<\/script>$/u;
  const [, json = ''] = block.exec(dataBlocks([{ '@type': 'Course', name }])) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
});

test('the steps of the trail that have a page are numbered', () => {
  const itemListElement = [
    { position: 1, name: 'Home', item: '/' },
    { position: 2, name: 'Parents', item: '/audience/parents' },
  ];
  expect(structuredDataOf('/audience/parents')).toMatchObject([{ itemListElement }]);
});
