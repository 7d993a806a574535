import { expect, it, test } from 'vitest';
import { dataBlocks, structuredDataOf } from '../../../src/app/structuredData/structuredData.ts';

const types = (pathname: string) => structuredDataOf(pathname).map((thing) => thing['@type']);

it('describes a page’s content and its breadcrumb', () => {
  expect(types('/')).toEqual(['EducationalOrganization']);
  expect(types('/about')).toEqual(['EducationalOrganization']);
  expect(types('/courses')).toEqual(['ItemList']);
  expect(types('/events')).toEqual(['ItemList']);
  expect(types('/blog')).toEqual(['Blog']);
  expect(types('/audience/parents')).toEqual(['BreadcrumbList']);
  expect(types('/donate')).toEqual([]);
});

it('numbers the steps of the trail that have a page', () => {
  expect(structuredDataOf('/audience/parents')).toEqual([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: '/' },
        { '@type': 'ListItem', position: 2, name: 'Parents', item: '/audience/parents' },
      ],
    },
  ]);
});

test('no text can end the data block or change its data', () => {
  const name = '</script><script>alert(1)</script> <!-- & "quoted" é';
  const markup = dataBlocks([{ '@type': 'Course', name }]);
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/u.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
});
