import { expect, test } from 'vitest';
import { createHistoryEntries } from '../../../src/services/historyEntries.ts';

/** A window with one history entry at a time, and a storage that may be blocked. */
function fakeView({ blocked = false } = {}) {
  const stored = new Map<string, string>();
  const history = {
    state: null as unknown,
    replaceState(state: unknown) {
      history.state = state;
    },
  };
  const view = {
    history,
    get sessionStorage() {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      };
    },
  } as unknown as Window;
  const entries = createHistoryEntries(view);
  const enter = (state: unknown, by = entries) => {
    history.state = state;
    return by.enter();
  };
  return { view, history, stored, entries, enter };
}

test('each history entry is remembered, with or without a router key', () => {
  const { entries, history, enter } = fakeView();
  // A first visit is not entered yet.
  entries.update({ y: 3 });
  expect(enter({ idx: 0 })).toBeUndefined();
  entries.update({ y: 120 });
  const first = history.state;
  expect(first).toEqual({ idx: 0, entryId: expect.any(String) as string });
  expect(enter({ key: 'b', idx: 1 })).toBeUndefined();
  entries.update({ y: 7 });
  entries.update({ link: { part: 'main', href: '/a', nth: 0 } });
  // A scroll after the history has moved on is ignored.
  history.state = { key: 'c' };
  entries.update({ y: 0 });
  expect(enter(first)).toEqual({ y: 120 });
  expect(enter({ key: 'b', idx: 1 })).toEqual({
    y: 7,
    link: { part: 'main', href: '/a', nth: 0 },
  });
});

test('persisted entries outlast the document, limited to the fifty last used', () => {
  const { view, stored, entries, enter } = fakeView();
  for (let index = 0; index < 60; index += 1) {
    enter({ key: `k${index}` });
    entries.update({ y: index });
  }
  // First seen long ago, and used again.
  enter({ key: 'k0' });
  entries.update({ y: 0 });
  entries.persist();
  expect([...stored.keys()]).toEqual(['tallygrove.places']);
  const again = createHistoryEntries(view);
  expect(['k0', 'k10', 'k11', 'k59'].map((key) => enter({ key }, again))).toEqual([
    { y: 0 },
    undefined,
    { y: 11 },
    { y: 59 },
  ]);
});

test.each(['{', '"text"', 'null', '[1]'])('%s in the storage counts as empty', (text) => {
  const { view, stored, enter } = fakeView();
  stored.set('tallygrove.places', text);
  expect(enter({ key: 'a' }, createHistoryEntries(view))).toBeUndefined();
});

test('blocked storage: remembered as long as the document lives', () => {
  const { entries, enter } = fakeView({ blocked: true });
  enter(null);
  entries.update({ y: 5 });
  expect(() => entries.persist()).not.toThrow();
  expect(entries.enter()).toEqual({ y: 5 });
});
