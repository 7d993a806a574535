import { describe, expect, test, vi } from 'vitest';
import { tokenBody } from '../../../mocks/fixtures/sessions.ts';
import type { Session } from '../../../src/domain/session.ts';
import { refreshSession, type RefreshDeps } from '../../../src/services/refresh.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { tokenAnswer } from '../../support/authServer.ts';
import { fakeLocks } from '../../support/fakeLocks.ts';
import { fakeNetwork, json, type Script } from '../../support/fakeFetch.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { flush } from '../../support/flush.ts';
import { priya, sessionWith, START } from '../../support/tokens.ts';

const hour = 3_600_000;
const expiring = sessionWith(5_000);
const fresh = sessionWith(hour, { generation: 2 });

/** The auth service's response that becomes `fresh`. */
const answer = () => tokenAnswer(2);

/** Two tabs of one browser, which has stored the expiring session. */
function openTabs(script?: Script) {
  const browser = fakeBrowser();
  const network = fakeNetwork(script);
  const locks = fakeLocks();
  const openTab = () => {
    const deps: RefreshDeps = {
      config: { url: 'https://tallygrove.example', anonKey: 'public-key' },
      fetch: network.fetch,
      store: createSessionStore(browser.openTab().view),
      now: () => START,
      locks,
      after: () => Promise.reject(new Error('It waits')),
    };
    /** Returns the new session, or why there is none. */
    const refresh = (signal = new AbortController().signal) =>
      refreshSession(deps, expiring, signal).catch((error: unknown) => error);
    return { deps, refresh, stored: () => deps.store.read() };
  };
  const [one, two] = [openTab(), openTab()];
  one.deps.store.write(expiring);
  return { browser, network, locks, one, two };
}

test('one POST under the lock; the answer is stored, measured from its receipt', async () => {
  const { network, locks, one } = openTabs(answer);
  const request = vi.spyOn(locks, 'request');
  expect([await one.refresh(), one.stored()]).toEqual([fresh, fresh]);
  expect(network.sent).toMatchObject([
    {
      method: 'POST',
      path: '/auth/v1/token?grant_type=refresh_token',
      body: { refresh_token: expiring.refreshToken },
    },
  ]);
  // The name never changes, because an open tab may run an older release.
  expect(request.mock.calls.map(([name]) => name)).toEqual(['tallygrove.refresh']);
});

test.each([
  ['nothing', () => new Response('')],
  ['another user’s session', () => json(tokenBody(priya))],
])('answered with %s: one POST, and what is stored stays', async (_, script) => {
  const { network, one } = openTabs(script);
  expect(await one.refresh()).toMatchObject({ kind: 'invalidResponse', message: '' });
  expect([network.sent.length, one.stored()]).toEqual([1, expiring]);
});

test('aborted while the response is read: nothing is written', async () => {
  const { network, one } = openTabs();
  const stop = new AbortController();
  const refreshing = one.refresh(stop.signal);
  await flush();
  const response = answer();
  vi.spyOn(response, 'text').mockImplementation(() => {
    stop.abort();
    return answer().text();
  });
  network.last().answer(response);
  await refreshing;
  expect(one.stored()).toEqual(expiring);
});

test('aborted while waiting for the lock: at once, without a request', async () => {
  const { network, one, two } = openTabs();
  void one.refresh();
  const stop = new AbortController();
  const waiting = two.refresh(stop.signal);
  await flush();
  stop.abort();
  expect(await waiting).toBeInstanceOf(DOMException);
  expect(network.sent).toHaveLength(1);
});

test('without storage each tab sends its own request', async () => {
  const { browser, network, one, two } = openTabs(answer);
  browser.setPolicy('blocked');
  expect(await Promise.all([one.refresh(), two.refresh()])).toEqual([fresh, fresh]);
  expect(network.sent).toHaveLength(2);
});

test('a sign-out in another tab while the request is pending is not undone', async () => {
  const { network, one, two } = openTabs();
  const refreshing = one.refresh();
  await flush();
  two.deps.store.clear();
  network.last().answer(answer());
  expect(await refreshing).toMatchObject({ kind: 'refused', message: '' });
  expect(one.stored()).toBeUndefined();
});

test('a browser that refuses locks refreshes without them, and waits for no tab', async () => {
  const { network, locks, one } = openTabs(answer);
  vi.spyOn(locks, 'request').mockRejectedValue(new DOMException('Denied.', 'SecurityError'));
  expect([await one.refresh(), network.sent.length]).toEqual([fresh, 1]);
});

describe('in separate processes, where a write appears after the lock', () => {
  /** The second of two refreshing tabs, which sees what the first one stores once it is shown. */
  async function secondTab() {
    const { network, one, two } = openTabs();
    const after = vi.fn(() => new Promise<void>(() => undefined));
    Object.assign(two.deps, { after });
    let seen: Session | undefined = expiring;
    const watching = new Set<(session: Session | undefined) => void>();
    Object.assign(two.deps.store, {
      read: () => seen,
      isClearedElsewhere: () => seen === undefined,
      watch(onChange: (session: Session | undefined) => void) {
        watching.add(onChange);
        return () => watching.delete(onChange);
      },
    });
    const [first, second] = [one.refresh(), two.refresh()];
    await flush();
    network.last().answer(answer());
    expect(await first).toEqual(fresh);
    await flush();
    const show = async (session: Session | undefined) => {
      seen = session;
      for (const onChange of watching) onChange(session);
      await flush();
    };
    return { network, after, watching, second, show };
  }

  test('it waits for the first one’s and adopts it without a request', async () => {
    const { network, second, show, after, watching } = await secondTab();
    expect(after).toHaveBeenCalledExactlyOnceWith(300);
    // An event from before.
    await show(expiring);
    expect(watching.size).toBe(1);
    await show(fresh);
    expect([await second, network.sent.length, watching.size]).toEqual([fresh, 1, 0]);
  });

  test.each([
    ['another person is signed in', sessionWith(hour, { person: priya })],
    ['signed out', undefined],
  ])('%s meanwhile: no request', async (_, session) => {
    const { network, second, show } = await secondTab();
    await show(session);
    expect(await second).toMatchObject({ kind: 'refused' });
    expect(network.sent).toHaveLength(1);
  });
});
