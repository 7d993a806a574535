import { expect, test } from 'vitest';
import {
  declaredModes,
  isPictureKept,
  modeOfTest,
  renderGroupsOf,
} from '../../src/pictures/declared.ts';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  screenModes,
} from '../../src/pictures/modes.ts';
import { stateModes } from '../../src/pictures/stateModes.ts';

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
  expect(declaredModes(asking({ ...stateModes, 'light-1280': { disable: true } }), 'a--b')).toEqual(
    ['dark-390'],
  );
});

test('a story without modes or with an unknown mode fails', () => {
  expect(() => declaredModes({}, 'a--b')).toThrow('a--b has no parameters.chromatic.modes');
  expect(() => declaredModes(asking({ 'light-1281': {} }), 'a--b')).toThrow(
    'a--b uses the unknown mode light-1281',
  );
});

test.each([
  [
    'the other theme of a window is switched to',
    screenModes,
    ['light-1280 → dark-1280', 'light-390 → dark-390'],
  ],
  [
    "so are a system's own colours",
    { ...forcedColorsMode, ...componentModes },
    ['light → dark, forced-colors'],
  ],
  [
    'each window is rendered',
    { ...reflowMode, ...componentModes },
    ['light → dark', 'reflow-320 → '],
  ],
  ['in the declared theme of that window', stateModes, ['light-1280 → ', 'dark-390 → ']],
  ['dark alone', { 'dark-1280': {}, 'dark-390': {} }, ['dark-1280 → ', 'dark-390 → ']],
  ['no picture', {}, []],
])('%s', (_, declared, groups) => {
  const names = Object.keys(declared);
  const found = renderGroupsOf(names);
  expect(found.map((each) => `${each.rendered} → ${each.switched.join(', ')}`)).toEqual(groups);
  // The first look at a theme is in its widest mode.
  const [light] = groups.filter((group) => group.startsWith('light'));
  expect(modeOfTest(names, 'light')).toBe(light?.split(' ')[0]);
});

test('the dark theme is first looked at in its widest mode', () => {
  expect(modeOfTest(Object.keys(screenModes), 'dark')).toBe('dark-1280');
  expect(modeOfTest(['light-390', 'dark-390'], 'dark')).toBe('dark-390');
});

test('at 400 % zoom a screen is only measured, and a component has a picture, too', () => {
  expect(isPictureKept('screens-donate--a-fortune', 'reflow-320')).toBe(false);
  expect(isPictureKept('screens-donate--a-fortune', 'light-1280')).toBe(true);
  expect(isPictureKept('patterns-linkdialog--switch-account', 'reflow-320')).toBe(true);
});
