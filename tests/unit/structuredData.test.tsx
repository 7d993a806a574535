import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '../../src/app/StructuredData.tsx';

test('no text can end the data block, and the data stay what they were', () => {
  const name = '</script><script>alert(1)</script> <!-- & "quoted" é';
  const markup = renderToStaticMarkup(<StructuredData thing={{ '@type': 'Course', name }} />);
  const [, json = ''] =
    /^<script type="application\/ld\+json">([^<]*)<\/script>$/u.exec(markup) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Course', name });
});
