import type { AsPlainObject } from 'minisearch';
import { expect, test } from 'vitest';
import { drawnText } from '../../src/ask/build/drawn.ts';
import { snapshotWords } from '../../src/ask/build/snapshotWords.ts';
import { entryOf, type Entry } from '../../src/ask/entry.ts';
import { reasonsFor, reasonWords } from '../../src/ask/reasons.ts';
import { ask } from '../../src/ask/search.ts';
import { indexOf, loadSavedIndex, saveIndex } from '../../src/ask/searchIndex.ts';
import { whereUsed } from '../../src/ask/whereUsed.ts';

const entry = (id: string, name: string, more: Partial<Entry>): Entry =>
  entryOf({ id, title: 'Screens/Order', name, ...more });

const entries = [
  entry('empty', 'Empty cart', { isFirst: true, screen: 'Your cart\nNothing here yet' }),
  entry('long', 'Long Content', { screen: 'A long long name of a thing' }),
  entry('name', 'Long Name', { pictures: { light: 'a', 'dark-390': 'b' } }),
  entry('price', 'Free', { screen: 'Total\n$1,000.50', drawn: 'Total Total:large' }),
  entry('rest', 'Refused', { screen: 'Large sums', drawn: 'Panel Total Total:small' }),
  entry('total', 'total', { title: 'Components/Total', drawn: 'Total Total:large' }),
  entry('wait', 'Too many tries', { about: 'Asked too often: the button counts.' }),
];
// Loaded as by the board, whose build saves it.
const index = await loadSavedIndex(
  entries,
  JSON.parse(saveIndex(indexOf(entries))) as AsPlainObject,
);

test.for([
  ['long name', ['name', 'long'], ''],
  ['$1,000.50', ['price'], '“1000.50” is on the screen: “$1,000.50”'],
  ['1000.5', [], ''],
  ['429', ['wait'], ''],
  ['where is Panel used', ['rest'], '“panel” is a component: “Panel”'],
  [
    'large sums',
    ['rest'],
    '“large” is on the screen: “Large sums”, “sums” is on the screen: “Large sums”',
  ],
  ['a large total', ['total', 'price'], '“large” is a component: “Total:large”'],
  ['refused cart', [], ''],
] as const)('“%s” finds %j, with what its name does not show: %s', ([question, ids, reasons]) => {
  const { found, terms } = ask(index, question);
  expect(found.map(({ entry: { id } }) => id)).toEqual(ids);
  const [first] = found;
  expect(first === undefined ? '' : reasonWords(reasonsFor(first.entry, terms))).toBe(reasons);
});

test('without a result it names unknown terms, and suggests stories that show the others', () => {
  const { found, unknown, near } = ask(index, 'cart with a voucher');
  expect([found, unknown, near.map(({ entry: { id } }) => id)]).toEqual([
    [],
    ['voucher'],
    ['empty'],
  ]);
});

test('a mobile menu is a part and no window', () => {
  expect(ask(index, 'mobile menu')).toMatchObject({ hasMode: false, unknown: ['mobile', 'menu'] });
});

test('a snapshot’s words exclude those of the frame around the page', () => {
  const aria =
    '- banner:\n  - link "Home":\n- main:\n  - \'button "Pay : now"\'\n  - textbox "Name": Lena\n- contentinfo:';
  expect(snapshotWords(aria)).toEqual({
    texts: ['Pay : now', 'Name', 'Lena'],
    roles: ['button', 'textbox'],
  });
});

test('the screens that render a component', () => {
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
