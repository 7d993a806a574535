import { expect, test } from 'vitest';
import { snapshotWords } from '../../src/search/build/snapshotWords.ts';
import type { Entry } from '../../src/search/entry.ts';
import { createSearch } from '../../src/search/searchStories.ts';

const entry = (id: string, name: string, more: Partial<Entry> = {}): Entry => ({
  id,
  title: 'Screens/Order',
  name,
  about: '',
  screen: '',
  roles: '',
  drawn: '',
  ...more,
});

const entries = [
  entry('empty', 'Empty cart', { screen: 'Your cart\nNothing here yet' }),
  entry('price', 'Free', { screen: 'Total\n$1,000.50', drawn: 'Total Total:large' }),
  entry('rest', 'Refused', { screen: 'Large sums', drawn: 'Panel Total Total:small' }),
  entry('wait', 'Too many tries', { about: 'Asked too often: the button counts.' }),
];
const find = createSearch(entries);
const search = (question: string): string[] => find(question).map(({ id }) => id);

test.each([
  ['nothing here', 'empty'],
  ['noth', 'empty'],
  ['refused large sums', 'rest'],
  ['too many', 'wait'],
  ['refusd', 'rest'],
  ['large sum counting', 'rest'],
])('“%s” finds %s first', (question, story) => {
  expect(search(question)[0]).toBe(story);
});

test('any of the words is enough, and an unknown one hides nothing', () => {
  expect(search('cart with a voucher')).toContain('empty');
  expect(search('voucher')).toEqual([]);
});

test('a snapshot’s words exclude those of the frame around the page', () => {
  const aria =
    '- banner:\n  - link "Home":\n- main:\n  - \'button "Pay : now"\'\n  - textbox "Name": Lena\n- contentinfo:';
  expect(snapshotWords(aria)).toEqual({
    texts: ['Pay : now', 'Name', 'Lena'],
    roles: ['button', 'textbox'],
  });
});
