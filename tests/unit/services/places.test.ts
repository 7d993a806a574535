import { expect, test } from 'vitest';
import { createPlaces } from '../../../src/services/places.ts';

/** A window with a history of one entry at a time, and a storage that may be blocked. */
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

test('each entry has a place of its own, also those that the router has not named', () => {
  const { view, history } = fakeView();
  const places = createPlaces(view);
  history.state = { idx: 0 };
  expect(places.arrive()).toBeUndefined();
  places.note({ y: 120 });
  const first = history.state;
  expect(first).toMatchObject({ idx: 0, place: expect.any(String) as string });

  history.state = { key: 'b', idx: 1 };
  expect(places.arrive()).toBeUndefined();
  places.note({ y: 7 });
  places.note({ link: { part: 'main', href: '/a', nth: 0 } });

  history.state = first;
  expect(places.arrive()).toEqual({ y: 120 });
  history.state = { key: 'b', idx: 1 };
  expect(places.arrive()).toEqual({ y: 7, link: { part: 'main', href: '/a', nth: 0 } });
});

test('what scrolls after the history has moved on is not noted', () => {
  const { view, history } = fakeView();
  const places = createPlaces(view);
  history.state = { key: 'a' };
  places.arrive();
  places.note({ y: 300 });
  history.state = { key: 'b' };
  places.note({ y: 0 });
  history.state = { key: 'a' };
  expect(places.arrive()).toEqual({ y: 300 });
});

test('what is kept outlasts the document, the fifty last used of it', () => {
  const { view, history, stored } = fakeView();
  const places = createPlaces(view);
  for (let entry = 0; entry < 60; entry += 1) {
    history.state = { key: `k${entry}` };
    places.arrive();
    places.note({ y: entry });
  }
  // Seen long ago, and used again.
  history.state = { key: 'k0' };
  places.arrive();
  places.note({ y: 0 });
  places.keep();
  expect([...stored.keys()]).toEqual(['tallygrove.places']);
  const again = createPlaces(view);
  const placeOf = (key: string) => {
    history.state = { key };
    return again.arrive();
  };
  expect(['k0', 'k10', 'k11', 'k59'].map(placeOf)).toEqual([
    { y: 0 },
    undefined,
    { y: 11 },
    { y: 59 },
  ]);
});

test.each(['{', '"text"', 'null', '[1]'])('%s in the storage is no place', (text) => {
  const { view, history, stored } = fakeView();
  stored.set('tallygrove.places', text);
  history.state = { key: 'a' };
  expect(createPlaces(view).arrive()).toBeUndefined();
});

test('blocked storage: remembered as long as the document lives', () => {
  const { view, history } = fakeView({ blocked: true });
  const places = createPlaces(view);
  history.state = { key: 'a' };
  places.arrive();
  places.note({ y: 5 });
  expect(() => places.keep()).not.toThrow();
  expect(places.arrive()).toEqual({ y: 5 });
});

test('a first visit has no state yet: it gets a name, and a place from then on', () => {
  const { view, history, stored } = fakeView();
  const places = createPlaces(view);
  places.note({ y: 3 });
  places.keep();
  expect(stored.get('tallygrove.places')).toBe('[]');
  expect(places.arrive()).toBeUndefined();
  places.note({ y: 5 });
  expect(history.state).toEqual({ place: expect.any(String) as string });
  expect(places.arrive()).toEqual({ y: 5 });
});
