import type { ArgTypesEnhancer } from 'storybook/internal/types';
import { expect, test } from 'vitest';
import { pasteable } from '../../.storybook/docs/pasteable.ts';
import { propsInWords } from '../../.storybook/docs/propsInWords.ts';

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
