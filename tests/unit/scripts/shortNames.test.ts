import { expect, it } from 'vitest';
import { shortenNames } from '../../../scripts/prerender/shortNames.ts';

it('gives each declared custom property a short name, in every use', () => {
  expect(
    shortenNames(
      '@layer a{:root{--color-ink:red;--color-ink-2:var(--color-ink)}}' +
        '.dark{--color-ink:white}p--color-ink{color:var(--color-ink-2, var(--color-ink))}',
    ),
  ).toBe(
    '@layer a{:root{--a:red;--b:var(--a)}}.dark{--a:white}p--color-ink{color:var(--b, var(--a))}',
  );
});

it('leaves the names that a script declares', () => {
  const sheet = 'p{--a:0;width:var(--scrollbar-width)}';
  expect(shortenNames(sheet)).toBe(sheet);
});

it('has unique names for many properties', () => {
  const declared = Array.from({ length: 800 }, (_, index) => `--name-${index}:0`).join(';');
  const names = shortenNames(`p{${declared}}`).match(/--[\w-]+/g) ?? [];
  expect(new Set(names).size).toBe(800);
  expect([names[0], names[25], names[26], names[51], names[52], names[702]]).toEqual([
    '--a',
    '--z',
    '--aa',
    '--az',
    '--ba',
    '--aaa',
  ]);
});
