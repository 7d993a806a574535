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
} from '../support/sessionTable.ts';
import { profileWith, sessionWith } from '../support/tokens.ts';

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
    [
      'an expiring one that is refused never counts as the initial one',
      returning(5_000),
      [refreshes(refused), hour],
      {
        state: 'signedOut',
        session: 'nobody',
        endReason: 'refused',
        stored: 'nobody',
        emitted: ['initialSession nobody', 'signedOut refused'],
        refreshes: ['lena 1'],
      },
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
      'a signed-out page whose storage is back takes over what it holds',
      opening(),
      [{ type: 'storage.unavailable' }, stores(sessionWith(hour)), restored],
      { session: 'lena 1' },
    ],
    [
      'with a session in memory and full storage the person stays, with that session',
      inside(60_000, { refusesWrites: true }),
      // Storage still holds the earlier session, whose refresh token is spent.
      [refreshes(), stores(sessionWith(60_000)), restored],
      { session: 'lena 2', emitted: ['tokenRefreshed lena 2', 'memoryOnly'] },
    ],
  ]);
});
