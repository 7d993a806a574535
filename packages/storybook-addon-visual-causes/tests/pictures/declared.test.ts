import { expect, test } from 'vitest';
import { declaredModes, inOrder, viewportKey } from '../../src/pictures/declared.ts';

const phone = { width: 390, height: 640 };
const desk = { width: 1280, height: 640 };
const known: Readonly<Record<string, object>> = {
  light: { theme: 'light', viewport: desk },
  dark: { theme: 'dark', viewport: desk },
  forced: { forcedColors: 'active', viewport: desk },
  'light-390': { theme: 'light', viewport: phone },
  'dark-390': { theme: 'dark', viewport: phone },
  tablet: { viewport: 820 },
  narrow: { viewport: 320 },
  measured: { viewport: 320, picture: false },
  none: { theme: 'light', viewport: desk, disable: true },
  wide: {},
};
const declared = (names: string, more = {}, pinned = {}) => {
  const entries = names.split(' ').map((name) => [name, known[name]]);
  const modes = Object.fromEntries(entries) as Record<string, { viewport: number }>;
  return declaredModes({ chromatic: { modes, ...more } }, 'a--b', pinned);
};

test('a story is pictured in the modes that it declares, of any name and as in Chromatic', () => {
  expect(declared('light forced tablet')).toMatchObject([
    { name: 'light' },
    { name: 'forced', forcedColors: 'active' },
    { name: 'tablet', viewport: { width: 820 } },
  ]);
  expect(declared('light', { disableSnapshot: true })).toEqual([]);
  expect(declared('light', {}, { theme: 'dark' })).toMatchObject([{ theme: 'dark' }]);
  expect(declared('dark none')).toMatchObject([{ name: 'dark' }]);
  expect(declaredModes({}, 'a--b')).toMatchObject([{ name: 'light-1280' }]);
  expect(() => declared('wide')).toThrow('its mode wide has no viewport');
});

test.each([
  [
    'its widest window first, in both themes',
    'light-390 light dark-390 dark',
    'light dark light-390 dark-390',
  ],
  ['a system’s own colours last', 'forced light dark', 'light dark forced'],
  ['then other windows', 'narrow light forced', 'light forced narrow'],
  ['the light theme first', 'dark-390 light', 'light dark-390'],
  ['dark alone', 'dark-390 dark', 'dark dark-390'],
  ['a picture before what is only measured', 'measured dark-390', 'dark-390 measured'],
])('a story is shown in %s', (_, names, modes) => {
  const shown = inOrder(declared(names)).map(({ name }) => name);
  expect(shown.join(' ')).toBe(modes);
  expect(inOrder([])).toEqual([]);
});

test('a window has the name that the project gives its width in the toolbar', () => {
  const options = { mobile: { styles: { width: '390px' } }, none: { styles: null } };
  expect(viewportKey({ viewport: { options } }, { width: 390, height: 640 })).toBe('mobile');
  expect(viewportKey({}, { width: 390, height: 640 })).toBe('390x640');
});
