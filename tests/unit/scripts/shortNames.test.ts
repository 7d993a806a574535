import { expect, test } from 'vitest';
import { shortenNames } from '../../../scripts/prerender/shortNames.ts';

test('each declared custom property has a short name in every use; names of scripts stay', () => {
  expect(
    shortenNames(
      '@layer a{:root{--color-ink:red;--color-ink-2:var(--color-ink)}}' +
        'p--color-ink{color:var(--color-ink-2, var(--color-ink));width:var(--scrollbar-width)}',
    ),
  ).toBe(
    '@layer a{:root{--a:red;--b:var(--a)}}' +
      'p--color-ink{color:var(--b, var(--a));width:var(--scrollbar-width)}',
  );
});

test('many properties have unique names', () => {
  const declared = Array.from({ length: 800 }, (_, index) => `--name-${index}:0`).join(';');
  const names = shortenNames(`p{${declared}}`).match(/--[\w-]+/g) ?? [];
  expect(new Set(names).size).toBe(800);
});
