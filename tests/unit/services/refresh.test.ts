import { describe, expect, test, vi } from 'vitest';
import { refreshSession, type RefreshDeps } from '../../../src/services/refresh.ts';
import type { Session } from '../../../src/domain/session.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { tokenAnswer } from '../../support/authServer.ts';
import { fakeLocks } from '../../support/fakeLocks.ts';
import { fakeNetwork, type Script } from '../../support/fakeFetch.ts';
import { fakeBrowser, type StoragePolicy } from '../../support/fakeWindow.ts';
import { flush } from '../../support/flush.ts';
import { priya, sessionWith, START } from '../../support/tokens.ts';

const config = { url: 'https://tallygrove.example', anonKey: 'public-key' };
const hour = 3_600_000;
const expiring = sessionWith(5_000);
const fresh = sessionWith(hour, { generation: 2 });

/** The auth service's response that becomes `fresh`. */
const answer = () => tokenAnswer(2);

function tabs(
  count: number,
  script: Script,
  {
    policy = 'works',
    locks = fakeLocks,
    after = () => Promise.resolve(),
  }: {
    policy?: StoragePolicy;
    locks?: () => RefreshDeps['locks'];
    after?: RefreshDeps['after'];
  } = {},
) {
  const browser = fakeBrowser();
  const network = fakeNetwork(script);
  const lock = locks();
  const deps = Array.from({ length: count }, (): RefreshDeps => ({
    config,
    fetch: network.fetch,
    store: createSessionStore(browser.openTab().view),
    now: () => START,
    locks: lock,
    after,
  }));
  deps[0]?.store.write(expiring);
  browser.setPolicy(policy);
  const refresh = (tab = 0, signal = new AbortController().signal, session = expiring) => {
    const mine = deps[tab];
    if (mine === undefined) throw new Error('No such tab');
    return refreshSession(mine, session, signal);
  };
  const store = createSessionStore(browser.openTab().view);
  return { network, refresh, stored: () => store.read(), other: store, deps };
}

const post = (session: Session) => ({
  method: 'POST',
  path: '/auth/v1/token?grant_type=refresh_token',
  body: { refresh_token: session.refreshToken },
});
const failureOf = (refreshing: Promise<Session>) => refreshing.catch((error: unknown) => error);

describe('one attempt', () => {
  test('sends one POST, and stores the answer measured from its receipt', async () => {
    const { network, refresh, stored } = tabs(1, answer);
    expect([await refresh(), stored()]).toEqual([fresh, fresh]);
    expect(network.sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      post(expiring),
    ]);
  });

  // tests/unit/services/authFetch.test.ts has the other failures.
  test('200 with nothing: one POST, and what is stored stays', async () => {
    const { network, refresh, stored } = tabs(1, () => new Response(''));
    await expect(refresh()).rejects.toMatchObject({ kind: 'invalidResponse', message: '' });
    expect([network.sent.length, stored()]).toEqual([1, expiring]);
  });

  test('aborted while the response is read: nothing is written', async () => {
    const { network, refresh, stored } = tabs(1, () => undefined);
    const signal = new AbortController();
    const refreshing = failureOf(refresh(0, signal.signal));
    await flush();
    const response = answer();
    const text = await response.text();
    response.text = () => {
      signal.abort();
      return Promise.resolve(text);
    };
    network.last().answer(response);
    await refreshing;
    expect(stored()).toEqual(expiring);
  });
});

describe('several tabs', () => {
  test('aborted while waiting for the lock: at once, without a request', async () => {
    const { network, refresh } = tabs(2, () => undefined);
    const one = failureOf(refresh(0));
    const signal = new AbortController();
    let ended: unknown;
    void failureOf(refresh(1, signal.signal)).then((error) => (ended = error));
    await flush();
    signal.abort();
    await flush();
    expect(ended).toBeInstanceOf(DOMException);
    network.last().break();
    expect(await one).toMatchObject({ kind: 'retryable' });
    expect(network.sent).toHaveLength(1);
  });

  test('without storage each tab sends its own request', async () => {
    const { network, refresh } = tabs(2, answer, { policy: 'blocked' });
    expect(await Promise.all([refresh(0), refresh(1)])).toEqual([fresh, fresh]);
    expect(network.sent).toHaveLength(2);
  });
});

describe('in separate processes, where a write appears after the lock', () => {
  /** The second of two refreshing tabs, which sees what the first one stores once it is shown. */
  async function secondTab() {
    const after = vi.fn(() => new Promise<void>(() => undefined));
    const { deps, refresh, network } = tabs(2, () => undefined, { after });
    const seen = { session: expiring as Session | undefined };
    const watching = new Set<(session: Session | undefined) => void>();
    const store = deps[1]!.store;
    deps[1]!.store = {
      ...store,
      read: () => seen.session,
      isClearedElsewhere: () => seen.session === undefined,
      watch(onChange) {
        watching.add(onChange);
        return () => watching.delete(onChange);
      },
    };
    const [one, two] = [refresh(0), failureOf(refresh(1))];
    await flush();
    network.last().answer(answer());
    expect(await one).toEqual(fresh);
    await flush();
    const show = async (session: Session | undefined) => {
      seen.session = session;
      for (const onChange of watching) onChange(session);
      await flush();
    };
    return { network, after, watching, two, show };
  }

  test('it waits for the first one’s and adopts it without a request', async () => {
    const { network, two, show, after, watching } = await secondTab();
    expect(after.mock.calls).toEqual([[300]]);
    // An event from before.
    await show(expiring);
    expect(watching.size).toBe(1);
    await show(fresh);
    expect([await two, network.sent.length, watching.size]).toEqual([fresh, 1, 0]);
  });

  test.each([
    ['another person is signed in', sessionWith(hour, { person: priya })],
    ['signed out', undefined],
  ])('%s meanwhile: no request', async (_, session) => {
    const { network, two, show } = await secondTab();
    await show(session);
    expect(await two).toMatchObject({ kind: 'refused' });
    expect(network.sent).toHaveLength(1);
  });
});

test('a sign-out in another tab while the request is pending is not undone', async () => {
  const { network, refresh, stored, other } = tabs(2, () => undefined);
  const refreshing = failureOf(refresh());
  await flush();
  other.clear();
  network.last().answer(answer());
  expect(await refreshing).toMatchObject({ kind: 'refused', message: '' });
  expect(stored()).toBeUndefined();
});

test('the lock’s name never changes, because an open tab may run an older release', async () => {
  const locks = fakeLocks();
  const request = vi.spyOn(locks, 'request');
  await tabs(1, answer, { locks: () => locks }).refresh();
  expect(request.mock.calls.map(([name]) => name)).toEqual(['tallygrove.refresh']);
});

test('a browser that refuses locks refreshes without them, and waits for no tab', async () => {
  const { network, refresh } = tabs(1, answer, {
    locks: () => ({
      request: () => Promise.reject(new DOMException('Access denied.', 'SecurityError')),
    }),
    after: () => Promise.reject(new Error('It waits')),
  });
  expect([await refresh(), network.sent.length]).toEqual([fresh, 1]);
});
