import { describe, expect, test } from 'vitest';
import { serializeSession, type Session } from '../../../src/domain/session.ts';
import { SESSION_KEY } from '../../../src/services/sessionKey.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { rememberReturnTarget, takeReturnTarget } from '../../../src/services/returnTarget.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { sessionWith } from '../../support/tokens.ts';

const session = sessionWith(3_600_000);

describe('the stored session', () => {
  test('is shared by all tabs and cleared for all', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()].map((tab) =>
      createSessionStore(tab.view),
    );
    expect(one?.read()).toBeUndefined();
    expect(one?.write(session)).toBe(true);
    expect([one?.read(), two?.read()]).toEqual([session, session]);
    expect([...browser.entries.keys()]).toEqual([SESSION_KEY]);
    two?.clear();
    expect([one?.read(), browser.entries.size]).toEqual([undefined, 0]);
    two?.clear();
  });

  test.each(['{', '{}', 'null', '"a.b.c"', serializeSession(session).slice(0, -3)])(
    'that is corrupt (%s) is dropped without an error',
    (text) => {
      const browser = fakeBrowser();
      const store = createSessionStore(browser.openTab().view);
      browser.entries.set(SESSION_KEY, text);
      browser.entries.set('theme', 'dark');
      expect(store.read()).toBeUndefined();
      expect([...browser.entries]).toEqual([['theme', 'dark']]);
    },
  );

  test('with blocked storage: reads empty, writes nothing, throws nothing', () => {
    const browser = fakeBrowser({ policy: 'blocked' });
    const store = createSessionStore(browser.openTab().view);
    expect([store.read(), store.write(session), store.clear()]).toEqual([
      undefined,
      false,
      undefined,
    ]);
  });

  test('with full storage: the existing one can be read and cleared', () => {
    const browser = fakeBrowser();
    const store = createSessionStore(browser.openTab().view);
    store.write(session);
    browser.setPolicy('full');
    expect([store.write(sessionWith(0)), store.read()]).toEqual([false, session]);
    store.clear();
    expect(store.read()).toBeUndefined();
  });
});

describe('with a pending password recovery', () => {
  test('is stored beside the session, visible to other tabs, and removed with it', () => {
    const browser = fakeBrowser();
    const [one, two] = [browser.openTab(), browser.openTab()].map((tab) =>
      createSessionStore(tab.view),
    );
    one?.write(session);
    one?.writeRecovery('lena');
    browser.deliver();
    expect(one?.read()).toEqual(session);
    const received: (string | undefined)[] = [];
    const stop = two?.watchRecovery((userId) => received.push(userId));
    one?.writeRecovery(undefined);
    browser.deliver();
    one?.writeRecovery('lena');
    one?.clear();
    browser.deliver();
    expect([received, browser.entries.size]).toEqual([
      ['lena', undefined, undefined, undefined],
      0,
    ]);
    stop?.();
    one?.writeRecovery('lena');
    browser.deliver();
    expect(received).toHaveLength(4);
  });

  test('is reread after a bfcache restore', () => {
    const browser = fakeBrowser();
    const tab = browser.openTab();
    const received: (string | undefined)[] = [];
    createSessionStore(tab.view).watchRecovery((userId) => received.push(userId));
    createSessionStore(browser.openTab().view).writeRecovery('lena');
    tab.load();
    tab.restore();
    expect(received).toEqual([undefined, 'lena']);
  });

  test('is absent with blocked storage, without an error', () => {
    const store = createSessionStore(fakeBrowser({ policy: 'blocked' }).openTab().view);
    const received: unknown[] = [];
    store.writeRecovery('lena');
    store.watchRecovery((userId) => received.push(userId));
    expect(received).toEqual([]);
  });
});

describe('a cleared session', () => {
  test('stays reported as cleared elsewhere after this tab reads', () => {
    const browser = fakeBrowser();
    createSessionStore(browser.openTab().view).write(session);
    const store = createSessionStore(browser.openTab().view);
    expect([store.read(), store.isClearedElsewhere()]).toEqual([session, false]);
    createSessionStore(browser.openTab().view).clear();
    expect([store.isClearedElsewhere(), store.read(), store.isClearedElsewhere()]).toEqual([
      true,
      undefined,
      true,
    ]);
  });

  test('is reported when another tab clears it, and reset when one writes', () => {
    const browser = fakeBrowser();
    const [here, there] = [browser.openTab(), browser.openTab()].map((tab) =>
      createSessionStore(tab.view),
    );
    expect(here?.isClearedElsewhere()).toBe(false);
    here?.write(session);
    expect(here?.isClearedElsewhere()).toBe(false);
    there?.clear();
    expect(here?.isClearedElsewhere()).toBe(true);
    there?.write(session);
    expect(here?.isClearedElsewhere()).toBe(false);
    expect(there?.isClearedElsewhere()).toBe(false);
  });

  test('is not reported if this tab cleared it or never stored it', () => {
    const browser = fakeBrowser();
    const store = createSessionStore(browser.openTab().view);
    store.write(session);
    store.clear();
    expect(store.isClearedElsewhere()).toBe(false);
    for (const policy of ['full', 'blocked'] as const) {
      const refused = createSessionStore(fakeBrowser({ policy }).openTab().view);
      refused.write(session);
      expect(refused.isClearedElsewhere()).toBe(false);
    }
    // Blocked during a visit, which is not a sign-out.
    store.write(session);
    browser.setPolicy('blocked');
    expect(store.isClearedElsewhere()).toBe(false);
  });
});

describe('other tabs', () => {
  function watching() {
    const browser = fakeBrowser();
    const here = browser.openTab();
    const there = browser.openTab();
    const seen: (Session | undefined)[] = [];
    const stop = createSessionStore(here.view).watch((change) => seen.push(change));
    return { browser, here, there, seen, stop };
  }

  test('that write or clear the session are reported once for each change', () => {
    const { browser, there, seen } = watching();
    const store = createSessionStore(there.view);
    store.write(session);
    store.write(session);
    browser.deliver();
    store.clear();
    browser.deliver();
    expect(seen).toEqual([session, undefined]);
  });

  test('with delayed events: the current storage counts', () => {
    const { browser, here, there, seen } = watching();
    createSessionStore(there.view).write(session);
    createSessionStore(here.view).clear();
    browser.deliver();
    expect(seen).toEqual([undefined]);
  });

  test('that clear the whole storage have cleared the session', () => {
    const { browser, there, seen } = watching();
    createSessionStore(there.view).write(session);
    browser.deliver();
    there.view.localStorage.clear();
    browser.deliver();
    expect(seen).toEqual([session, undefined]);
  });

  test('that write an invalid value have cleared the session', () => {
    const { browser, there, seen } = watching();
    there.view.localStorage.setItem(SESSION_KEY, '{');
    browser.deliver();
    expect(seen).toEqual([undefined]);
  });

  test('ignore other keys and this tab’s own writes', () => {
    const { browser, here, there, seen, stop } = watching();
    there.view.localStorage.setItem('theme', 'dark');
    createSessionStore(here.view).write(session);
    browser.deliver();
    expect(seen).toEqual([]);
    stop();
    createSessionStore(there.view).clear();
    browser.deliver();
    expect(seen).toEqual([]);
  });
});

describe('the destination before sign-in', () => {
  test('is available once, in the tab that the link opens', () => {
    const browser = fakeBrowser();
    rememberReturnTarget(browser.openTab().view, '/dashboard?tab=events');
    const { view } = browser.openTab();
    expect([takeReturnTarget(view), takeReturnTarget(view)]).toEqual([
      '/dashboard?tab=events',
      undefined,
    ]);
    expect(browser.entries.size).toBe(0);
  });

  test('is dropped with blocked or full storage, without an error', () => {
    for (const policy of ['blocked', 'full'] as const) {
      const { view } = fakeBrowser({ policy }).openTab();
      rememberReturnTarget(view, '/dashboard');
      expect(takeReturnTarget(view)).toBeUndefined();
    }
  });
});
