import { describe, expect, test } from 'vitest';
import { pasteable } from '../../src/docs/pasteable.ts';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { propsInWords, typeInWords } from '../../src/docs/propsInWords.ts';
import { fillsWindow } from '../../src/addon/modes/fillsWindow.ts';
import { addressIn, globalsOf, isIn, modesOf } from '../../src/addon/modes/windowModes.ts';

describe('props in words', () => {
  const literal = (value: string) => ({ name: 'literal', value });
  test.for([
    [{ name: 'boolean' }, 'yes or no'],
    [{ name: 'string' }, 'text'],
    [{ name: 'union', value: [literal('"small"'), literal('"large"')] }, "'small' or 'large'"],
    [{ name: 'other', value: 'ReactReactNode' }, 'anything that can be shown'],
    [{ name: 'other', value: 'unknown[number]' }, 'one of a fixed few'],
    ['no type', undefined],
  ] as const)('%j: %s', ([type, words]) => {
    expect(typeInWords(type)).toBe(words);
  });
});

describe('controls', () => {
  const controlsOf = (argTypes: object, initialArgs: object) =>
    propsInWords({ argTypes, initialArgs } as Parameters<ArgTypesEnhancer>[0]);

  test('props without a typeable value have none, texts have a field, and callbacks are described', () => {
    const node = { name: 'other', value: 'ReactReactNode' };
    const argTypes = {
      icon: { name: 'icon', type: node },
      children: { name: 'children', type: node },
    };
    const { icon, children, onClick } = controlsOf(argTypes, {
      children: 'Save',
      onClick: () => undefined,
    });
    expect([icon?.control, children?.control, onClick?.control]).toEqual([
      { disable: true },
      { type: 'text' },
      { disable: true },
    ]);
    expect(onClick?.table?.type).toEqual({ summary: 'what happens' });
  });

  test('a list of JSON values keeps its control, one with elements has none', () => {
    const { trail, tabs } = controlsOf(
      {},
      { trail: [{ label: 'Home' }], tabs: [{ content: { $$typeof: 'element' } }] },
    );
    expect([trail?.control, tabs?.control]).toEqual([undefined, { disable: true }]);
    expect(trail?.table?.type).toEqual({ summary: 'a list' });
  });

  test('a prop with options lists them', () => {
    const { level } = controlsOf({ level: { name: 'level', options: [1, 2] } }, {});
    expect(level?.table?.type).toEqual({ summary: '1 or 2' });
  });
});

test('the code of a component can be pasted; a screen shows none', () => {
  expect(
    pasteable('<Button onClick={function vnt(){}}>Save</Button>', { title: 'Components/Button' }),
  ).toBe('<Button onClick={() => {}}>Save</Button>');
  expect(pasteable('<T states={{}} />', { title: 'Screens/Sign in' })).toBe(
    '// Shown by its story; there is nothing to paste.',
  );
});

test('each mode is recognised by the globals that it sets', () => {
  const modes = modesOf(true);
  for (const mode of modes)
    expect(modes.filter((each) => isIn(each, globalsOf(mode)))).toEqual([mode]);
  expect(modes.some((mode) => isIn(mode, { theme: 'light', viewport: { value: 'part' } }))).toBe(
    false,
  );
});

test('without window modes only the theme can be chosen, and the window stays', () => {
  expect(modesOf(false).map((mode) => [mode.label, globalsOf(mode)])).toEqual([
    ['Light', { theme: 'light' }],
    ['Dark', { theme: 'dark' }],
  ]);
});

test('a copied link keeps theme and window, by default light on a desktop', () => {
  const globals = globalsOf({ theme: 'dark', window: 'phone' });
  expect([addressIn('a--b', globals), addressIn('a--b', {})]).toEqual([
    './?path=/story/a--b&globals=theme:dark;viewport.value:phone',
    './?path=/story/a--b&globals=theme:light;viewport.value:desk',
  ]);
});

test('screens fill a window, parts and the board’s own pages do not', () => {
  const ids = ['screens-home--whole-page', 'components-button--pending', 'start-here--the-board'];
  expect(ids.map(fillsWindow)).toEqual([true, false, false]);
});
