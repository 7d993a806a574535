import { describe, expect, test } from 'vitest';
import { startSession } from '../support/sessionHarness.ts';
import {
  elsewhere,
  hour,
  inside,
  limited,
  loads,
  offline,
  online,
  opening,
  priyas,
  refreshes,
  refused,
  restored,
  returning,
  second,
  see,
  shown,
  skews,
  stores,
  testRows,
  times,
  type Row,
} from '../support/sessionTable.ts';
import { profileWith, sessionWith } from '../support/tokens.ts';

const insecure = new Error('The operation is insecure.');
const out = { state: 'signedOut', session: 'nobody', profile: undefined };

describe('opening the page with nothing stored and no link', () => {
  testRows(opening(), [
    [
      'a reader is signed out at once, without a request',
      [],
      {
        state: 'signedOut',
        emitted: ['initialSession nobody'],
        refreshes: [],
        profiles: [],
        exchanges: [],
        signOuts: [],
        written: [],
      },
    ],
    [
      'unreadable storage counts as empty',
      opening({ stored: insecure }),
      [],
      { state: 'signedOut', emitted: ['initialSession nobody'] },
    ],
  ]);
});

describe('opening the page with a stored session', () => {
  test('other tabs’ changes are told apart from what was read first', async () => {
    const stored = sessionWith(hour);
    const { world } = await startSession({ stored });
    expect(world.watched).toEqual(stored);
  });

  testRows(returning(-1), [
    [
      'the content waits for the profile, and not for a refresh',
      returning(hour),
      [see({ tags: 'loading signedIn', profiles: ['lena 1'], isContentHidden: true }), loads()],
      {
        isContentHidden: false,
        regions: { freshness: 'fresh', profile: 'loaded', recovery: 'none' },
        profile: profileWith(),
        refreshes: [],
        emitted: ['initialSession lena 1'],
      },
    ],
    ...(
      [
        [10_001, 'signedIn', ['lena 1']],
        [10_000, 'restoring refreshing', []],
        [-86_400_000, 'restoring refreshing', []],
      ] as const
    ).map(
      // In both cases one refresh starts at once.
      ([left, state, profiles]): Row => [
        `with ${left} ms left it is ${state} first`,
        returning(left),
        [],
        { state, refreshes: ['lena 1'], profiles: [...profiles] },
      ],
    ),
    [
      'an expiring one is refreshed and stored before anything is shown',
      returning(5_000),
      [see({ tags: 'loading', emitted: [] }), refreshes()],
      {
        session: 'lena 2',
        stored: 'lena 2',
        emitted: ['initialSession lena 2', 'tokenRefreshed lena 2'],
        profiles: ['lena 2'],
        refreshes: ['lena 1'],
      },
    ],
    ...[undefined, insecure].map((unreadable): Row => [
      `an expiring one that is refused never counts as the initial one: storage ${unreadable}`,
      returning(5_000),
      [...(unreadable ? [stores(unreadable)] : []), refreshes(refused), hour],
      {
        state: 'signedOut',
        session: 'nobody',
        endReason: 'refused',
        stored: 'nobody',
        emitted: ['initialSession nobody', 'signedOut refused'],
        refreshes: ['lena 1'],
      },
    ]),
    [
      'a short one is refreshed, and the new one not at once again',
      [refreshes(sessionWith(60_000, { generation: 2 })), see({ refreshes: ['lena 1'] }), 30_000],
      { refreshes: ['lena 1', 'lena 2'] },
    ],
    [
      'coming online between two attempts triggers one at once, which counts',
      [
        refreshes(offline),
        online,
        see({ refreshes: ['lena 1', 'lena 1'] }),
        refreshes(offline),
        399,
        see({ refreshes: ['lena 1', 'lena 1'] }),
        1,
      ],
      { refreshes: ['lena 1', 'lena 1', 'lena 1'] },
    ],
    [
      'between two attempts another tab’s fresh session is adopted',
      [refreshes(offline), ...elsewhere(second), hour / 2],
      { profiles: ['lena 2'], emitted: ['initialSession lena 2'] },
    ],
    [
      'another tab signs out between two attempts: signed out',
      [refreshes(offline), ...elsewhere(undefined)],
      { state: 'signedOut', emitted: ['initialSession nobody'] },
    ],
    [
      'public content does not wait for a service that cannot be reached',
      [see({ isContentHidden: true }), refreshes(offline)],
      { access: 'waiting', isContentHidden: false },
    ],
    [
      'an expiring one is kept during the wait of a 429',
      [
        refreshes(limited(45_000)),
        see({ regions: { freshness: 'coolingDown', profile: 'missing' }, profiles: [] }),
        44_999,
        see({ refreshes: ['lena 1'], stored: 'lena 1', emitted: ['initialSession lena 1'] }),
        1,
        ...elsewhere(second),
      ],
      { session: 'lena 2', refreshes: ['lena 1', 'lena 1'], emitted: ['initialSession lena 1'] },
    ],
    [
      'an expiring one that another tab has just rotated is replaced by it',
      [stores(second), refreshes(refused)],
      { session: 'lena 2', emitted: ['initialSession lena 2'], refreshes: ['lena 1'] },
    ],
    [
      'an expired one is retried with increasing delays for 30 s and kept, and no data is requested with it',
      [
        refreshes(offline),
        200,
        refreshes(offline),
        399,
        see({ refreshes: ['lena 1', 'lena 1'] }),
        1,
        skews(30_000),
        refreshes(offline),
        see({
          tags: 'signedIn',
          stored: 'lena 1',
          emitted: ['initialSession lena 1'],
          profiles: [],
        }),
        29_999,
        see({ refreshes: ['lena 1', 'lena 1', 'lena 1'] }),
        1,
        refreshes(),
      ],
      { refreshes: ['lena 1', 'lena 1', 'lena 1', 'lena 1'], profiles: ['lena 2'] },
    ],
  ]);
});

describe('a device clock that is an hour wrong', () => {
  // The session was stored while the clock was right; then it was set wrong.
  testRows(returning(hour), [
    [
      'fast: one refresh at most, then quiet for the token’s whole life',
      // The new token's lifetime counts from its receipt, on the same wrong clock.
      [
        loads(),
        skews(hour),
        30_000,
        refreshes(sessionWith(2 * hour + 30_000, { generation: 2 })),
        ...times(50, 30_000),
      ],
      { refreshes: ['lena 1'] },
    ],
    ['slow: none', [loads(), skews(-hour), ...times(51, 30_000)], { refreshes: [] }],
  ]);
});

describe('storage that rejects writes', () => {
  testRows(inside(60_000, { refusesWrites: true }), [
    [
      'the session lasts as long as the tab, which is reported once',
      [
        refreshes(sessionWith(60_000, { generation: 2 })),
        30_000,
        refreshes(sessionWith(hour, { generation: 3 })),
      ],
      {
        session: 'lena 3',
        tags: 'signedIn',
        emitted: ['tokenRefreshed lena 2', 'memoryOnly', 'tokenRefreshed lena 3'],
      },
    ],
  ]);
});

describe('back from the back/forward cache', () => {
  testRows(inside(hour), [
    [
      'a private page is hidden until storage is read, then shows the same user',
      [
        (page) => {
          page.actor.send(restored);
          expect(page.has('loading')).toBe(true);
        },
        shown,
        loads(),
      ],
      { tags: 'signedIn', emitted: [] },
    ],
    [
      'after a sign-out elsewhere nothing private shows again',
      [stores(undefined), restored],
      { ...out, emitted: ['signedOut elsewhere'] },
    ],
    [
      'another signed-in user is adopted',
      [stores(priyas), restored],
      { session: 'priya 1', profile: undefined, emitted: ['signedIn priya 1'] },
    ],
    [
      'a token rotated meanwhile is used',
      [stores(second), restored],
      { session: 'lena 2', profiles: ['lena 1', 'lena 2'] },
    ],
    [
      'an expired one is refreshed, once',
      [skews(2 * hour), restored, shown],
      { refreshes: ['lena 1'], regions: { freshness: 'refreshing' } },
    ],
    [
      'a signed-out page adopts another tab’s sign-in',
      opening(),
      [restored, see({ state: 'signedOut' }), stores(sessionWith(hour)), restored],
      { emitted: ['initialSession nobody', 'signedIn lena 1'] },
    ],
    [
      'a signed-out page with blocked storage stays so',
      opening(),
      [{ type: 'storage.unavailable' }, restored],
      { state: 'signedOut', profiles: [] },
    ],
    [
      'a signed-out page whose storage is back takes over what it holds',
      opening(),
      [{ type: 'storage.unavailable' }, stores(sessionWith(hour)), restored],
      { session: 'lena 1' },
    ],
    [
      'a pending refresh is aborted, and its refusal ignored',
      inside(60_000),
      [
        restored,
        (page) => expect(page.refresh[0]?.signal.aborted).toBe(true),
        (page) => page.refresh[0]?.fail(refused),
      ],
      { tags: 'loading signedIn' },
    ],
    [
      'a storage that cannot be read signs out, and reports it once',
      [stores(insecure), restored, stores(insecure), restored],
      { ...out, emitted: ['signedOut elsewhere'] },
    ],
    ...(
      [
        ['blocked', undefined],
        // It still holds the earlier session, whose refresh token is spent.
        ['full', sessionWith(60_000)],
        ['unreadable', insecure],
      ] as const
    ).map(([name, stored]): Row => [
      `with a session in memory and ${name} storage the person stays, with that session`,
      inside(60_000, { refusesWrites: true }),
      [refreshes(), stores(stored), restored],
      { session: 'lena 2', emitted: ['tokenRefreshed lena 2', 'memoryOnly'] },
    ]),
  ]);
});
