// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createHistoryEntries } from '../../../src/services/historyEntries.ts';

beforeEach(() => sessionStorage.clear());

/** The history's one entry becomes this one. */
function enter(entries: ReturnType<typeof createHistoryEntries>, state: unknown) {
  history.replaceState(state, '');
  return entries.enter();
}

test('each history entry is remembered, with or without a router key', () => {
  const entries = createHistoryEntries(window);
  // A first visit is not entered yet.
  entries.update({ y: 3 });
  expect(enter(entries, { idx: 0 })).toBeUndefined();
  entries.update({ y: 120 });
  const first: unknown = history.state;
  expect(first).toEqual({ idx: 0, entryId: expect.any(String) as string });
  expect(enter(entries, { key: 'b', idx: 1 })).toBeUndefined();
  entries.update({ y: 7 });
  entries.update({ link: { part: 'main', href: '/a', nth: 0 } });
  // A scroll after the history has moved on is ignored.
  history.replaceState({ key: 'c' }, '');
  entries.update({ y: 0 });
  expect(enter(entries, first)).toEqual({ y: 120 });
  expect(enter(entries, { key: 'b', idx: 1 })).toEqual({
    y: 7,
    link: { part: 'main', href: '/a', nth: 0 },
  });
});

test('persisted entries outlast the document, limited to the fifty last used', () => {
  const entries = createHistoryEntries(window);
  for (let index = 0; index < 60; index += 1) {
    enter(entries, { key: `k${index}` });
    entries.update({ y: index });
  }
  // First seen long ago, and used again.
  enter(entries, { key: 'k0' });
  entries.update({ y: 0 });
  entries.persist();
  expect(Object.keys(sessionStorage)).toEqual(['tallygrove.places']);
  const again = createHistoryEntries(window);
  expect(['k0', 'k10', 'k11', 'k59'].map((key) => enter(again, { key }))).toEqual([
    { y: 0 },
    undefined,
    { y: 11 },
    { y: 59 },
  ]);
});

test.each(['{', '"text"', 'null', '[1]'])('%s in the storage counts as empty', (text) => {
  sessionStorage.setItem('tallygrove.places', text);
  expect(enter(createHistoryEntries(window), { key: 'a' })).toBeUndefined();
});

test('blocked storage: remembered as long as the document lives', () => {
  const entries = createHistoryEntries({
    history,
    get sessionStorage(): Storage {
      throw new DOMException('blocked', 'SecurityError');
    },
  } as Window);
  enter(entries, null);
  entries.update({ y: 5 });
  expect(() => entries.persist()).not.toThrow();
  expect(entries.enter()).toEqual({ y: 5 });
});
