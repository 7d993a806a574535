import { describe, expect, test } from 'vitest';
import { isContentHidden } from '../../machines/session/session.selectors.ts';
import {
  elsewhere,
  hour,
  limited,
  loads,
  offline,
  online,
  opening,
  refreshes,
  refused,
  returning,
  second,
  see,
  skews,
  stores,
  take,
  testRows,
  times,
  type Row,
  type Step,
} from '../support/sessionTable.ts';
import { profileWith, sessionWith } from '../support/tokens.ts';

const insecure = new Error('The operation is insecure.');
const hides =
  (is: boolean): Step =>
  (page) => {
    expect(isContentHidden(page.actor.getSnapshot())).toBe(is);
  };

describe('opening the page with nothing stored and no link', () => {
  testRows([
    [
      'a reader is signed out at once, without a request',
      opening(),
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
    [
      'an unreadable link counts as none, and the stored session is restored',
      returning(hour, { link: new Error('no address') }),
      [],
      { tags: 'loading signedIn', emitted: ['initialSession lena 1'] },
    ],
  ]);
});

describe('opening the page with a stored session', () => {
  testRows([
    [
      'the content waits for the profile, and not for a refresh',
      returning(hour),
      [see({ tags: 'loading signedIn', profiles: ['lena 1'] }), hides(true), loads(), hides(false)],
      {
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
      returning(-1),
      [refreshes(sessionWith(60_000, { generation: 2 })), see({ refreshes: ['lena 1'] }), 30_000],
      { refreshes: ['lena 1', 'lena 2'] },
    ],
    [
      'coming online between two attempts triggers one at once',
      returning(-1),
      [refreshes(offline), online, see({ refreshes: ['lena 1', 'lena 1'] }), 200],
      { refreshes: ['lena 1', 'lena 1'] },
    ],
    [
      'between two attempts another tab’s fresh session is adopted',
      returning(-1),
      [refreshes(offline), ...elsewhere(second), hour / 2],
      { profiles: ['lena 2'], emitted: ['initialSession lena 2'] },
    ],
    [
      'another tab signs out between two attempts: signed out',
      returning(-1),
      [refreshes(offline), ...elsewhere(undefined)],
      { state: 'signedOut', emitted: ['initialSession nobody'] },
    ],
    [
      'public content does not wait for a service that cannot be reached',
      returning(-1),
      [hides(true), refreshes(offline), hides(false)],
      { access: 'waiting' },
    ],
    [
      'an expiring one is kept during the wait of a 429',
      returning(-1),
      [
        refreshes(limited(45_000)),
        see({ regions: { freshness: 'coolingDown', profile: 'missing' }, profiles: [] }),
        44_999,
        see({ refreshes: ['lena 1'], stored: 'lena 1', emitted: ['initialSession lena 1'] }),
        1,
      ],
      { refreshes: ['lena 1', 'lena 1'] },
    ],
    [
      'an expiring one that another tab has just rotated is replaced by it',
      returning(-1),
      [stores(second), refreshes(refused)],
      { session: 'lena 2', emitted: ['initialSession lena 2'], refreshes: ['lena 1'] },
    ],
  ]);

  test('an expired one is retried with increasing delays for 30 s and kept, and no data is requested with it', async () => {
    const page = await returning(-1)();
    const waits = Array.from({ length: 16 }, (_, index) => 200 * (index + 1));
    for (const [attempt, wait] of waits.entries()) {
      await take(page, [refreshes(offline), wait - 1]);
      expect(page.refresh).toHaveLength(attempt + 1);
      await page.pass(1);
    }
    await take(page, [
      refreshes(offline),
      see({ tags: 'signedIn', stored: 'lena 1', profiles: [], emitted: ['initialSession lena 1'] }),
      29_999,
    ]);
    expect(page.refresh).toHaveLength(17);
    await take(page, [1, refreshes(), see({ profiles: ['lena 2'] })]);
    expect(page.refresh).toHaveLength(18);
  });
});

describe('a device clock that is an hour wrong', () => {
  // The session was stored while the clock was right; then it was set wrong.
  testRows([
    [
      'fast: one refresh at most, then quiet for the token’s whole life',
      returning(hour),
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
    [
      'slow: none',
      returning(hour),
      [loads(), skews(-hour), ...times(51, 30_000)],
      { refreshes: [] },
    ],
  ]);
});
