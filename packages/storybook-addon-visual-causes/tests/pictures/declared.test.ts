import { expect, test } from 'vitest';
import { declaredModes, inOrder, viewportKey, type Mode } from '../../src/pictures/declared.ts';

const phone = { width: 390, height: 640 };
const desk = { width: 1280, height: 640 };
const light: Mode = { theme: 'light', viewport: desk };
const dark: Mode = { theme: 'dark', viewport: desk };
const forced: Mode = { forcedColors: 'active', viewport: desk };

const asking = (modes: object) => ({ chromatic: { modes: { ...modes } } });

test('a story is pictured in the modes that it declares, and in no other', () => {
  expect(declaredModes(asking({ light, forced }), 'a--b')).toMatchObject([
    { name: 'light' },
    { name: 'forced', forcedColors: 'active' },
  ]);
  expect(declaredModes({ chromatic: { modes: { light }, disableSnapshot: true } }, 'a--b')).toEqual(
    [],
  );
  expect(declaredModes(asking({ dark, light: { disable: true } }), 'a--b')).toMatchObject([
    { name: 'dark' },
  ]);
});

test('modes have any name and, as in Chromatic, a viewport', () => {
  expect(declaredModes({}, 'a--b')).toMatchObject([{ name: 'light-1280' }]);
  const tablet = { tablet: { viewport: 820 } };
  expect(declaredModes(asking(tablet), 'a--b')).toMatchObject([
    { name: 'tablet', viewport: { width: 820 } },
  ]);
  expect(() => declaredModes(asking({ wide: {} }), 'a--b')).toThrow(
    'its mode wide has no viewport',
  );
});

test.each([
  [
    'its widest window first, in both themes',
    {
      'light-390': { ...light, viewport: phone },
      light,
      'dark-390': { ...dark, viewport: phone },
      dark,
    },
    ['light', 'dark', 'light-390', 'dark-390'],
  ],
  ['a system’s own colours last', { forced, light, dark }, ['light', 'dark', 'forced']],
  [
    'then other windows',
    { narrow: { viewport: 320 }, light, forced },
    ['light', 'forced', 'narrow'],
  ],
  [
    'the light theme first',
    { 'dark-390': { ...dark, viewport: phone }, light },
    ['light', 'dark-390'],
  ],
  ['dark alone', { 'dark-390': { ...dark, viewport: phone }, dark }, ['dark', 'dark-390']],
  [
    'a picture before what is only measured',
    { narrow: { viewport: 320, picture: false }, 'dark-390': { ...dark, viewport: phone } },
    ['dark-390', 'narrow'],
  ],
  ['no picture', {}, []],
])('a story is shown in %s', (_, declared, modes) => {
  expect(inOrder(declaredModes(asking(declared), 'a--b')).map(({ name }) => name)).toEqual(modes);
});

test('a window has the name that the project gives its width in the toolbar', () => {
  const options = { mobile: { styles: { width: '390px' } }, none: { styles: null } };
  expect(viewportKey({ viewport: { options } }, { width: 390, height: 640 })).toBe('mobile');
  expect(viewportKey({}, { width: 390, height: 640 })).toBe('390x640');
});
