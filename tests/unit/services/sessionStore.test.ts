import { expect, test } from 'vitest';
import type { Session } from '../../../src/domain/session.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { sessionWith } from '../../support/tokens.ts';

const session = sessionWith(3_600_000);

/** The stores of two tabs of one browser. */
function tabs() {
  const browser = fakeBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  const [one, two] = [createSessionStore(here.view), createSessionStore(there.view)];
  return { browser, there, one, two };
}

test('the stored session is shared by all tabs and cleared for all', () => {
  const { browser, one, two } = tabs();
  expect([one.read(), one.write(session)]).toEqual([undefined, true]);
  expect([one.read(), two.read()]).toEqual([session, session]);
  // The key never changes, because sessions outlast releases.
  expect([...browser.entries.keys()]).toEqual(['tallygrove.session']);
  two.clear();
  expect([one.read(), browser.entries.size]).toEqual([undefined, 0]);
});

test('a corrupt session is dropped without an error', () => {
  const { browser, one } = tabs();
  browser.entries.set(SESSION_KEY, '{');
  browser.entries.set('theme', 'dark');
  expect(one.read()).toBeUndefined();
  expect([...browser.entries]).toEqual([['theme', 'dark']]);
});

test('a pending recovery is stored beside the session, reported to other tabs, and removed with it', () => {
  const { browser, there, one, two } = tabs();
  const received: (string | undefined)[] = [];
  const stop = two.watchRecovery((userId) => received.push(userId));
  one.write(session);
  one.writeRecovery('lena');
  browser.deliver();
  expect([one.read(), two.readRecovery()]).toEqual([session, 'lena']);
  // A bfcache restore misses storage events; a first load does not.
  there.load();
  there.restore();
  one.writeRecovery(undefined);
  browser.deliver();
  one.writeRecovery('lena');
  one.clear();
  browser.deliver();
  expect(received).toEqual(['lena', 'lena', undefined, undefined, undefined]);
  expect([two.readRecovery(), browser.entries.size]).toEqual([undefined, 0]);
  stop();
  one.writeRecovery('lena');
  browser.deliver();
  there.restore();
  expect(received).toHaveLength(5);
});

test('a session that another tab cleared is reported, also after reading, until one writes', () => {
  const { one, two } = tabs();
  const cleared = () => one.isClearedElsewhere();
  expect(cleared()).toBe(false);
  one.write(session);
  // A tab that only reads knows it too.
  expect([two.read(), cleared(), two.isClearedElsewhere()]).toEqual([session, false, false]);
  one.clear();
  expect([cleared(), two.isClearedElsewhere()]).toEqual([false, true]);
  one.write(session);
  two.clear();
  expect([cleared(), one.read(), cleared()]).toEqual([true, undefined, true]);
  two.write(session);
  expect([cleared(), two.isClearedElsewhere()]).toEqual([false, false]);
});

test('storage that is full or blocked is no sign-out', () => {
  const { browser, one } = tabs();
  for (const policy of ['full', 'blocked'] as const) {
    browser.setPolicy(policy);
    expect([one.write(session), one.isClearedElsewhere()]).toEqual([false, false]);
  }
  // Blocked during a visit.
  browser.setPolicy('works');
  one.write(session);
  browser.setPolicy('blocked');
  expect(one.isClearedElsewhere()).toBe(false);
});

test('a tab is told once of each change of the session in another, and of nothing else', () => {
  const { browser, there, one, two } = tabs();
  const seen: (Session | undefined)[] = [];
  const stop = one.watch((change) => seen.push(change));
  there.view.localStorage.setItem('theme', 'dark');
  one.write(sessionWith(0));
  browser.deliver();
  expect(seen).toEqual([]);
  two.write(session);
  browser.deliver();
  two.clear();
  browser.deliver();
  one.write(session);
  there.view.localStorage.clear();
  browser.deliver();
  expect(seen).toEqual([session, undefined, undefined]);
  stop();
  two.write(session);
  browser.deliver();
  expect(seen).toHaveLength(3);
});
