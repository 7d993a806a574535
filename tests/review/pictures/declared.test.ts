import { expect, test } from 'vitest';
import { declaredModes, modeOfTest, remainingModes } from '../../../review/pictures/declared.ts';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  screenModes,
} from '../../../review/pictures/modes.ts';

const asking = (modes: object) => ({ chromatic: { modes: { ...modes } } });

test('a story is pictured in the modes that it declares, and in no other', () => {
  expect(declaredModes(asking({ ...componentModes, ...forcedColorsMode }), 'a--b')).toEqual([
    'light',
    'dark',
    'forced-colors',
  ]);
  expect(
    declaredModes({ chromatic: { modes: screenModes, disableSnapshot: true } }, 'a--b'),
  ).toEqual([]);
});

test('one that says nothing, or names a mode that is none, fails', () => {
  expect(() => declaredModes({}, 'a--b')).toThrow('a--b does not say its modes');
  expect(() => declaredModes(asking({ 'light-1281': {} }), 'a--b')).toThrow(
    'a--b asks for light-1281, which is no mode',
  );
});

test.each([
  [screenModes, 'light-1280', 'dark-1280', ['light-390', 'dark-390']],
  [{ ...componentModes, ...forcedColorsMode }, 'light', 'dark', ['forced-colors']],
  [{ ...componentModes, ...reflowMode }, 'light', 'dark', ['reflow-320']],
  [{ 'light-390': {}, 'dark-1280': {} }, 'light-390', 'dark-1280', []],
  [{}, undefined, undefined, []],
])('a test draws the widest mode of its theme: %j', (modes, light, dark, remaining) => {
  const names = Object.keys(modes);
  expect(modeOfTest(names, 'light')).toBe(light);
  expect(modeOfTest(names, 'dark')).toBe(dark);
  expect(remainingModes(names)).toEqual(remaining);
});
