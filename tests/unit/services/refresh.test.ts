import { describe, expect, test } from 'vitest';
import { refreshSession, STORAGE_LAG_MS, type RefreshDeps } from '../../../src/services/refresh.ts';
import type { Session } from '../../../src/domain/session.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { fakeLocks } from '../../support/fakeLocks.ts';
import { fakeNetwork, json, type Script } from '../../support/fakeFetch.ts';
import { fakeBrowser, type FakeBrowser, type StoragePolicy } from '../../support/fakeWindow.ts';
import { flush } from '../../support/flush.ts';
import { lena, priya, sessionWith, START } from '../../support/tokens.ts';

const config = { url: 'https://tallygrove.example', anonKey: 'public-key' };
const hour = 3_600_000;
const expiring = sessionWith(5_000);
const fresh = sessionWith(hour, { generation: 2 });

/** The auth service's response that becomes `fresh`. */
const answer = {
  access_token: fresh.accessToken,
  refresh_token: fresh.refreshToken,
  token_type: 'bearer',
  expires_in: 3600,
  user: { id: lena.id, email: lena.email, user_metadata: { display_name: lena.displayName } },
};

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
  const browser: FakeBrowser = fakeBrowser();
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

describe('one attempt', () => {
  test.each([
    { name: 'with locks', locks: fakeLocks },
    { name: 'where the browser has none', locks: () => undefined },
  ])('$name: one POST, the answer measured from its receipt, stored', async ({ locks }) => {
    const { network, refresh, stored } = tabs(1, () => json({ ...answer, expires_at: 1 }), {
      locks,
    });
    expect(await refresh()).toEqual(fresh);
    expect(stored()).toEqual(fresh);
    expect(network.sent.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: '/auth/v1/token?grant_type=refresh_token',
        body: { refresh_token: expiring.refreshToken },
      },
    ]);
  });

  // tests/unit/services/authFetch.test.ts has the other statuses.
  test.each<[string, Script, object]>([
    [
      'a refusal',
      () => json({ msg: 'Already Used' }, { status: 400 }),
      { kind: 'refused', message: 'Already Used' },
    ],
    ['no network', () => new TypeError('No'), { kind: 'retryable', message: 'No' }],
    ['200 with nothing', () => new Response(''), { kind: 'invalidResponse', message: '' }],
    ['200 without a user', () => json({ ...answer, user: null }), { kind: 'invalidResponse' }],
  ])('%s: one POST, and what is stored stays', async (_, script, failure) => {
    const { network, refresh, stored } = tabs(1, script);
    await expect(refresh()).rejects.toMatchObject({ name: 'AuthFailure', ...failure });
    expect(network.sent).toHaveLength(1);
    expect(stored()).toEqual(expiring);
  });

  test('aborted before the response: nothing is written', async () => {
    const { network, refresh, stored } = tabs(1, () => undefined);
    const signal = new AbortController();
    const refreshing = refresh(0, signal.signal);
    await flush();
    signal.abort();
    network.last().answer(json(answer));
    await expect(refreshing).rejects.toMatchObject({ kind: 'retryable' });
    expect(stored()).toEqual(expiring);
  });

  test('aborted while the response is read: nothing is written', async () => {
    const { network, refresh, stored } = tabs(1, () => undefined);
    const signal = new AbortController();
    const refreshing = refresh(0, signal.signal);
    await flush();
    const slow = json(answer);
    slow.text = () => {
      signal.abort();
      return Promise.resolve(JSON.stringify(answer));
    };
    network.last().answer(slow);
    await refreshing;
    expect(stored()).toEqual(expiring);
  });
});

describe('several tabs', () => {
  test('that expire together: one POST, and all have the same session', async () => {
    const { network, refresh } = tabs(3, () => undefined);
    const all = Promise.all([refresh(0), refresh(1), refresh(2)]);
    await flush();
    expect(network.sent).toHaveLength(1);
    network.last().answer(json(answer));
    expect(await all).toEqual([fresh, fresh, fresh]);
    expect(network.sent).toHaveLength(1);
  });

  test('one fails: the next one in the queue tries itself', async () => {
    const { network, refresh } = tabs(2, () => undefined);
    const one = refresh(0).catch((error: unknown) => error);
    const two = refresh(1);
    await flush();
    network.last().break();
    expect(await one).toMatchObject({ kind: 'retryable' });
    await flush();
    expect(network.sent).toHaveLength(2);
    network.last().answer(json(answer));
    expect(await two).toEqual(fresh);
  });

  test('a tab without the storage event adopts the new session without a request', async () => {
    const { network, refresh } = tabs(2, () => json(answer));
    await refresh(0);
    expect(await refresh(1)).toEqual(fresh);
    expect(network.sent).toHaveLength(1);
  });

  describe('in separate processes, where a write appears after the lock', () => {
    /** Two tabs; the second one sees only those of the first one's writes that are delivered. */
    function processes() {
      const waits: { ms: number; end: () => void }[] = [];
      const after = (ms: number) =>
        new Promise<void>((resolve) => {
          waits.push({ ms, end: resolve });
        });
      const all = tabs(2, () => undefined, { after });
      const watching = new Set<(session: Session | undefined) => void>();
      let copy: Session | undefined = expiring;
      const second = all.deps[1]!;
      second.store = {
        ...second.store,
        read: () => copy,
        isClearedElsewhere: () => copy === undefined,
        watch(onChange) {
          watching.add(onChange);
          return () => watching.delete(onChange);
        },
      };
      const show = (session: Session | undefined): void => {
        copy = session;
        for (const onChange of watching) onChange(session);
      };
      return { ...all, waits, show, watching };
    }

    test('the second in the queue waits for it and adopts it without a request', async () => {
      const { network, refresh, show, waits, watching } = processes();
      const both = Promise.all([refresh(0), refresh(1)]);
      await flush();
      network.last().answer(json(answer));
      await flush();
      expect(waits.map(({ ms }) => ms)).toEqual([STORAGE_LAG_MS]);
      // An event from before.
      show(expiring);
      await flush();
      expect(network.sent).toHaveLength(1);
      show(fresh);
      expect(await both).toEqual([fresh, fresh]);
      expect([network.sent.length, watching.size]).toEqual([1, 0]);
    });

    test.each([
      ['somebody else is in', sessionWith(hour, { person: priya })],
      ['signed out', undefined],
    ])('%s meanwhile: nothing is asked', async (_, session) => {
      const { network, refresh, show } = processes();
      const one = refresh(0);
      const two = refresh(1).catch((error: unknown) => error);
      await flush();
      network.last().answer(json(answer));
      await one;
      await flush();
      show(session);
      expect(await two).toMatchObject({ kind: 'refused' });
      expect(network.sent).toHaveLength(1);
    });

    test('visible before the lock is granted: no wait', async () => {
      const { network, refresh, show, waits } = processes();
      const both = Promise.all([refresh(0), refresh(1)]);
      await flush();
      show(fresh);
      network.last().answer(json(answer));
      expect(await both).toEqual([fresh, fresh]);
      expect([network.sent.length, waits.length]).toEqual([1, 0]);
    });

    test('the wait is limited, because the first one may have failed', async () => {
      const { network, refresh, waits } = processes();
      const one = refresh(0).catch((error: unknown) => error);
      const two = refresh(1);
      await flush();
      network.last().break();
      await one;
      await flush();
      expect(network.sent).toHaveLength(1);
      waits[0]?.end();
      await flush();
      network.last().answer(json(answer));
      expect(await two).toEqual(fresh);
      expect(network.sent).toHaveLength(2);
    });

    test('aborted meanwhile: no request', async () => {
      const { network, refresh, waits } = processes();
      const signal = new AbortController();
      const one = refresh(0).catch((error: unknown) => error);
      const two = refresh(1, signal.signal).catch((error: unknown) => error);
      await flush();
      network.last().break();
      await one;
      await flush();
      signal.abort();
      waits[0]?.end();
      expect(await two).toBeInstanceOf(DOMException);
      expect(network.sent).toHaveLength(1);
    });

    test('the first in the queue does not wait', async () => {
      const { network, refresh, waits } = processes();
      const one = refresh(0);
      await flush();
      network.last().answer(json(answer));
      expect(await one).toEqual(fresh);
      expect(waits).toEqual([]);
    });
  });

  test('aborted while waiting for the lock: no request', async () => {
    const { network, refresh } = tabs(2, () => undefined);
    const one = refresh(0);
    const signal = new AbortController();
    let ended: unknown;
    refresh(1, signal.signal).catch((error: unknown) => {
      ended = error;
    });
    await flush();
    signal.abort();
    // At once, not when its turn comes.
    await flush();
    expect(ended).toBeInstanceOf(DOMException);
    network.last().break();
    await expect(one).rejects.toMatchObject({ kind: 'retryable' });
    expect(network.sent).toHaveLength(1);
  });

  test('without storage each tab sends its own request', async () => {
    const { network, refresh } = tabs(2, () => json(answer), { policy: 'blocked' });
    expect(await Promise.all([refresh(0), refresh(1)])).toEqual([fresh, fresh]);
    expect(network.sent).toHaveLength(2);
  });
});

test('the earlier token in a full storage does not count as a newer one', async () => {
  const { network, refresh } = tabs(1, () => json(answer), { policy: 'full' });
  // This tab has refreshed once already, and could not store the result.
  const inMemory = { ...sessionWith(60_000, { generation: 7 }) };
  expect(await refresh(0, undefined, inMemory)).toEqual(fresh);
  expect(network.sent.map(({ body }) => body)).toEqual([{ refresh_token: inMemory.refreshToken }]);
});

describe('while the request is pending', () => {
  test('a sign-out in another tab: the session is not brought back', async () => {
    const { network, refresh, stored, other } = tabs(2, () => undefined);
    const refreshing = refresh();
    await flush();
    other.clear();
    network.last().answer(json(answer));
    await expect(refreshing).rejects.toMatchObject({ kind: 'refused', message: '' });
    expect(stored()).toBeUndefined();
  });

  test('another person signs in in another tab: their session is not overwritten', async () => {
    const { network, refresh, stored, other } = tabs(2, () => undefined);
    const theirs = sessionWith(hour, { person: priya });
    const refreshing = refresh();
    await flush();
    other.write(theirs);
    network.last().answer(json(answer));
    await expect(refreshing).rejects.toMatchObject({ kind: 'refused' });
    expect(stored()).toEqual(theirs);
  });
});

test('another user is signed in without an event for this tab: nothing is requested or written', async () => {
  const { network, refresh, stored, other } = tabs(2, () => json(answer));
  const theirs = sessionWith(hour, { person: priya });
  other.write(theirs);
  await expect(refresh()).rejects.toMatchObject({ kind: 'refused' });
  expect([network.sent.length, stored()]).toEqual([0, theirs]);
});

test('the lock’s name never changes, because an open tab may run an older release', async () => {
  const names: unknown[] = [];
  const locks = fakeLocks();
  const request = (name: string, ...rest: unknown[]) => {
    names.push(name);
    return (locks.request as (...all: unknown[]) => unknown)(name, ...rest);
  };
  const { refresh } = tabs(1, () => json(answer), {
    locks: () => ({ request: request as LockManager['request'] }),
  });
  await refresh();
  expect(names).toEqual(['tallygrove.refresh']);
});

describe('a browser that refuses locks, as it does with all site data blocked', () => {
  const refusing = (): Pick<LockManager, 'request'> => ({
    request: () => Promise.reject(new DOMException('Access denied.', 'SecurityError')),
  });

  test('refreshes without', async () => {
    const { network, refresh } = tabs(1, () => json(answer), {
      policy: 'blocked',
      locks: refusing,
    });
    expect(await refresh()).toEqual(fresh);
    expect(network.sent).toHaveLength(1);
  });

  test('waits for no other tab', async () => {
    const { refresh } = tabs(1, () => json(answer), {
      locks: refusing,
      after: () => Promise.reject(new Error('It waits')),
    });
    expect(await refresh()).toEqual(fresh);
  });

  test('does not retry a failure', async () => {
    const { network, refresh } = tabs(1, () => json({}, { status: 502 }), { locks: refusing });
    await expect(refresh()).rejects.toMatchObject({ kind: 'retryable' });
    expect(network.sent).toHaveLength(1);
  });

  test('sends nothing when aborted', async () => {
    const { network, refresh } = tabs(1, () => json(answer), { locks: refusing });
    await expect(refresh(0, AbortSignal.abort())).rejects.toBeInstanceOf(DOMException);
    expect(network.sent).toEqual([]);
  });
});
