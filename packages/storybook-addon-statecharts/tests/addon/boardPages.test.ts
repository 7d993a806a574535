import { expect, test } from 'vitest';
import { fillsWindow } from '../../src/addon/modes/fillsWindow.ts';
import { addressIn, globalsOf, isIn, modesOf } from '../../src/addon/modes/windowModes.ts';

test('each mode is recognised by the globals that it sets, and a copied link keeps it', () => {
  for (const mode of modesOf(true)) {
    expect(modesOf(true).filter((each) => isIn(each, globalsOf(mode)))).toEqual([mode]);
    expect(addressIn('a--b', globalsOf(mode))).toBe(
      `./?path=/story/a--b&globals=theme:${mode.theme};viewport.value:${mode.window}`,
    );
  }
  // Without windows the theme alone is chosen.
  expect(modesOf(false).map(globalsOf)).toEqual([{ theme: 'light' }, { theme: 'dark' }]);
  expect(addressIn('a--b', {})).toMatch(/theme:light;viewport.value:desk$/);
});

test('screens fill a window, parts and the board’s own pages do not', () => {
  const ids = ['screens-home--whole-page', 'components-button--pending', 'start-here--the-board'];
  expect(ids.map(fillsWindow)).toEqual([true, false, false]);
});
