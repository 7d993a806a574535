import { expect, test } from 'vitest';
import { createHistoryEntries } from '../../../src/services/historyEntries.ts';

/** A window with one history entry at a time, and a storage that may be blocked. */
function fakeView({ blocked = false } = {}) {
  const stored = new Map<string, string>();
  const view = {
    history: {
      state: null as unknown,
      replaceState(state: unknown) {
        view.history.state = state;
      },
    },
    get sessionStorage() {
      if (blocked) throw new DOMException('blocked', 'SecurityError');
      return {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
      };
    },
  };
  return { view: view as unknown as Window, history: view.history, stored };
}

test('each history entry is remembered, with or without a router key', () => {
  const { view, history } = fakeView();
  const entries = createHistoryEntries(view);
  history.state = { idx: 0 };
  expect(entries.enter()).toBeUndefined();
  entries.update({ y: 120 });
  const first = history.state;
  expect(first).toMatchObject({ idx: 0, entryId: expect.any(String) as string });

  history.state = { key: 'b', idx: 1 };
  expect(entries.enter()).toBeUndefined();
  entries.update({ y: 7 });
  entries.update({ link: { part: 'main', href: '/a', nth: 0 } });

  history.state = first;
  expect(entries.enter()).toEqual({ y: 120 });
  history.state = { key: 'b', idx: 1 };
  expect(entries.enter()).toEqual({ y: 7, link: { part: 'main', href: '/a', nth: 0 } });
});

test('a scroll after the history has moved on is ignored', () => {
  const { view, history } = fakeView();
  const entries = createHistoryEntries(view);
  history.state = { key: 'a' };
  entries.enter();
  entries.update({ y: 300 });
  history.state = { key: 'b' };
  entries.update({ y: 0 });
  history.state = { key: 'a' };
  expect(entries.enter()).toEqual({ y: 300 });
});

test('persisted entries outlast the document, limited to the fifty last used', () => {
  const { view, history, stored } = fakeView();
  const entries = createHistoryEntries(view);
  for (let index = 0; index < 60; index += 1) {
    history.state = { key: `k${index}` };
    entries.enter();
    entries.update({ y: index });
  }
  // First seen long ago, and used again.
  history.state = { key: 'k0' };
  entries.enter();
  entries.update({ y: 0 });
  entries.persist();
  expect([...stored.keys()]).toEqual(['tallygrove.places']);
  const again = createHistoryEntries(view);
  const entryOf = (key: string) => {
    history.state = { key };
    return again.enter();
  };
  expect(['k0', 'k10', 'k11', 'k59'].map(entryOf)).toEqual([
    { y: 0 },
    undefined,
    { y: 11 },
    { y: 59 },
  ]);
});

test.each(['{', '"text"', 'null', '[1]'])('%s in the storage counts as empty', (text) => {
  const { view, history, stored } = fakeView();
  stored.set('tallygrove.places', text);
  history.state = { key: 'a' };
  expect(createHistoryEntries(view).enter()).toBeUndefined();
});

test('blocked storage: remembered as long as the document lives', () => {
  const { view, history } = fakeView({ blocked: true });
  const entries = createHistoryEntries(view);
  history.state = { key: 'a' };
  entries.enter();
  entries.update({ y: 5 });
  expect(() => entries.persist()).not.toThrow();
  expect(entries.enter()).toEqual({ y: 5 });
});

test('a first visit has no state yet: it gets an id and is remembered', () => {
  const { view, history, stored } = fakeView();
  const entries = createHistoryEntries(view);
  entries.update({ y: 3 });
  entries.persist();
  expect(stored.get('tallygrove.places')).toBe('[]');
  expect(entries.enter()).toBeUndefined();
  entries.update({ y: 5 });
  expect(history.state).toEqual({ entryId: expect.any(String) as string });
  expect(entries.enter()).toEqual({ y: 5 });
});
