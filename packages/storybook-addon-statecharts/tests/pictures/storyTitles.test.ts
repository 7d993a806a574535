import { expect, test } from 'vitest';
import { titleIn } from '../../src/pictures/storyTitles.ts';

test('a file’s title is parsed as by Storybook', () => {
  const source = "const meta = preview.meta({\n  title: 'Foundations/Do and don’t',\n});";
  expect(titleIn(source, 'a.tsx')).toBe('Foundations/Do and don’t');
  expect(() => titleIn('preview.meta({})', 'a.tsx')).toThrow('a.tsx has no title');
});
