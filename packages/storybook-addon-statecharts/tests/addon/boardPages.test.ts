import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { fillsWindow } from '../../src/addon/modes/fillsWindow.ts';
import { addressIn, globalsOf, isIn, modesOf } from '../../src/addon/modes/windowModes.ts';
import { pasteable } from '../../src/docs/pasteable.ts';
import { propsInWords } from '../../src/docs/propsInWords.ts';

const literal = (value: string) => ({ name: 'literal', value });
const node = { name: 'other', value: 'ReactReactNode' };

test('a prop has its type in words, and a control only for values that can be typed', () => {
  const props = propsInWords({
    argTypes: {
      icon: { name: 'icon', type: node },
      children: { name: 'children', type: node },
      level: { name: 'level', options: [1, 2] },
      pending: {
        name: 'pending',
        type: { name: 'union', value: [{ name: 'boolean' }, { name: 'undefined' }] },
      },
      size: {
        name: 'size',
        type: { name: 'union', value: [literal('"small"'), literal('"large"')] },
      },
      tone: { name: 'tone', type: { name: 'other', value: 'unknown[number]' } },
    },
    initialArgs: {
      children: 'Save',
      onClick: () => undefined,
      trail: [{ label: 'Home' }],
      tabs: [{ content: { $$typeof: 'element' } }],
    },
  } as unknown as Parameters<ArgTypesEnhancer>[0]);
  const shown = Object.entries(props).map(([name, { control, table }]) => [
    name,
    control,
    table?.type?.summary,
  ]);
  expect(shown).toEqual([
    ['icon', { disable: true }, 'anything that can be shown'],
    ['children', { type: 'text' }, 'anything that can be shown'],
    ['level', undefined, '1 or 2'],
    ['pending', undefined, 'yes or no'],
    ['size', undefined, "'small' or 'large'"],
    ['tone', undefined, 'one of a fixed few'],
    ['onClick', { disable: true }, 'what happens'],
    ['trail', undefined, 'a list'],
    ['tabs', { disable: true }, 'a list'],
  ]);
});

test('the code of a component can be pasted; a screen shows none', () => {
  const code = '<Button onClick={function vnt(){}}>Save</Button>';
  expect(pasteable(code, { title: 'Components/Button' })).toBe(
    '<Button onClick={() => {}}>Save</Button>',
  );
  expect(pasteable(code, { title: 'Screens/Sign in' })).toMatch(/^\/\/ /);
});

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
