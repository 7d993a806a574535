import { expect, test } from 'vitest';
import {
  askedAddress,
  forgetAskedAddress,
  rememberAskedAddress,
} from '../../../src/services/askedAddress.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { START } from '../../support/tokens.ts';

const KEY = 'tallygrove.asked';
const hour = 3_600_000;

test('is known to every tab for an hour, whichever way the clock is put, and then no more', () => {
  const browser = fakeBrowser();
  rememberAskedAddress(browser.openTab().view, 'lena@tallygrove.test', START);
  expect([...browser.entries.keys()]).toEqual([KEY]);
  const { view } = browser.openTab();
  expect([START, START + hour, START - hour].map((now) => askedAddress(view, now))).toEqual([
    'lena@tallygrove.test',
    'lena@tallygrove.test',
    'lena@tallygrove.test',
  ]);
  expect(askedAddress(view, START + hour + 1)).toBeUndefined();
  expect(askedAddress(view, START - hour - 1)).toBeUndefined();
});

test('only the last one is, until it is forgotten', () => {
  const { view } = fakeBrowser().openTab();
  rememberAskedAddress(view, 'lena@tallygrove.test', START);
  rememberAskedAddress(view, 'priya@tallygrove.test', START);
  expect(askedAddress(view, START)).toBe('priya@tallygrove.test');
  forgetAskedAddress(view);
  expect(askedAddress(view, START)).toBeUndefined();
});

test.each([
  '',
  'null',
  '"x"',
  '{',
  '[]',
  '{"email":1,"at":1}',
  '{"email":"a@b.c"}',
  '{"email":"","at":1}',
])('what was stored as %j is none', (stored) => {
  const browser = fakeBrowser();
  browser.entries.set(KEY, stored);
  expect(askedAddress(browser.openTab().view, 1)).toBeUndefined();
});

test.each(['blocked', 'full'] as const)(
  '%s storage remembers none, and breaks nothing',
  (policy) => {
    const { view } = fakeBrowser({ policy }).openTab();
    rememberAskedAddress(view, 'lena@tallygrove.test', START);
    expect(askedAddress(view, START)).toBeUndefined();
    forgetAskedAddress(view);
  },
);
