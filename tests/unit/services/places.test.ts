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
  const { view, history } = fakeView();
  const places = createPlaces(view);
  for (let entry = 0; entry < 60; entry += 1) {
    history.state = { key: `k${entry}` };
    places.arrive();
    places.note({ y: entry });
  }
  places.keep();
  const again = createPlaces(view);
  const placeOf = (key: string) => {
    history.state = { key };
    return again.arrive();
  };
  expect([placeOf('k9'), placeOf('k10'), placeOf('k59')]).toEqual([
    undefined,
    { y: 10 },
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
