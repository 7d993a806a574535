import { describe, expect, test } from 'vitest';
import { startSession } from '../support/sessionHarness.ts';
import {
  elsewhere,
  hour,
  limited,
  offline,
  online,
  opening,
  refreshes,
  refused,
  restored,
  returning,
  second,
  see,
  skews,
  stores,
  testRows,
} from '../support/sessionTable.ts';
import { sessionWith } from '../support/tokens.ts';

describe('opening the page with a stored session', () => {
  test('other tabs’ changes are told apart from what was read first', async () => {
    const stored = sessionWith(hour);
    const { world } = await startSession({ stored });
    expect(world.watched).toEqual(stored);
  });

  testRows(returning(-1), [
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

testRows(opening(), [
  [
    'back from the cache a signed-out page whose storage is back takes over what it holds',
    [{ type: 'storage.unavailable' }, stores(sessionWith(hour)), restored],
    { session: 'lena 1' },
  ],
]);
