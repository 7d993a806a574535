import { expect, test } from 'vitest';
import { dataBlocks, structuredDataOf } from '../../../src/prerender/structuredData.ts';

// tests/e2e/structuredData.spec.ts reads the data of every built page.
test('no text can end the data block or change its data', () => {
  const name = '</script><script>alert(1)</script> <!-- & "quoted" é';
  const markup = dataBlocks([{ '@type': 'Course', name }]);
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/u.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
});

test('the steps of the trail that have a page are numbered', () => {
  expect(structuredDataOf('/audience/parents')).toMatchObject([
    {
      itemListElement: [
        { position: 1, name: 'Home', item: '/' },
        { position: 2, name: 'Parents', item: '/audience/parents' },
      ],
    },
  ]);
});
