import { expect, test } from 'vitest';
import { escapeMarkup } from '../../../src/domain/escapeMarkup.ts';

test('markup in a text is escaped', () => {
  expect(escapeMarkup(`<b title='a'>"R&D"</b> &amp;`)).toBe(
    '&lt;b title=&#39;a&#39;&gt;&quot;R&amp;D&quot;&lt;/b&gt; &amp;amp;',
  );
});
