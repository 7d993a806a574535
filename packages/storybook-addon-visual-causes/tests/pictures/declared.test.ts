import { expect, test } from 'vitest';
import { declaredModes, inOrder, isPictureKept } from '../../src/pictures/declared.ts';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  screenModes,
} from '../../src/pictures/modes.ts';
import { stateModes } from '../../src/pictures/stateModes.ts';

const asking = (modes: object) => ({ chromatic: { modes: { ...modes } } });

test('a story is pictured in the modes that it declares, and in no other', () => {
  expect(declaredModes(asking({ ...componentModes, ...forcedColorsMode }), 'a--b')).toMatchObject([
    { name: 'light' },
    { name: 'dark' },
    { name: 'forced-colors', forcedColors: 'active' },
  ]);
  expect(
    declaredModes({ chromatic: { modes: screenModes, disableSnapshot: true } }, 'a--b'),
  ).toEqual([]);
  expect(
    declaredModes(asking({ ...stateModes, 'light-1280': { disable: true } }), 'a--b'),
  ).toMatchObject([{ name: 'dark-390' }]);
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
    screenModes,
    ['light-1280', 'dark-1280', 'light-390', 'dark-390'],
  ],
  [
    'a system’s own colours last',
    { ...forcedColorsMode, ...componentModes },
    ['light', 'dark', 'forced-colors'],
  ],
  [
    'then other windows',
    { ...reflowMode, ...componentModes, ...forcedColorsMode },
    ['light', 'dark', 'forced-colors', 'reflow-320'],
  ],
  ['the light theme first', stateModes, ['light-1280', 'dark-390']],
  [
    'dark alone',
    { 'dark-1280': screenModes['dark-1280'], 'dark-390': screenModes['dark-390'] },
    ['dark-1280', 'dark-390'],
  ],
  ['no picture', {}, []],
])('a story is shown in %s', (_, declared, modes) => {
  expect(inOrder(declaredModes(asking(declared), 'a--b')).map(({ name }) => name)).toEqual(modes);
});

test('at 400 % zoom a screen is only measured, and a component has a picture, too', () => {
  expect(isPictureKept('screens-donate--a-fortune', reflowMode['reflow-320'])).toBe(false);
  expect(isPictureKept('screens-donate--a-fortune', screenModes['light-1280'])).toBe(true);
  expect(isPictureKept('patterns-linkdialog--switch-account', reflowMode['reflow-320'])).toBe(true);
});
