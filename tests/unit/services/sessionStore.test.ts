import { describe, expect, test } from 'vitest';
import type { Session } from '../../../src/domain/session.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { rememberReturnTarget, takeReturnTarget } from '../../../src/services/returnTarget.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { sessionWith } from '../../support/tokens.ts';

const session = sessionWith(3_600_000);

/** The stores of several tabs of one browser. */
function tabs() {
  const browser = fakeBrowser();
  const [here, there] = [browser.openTab(), browser.openTab()];
  const [one, two] = [createSessionStore(here.view), createSessionStore(there.view)];
  return { browser, here, there, one, two };
}

describe('the stored session', () => {
  test('is shared by all tabs and cleared for all', () => {
    const { browser, one, two } = tabs();
    expect([one.read(), one.write(session)]).toEqual([undefined, true]);
    expect([one.read(), two.read()]).toEqual([session, session]);
    // The key never changes, because sessions outlast releases.
    expect([...browser.entries.keys()]).toEqual(['tallygrove.session']);
    two.clear();
    expect([one.read(), browser.entries.size]).toEqual([undefined, 0]);
  });

  test('that is corrupt is dropped without an error', () => {
    const { browser, one } = tabs();
    browser.entries.set(SESSION_KEY, '{');
    browser.entries.set('theme', 'dark');
    expect(one.read()).toBeUndefined();
    expect([...browser.entries]).toEqual([['theme', 'dark']]);
  });
});

test('a pending recovery is stored beside the session, visible to other tabs, and removed with it', () => {
  const { browser, there, one, two } = tabs();
  one.write(session);
  one.writeRecovery('lena');
  browser.deliver();
  expect([one.read(), two.readRecovery()]).toEqual([session, 'lena']);
  const received: (string | undefined)[] = [];
  const stop = two.watchRecovery((userId) => received.push(userId));
  one.writeRecovery(undefined);
  browser.deliver();
  one.writeRecovery('lena');
  // A bfcache restore misses storage events; a first load does not.
  there.load();
  there.restore();
  one.clear();
  browser.deliver();
  expect(received.splice(0)).toEqual([undefined, 'lena', undefined, undefined]);
  expect([two.readRecovery(), browser.entries.size]).toEqual([undefined, 0]);
  stop();
  one.writeRecovery('lena');
  browser.deliver();
  expect(received).toEqual([]);
});

describe('a cleared session is reported', () => {
  test('when another tab clears it, also after reading, until one writes', () => {
    const { browser, one, two } = tabs();
    const cleared = () => one.isClearedElsewhere();
    expect(cleared()).toBe(false);
    one.write(session);
    expect(cleared()).toBe(false);
    two.clear();
    expect([cleared(), one.read(), cleared()]).toEqual([true, undefined, true]);
    two.write(session);
    expect([cleared(), two.isClearedElsewhere()]).toEqual([false, false]);
    // A tab that only reads knows it too.
    const reader = createSessionStore(browser.openTab().view);
    expect([reader.read(), reader.isClearedElsewhere()]).toEqual([session, false]);
    two.clear();
    expect(reader.isClearedElsewhere()).toBe(true);
  });

  test('not if this tab cleared it or never stored it', () => {
    const { browser, one } = tabs();
    one.write(session);
    one.clear();
    expect(one.isClearedElsewhere()).toBe(false);
    for (const policy of ['full', 'blocked'] as const) {
      const refused = createSessionStore(fakeBrowser({ policy }).openTab().view);
      refused.write(session);
      expect(refused.isClearedElsewhere()).toBe(false);
    }
    // Blocked during a visit, which is not a sign-out.
    one.write(session);
    browser.setPolicy('blocked');
    expect(one.isClearedElsewhere()).toBe(false);
  });
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

test('the destination before sign-in is available once, in the tab that the link opens', () => {
  const { browser, here, there } = tabs();
  rememberReturnTarget(here.view, '/dashboard?tab=events');
  expect([takeReturnTarget(there.view), takeReturnTarget(there.view)]).toEqual([
    '/dashboard?tab=events',
    undefined,
  ]);
  expect(browser.entries.size).toBe(0);
});
