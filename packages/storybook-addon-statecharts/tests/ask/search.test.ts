import { describe, expect, test } from 'vitest';
import { drawnText } from '../../src/ask/build/drawn.ts';
import { snapshotWords } from '../../src/ask/build/snapshotWords.ts';
import type { Entry } from '../../src/ask/entry.ts';
import { modeIn, pictureIn } from '../../src/ask/mode.ts';
import { reasonsFor, reasonWords } from '../../src/ask/reasons.ts';
import { ask } from '../../src/ask/search.ts';
import { indexOf, loadSavedIndex, saveIndex, type SavedIndex } from '../../src/ask/searchIndex.ts';
import { whereUsed } from '../../src/ask/whereUsed.ts';

const entry = (id: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title: 'Screens/Order',
  name: id,
  isFirst: false,
  about: '',
  states: '',
  screen: '',
  steps: '',
  roles: '',
  drawn: '',
  tokens: '',
  pictures: {},
  ...more,
});

const entries = [
  entry('empty', { name: 'Empty cart', isFirst: true, screen: 'Your cart\nNothing here yet' }),
  entry('long', { name: 'Long Content', screen: 'A long long name of a thing' }),
  entry('name', { name: 'Long Name', pictures: { light: 'a', 'dark-390': 'b' } }),
  entry('price', { name: 'Free', screen: 'Total\n$1,000.50', drawn: 'Total Total:large' }),
  entry('rest', { name: 'Refused', screen: 'Large sums', drawn: 'Panel Total Total:small' }),
  entry('total', { title: 'Components/Total', drawn: 'Total Total:large' }),
  entry('wait', { name: 'Too many tries', about: 'Asked too often: the button counts.' }),
];
// Loaded as by the board, whose build saves it.
const index = await loadSavedIndex(entries, JSON.parse(saveIndex(indexOf(entries))) as SavedIndex);
const idsFor = (question: string) => ask(index, question).found.map(({ entry: { id } }) => id);

describe('the results', () => {
  test.for([
    ['long name', ['name', 'long']],
    ['$1,000.50', ['price']],
    ['1000.5', []],
    ['429', ['wait']],
    ['where is Total used', ['price', 'rest']],
    ['a large total', ['total', 'price']],
  ] as const)('“%s”: %s', ([question, ids]) => {
    expect(idsFor(question)).toEqual(ids);
  });

  test('names terms that no story shows, and suggests stories that show the others', () => {
    const { found, unknown, near } = ask(index, 'cart with a voucher');
    expect(found).toEqual([]);
    expect(unknown).toEqual(['voucher']);
    expect(near.map(({ entry: { id } }) => id)).toEqual(['empty']);
  });

  test('terms that are never shown together have no result', () => {
    const { found, unknown } = ask(index, 'refused cart');
    expect([found, unknown]).toEqual([[], []]);
  });
});

test('a result names what shows a term, unless its name or description does', () => {
  const reasonsOf = (question: string): string => {
    const { found, terms } = ask(index, question);
    return found.map(({ entry: one }) => reasonWords(reasonsFor(one, terms))).join('; ');
  };
  expect(reasonsOf('429')).toBe('');
  expect(reasonsOf('large sums')).toBe(
    '“large” is on the screen: “Large sums”, “sums” is on the screen: “Large sums”',
  );
  expect(reasonsOf('panel')).toBe('“panel” is a component: “Panel”');
});

describe('the mode in a query', () => {
  test.for([
    ['long name, phone, dark', 'phone', 'dark', false, 'long name,  ,'],
    ['mobile menu', 'desk', 'light', false, 'mobile menu'],
    ['dialog at 400 % zoom', 'zoomed', 'light', false, 'dialog'],
    ['buttons in high contrast', 'desk', 'light', true, 'buttons'],
  ] as const)('“%s”', ([question, window, theme, forced, rest]) => {
    const read = modeIn(question);
    expect(read.mode).toEqual({ window, theme, forced });
    expect(read.rest.replaceAll(/[\s,]+/g, ' ').trim()).toBe(
      rest.replaceAll(/[\s,]+/g, ' ').trim(),
    );
  });

  test('only pictures of that mode are shown', () => {
    const { pictures } = entries[2] ?? entry('none');
    expect(pictureIn(pictures, modeIn('phone, dark').mode)).toBe('b');
    expect(pictureIn(pictures, modeIn('phone').mode)).toBeUndefined();
  });
});

test('a snapshot’s words exclude those of the frame around the page', () => {
  const aria = [
    '- banner:',
    '  - link "Home":',
    '    - /url: /',
    '- main:',
    '  - heading "Your cart" [level=1]',
    '  - text: Total',
    '  - \'button "Pay : now"\'',
    '  - textbox "Name": Lena',
    '- contentinfo:',
    '  - paragraph: All rights',
  ].join('\n');
  expect(snapshotWords(aria)).toEqual({
    texts: ['Your cart', 'Total', 'Pay : now', 'Name', 'Lena'],
    roles: ['heading', 'button', 'textbox'],
  });
});

test('whereUsed lists the screens that draw a component', () => {
  expect(whereUsed(entries, 'Panel')).toEqual([{ screen: 'Order', story: 'rest' }]);
  expect(whereUsed(entries, 'Footer')).toEqual([]);
});

test('there is one line for each story of the project’s own components', () => {
  const stories = [
    { id: 'b--b', drawn: ['Button', 'Button:wide', 'Router'] },
    { id: 'a--a', drawn: ['Router'] },
  ];
  expect(drawnText(stories, new Set(['Button']))).toBe('{\n"b--b": ["Button","Button:wide"]\n}\n');
});
