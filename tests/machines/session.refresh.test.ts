import { describe, expect, test } from 'vitest';
import { startSession } from '../support/sessionHarness.ts';
import {
  elsewhere,
  hidden,
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
  take,
  testRows,
} from '../support/sessionTable.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { sessionWith } from '../support/tokens.ts';

const soon = 60_000;
const once = ['lena 1'];
const twice = ['lena 1', 'lena 1'];
const freshness = (state: string) => ({ regions: { freshness: state } });
const out = { state: 'signedOut', session: 'nobody', profile: undefined };

describe('a hidden tab', () => {
  testRows(inside(soon), [
    [
      'shown after sleep, it checks at once',
      inside(hour),
      [skews(hour), shown],
      { refreshes: once },
    ],
    [
      'a pending refresh completes, and checks stop until it is shown',
      [
        hidden,
        see(freshness('refreshing')),
        refreshes(sessionWith(soon, { generation: 2 })),
        see({ ...freshness('hidden'), session: 'lena 2' }),
        hour,
        see({ refreshes: once }),
        shown,
      ],
      { refreshes: ['lena 1', 'lena 2'] },
    ],
    [
      'shown during a refresh: visible, with one request',
      [hidden, shown, see({ refreshes: once }), refreshes()],
      freshness('fresh'),
    ],
    [
      'shown in a state where only the profile reacts: the tab counts as visible',
      returning(soon),
      [
        loads(offline),
        hidden,
        see({ regions: { freshness: 'refreshing', profile: 'missing' } }),
        shown,
        (page) => expect(page.context().tabVisible).toBe(true),
      ],
      { regions: { profile: 'retrying' } },
    ],
  ]);
});

describe('no response', () => {
  testRows(inside(soon), [
    ['in 29,800 ms: another attempt', [skews(29_800), refreshes(offline)], freshness('backingOff')],
    [
      'coming online between two attempts triggers one at once, which counts',
      [refreshes(offline), online, see({ refreshes: twice }), refreshes(offline), 399],
      { refreshes: twice },
    ],
  ]);

  test('it waits 200 ms times the attempt’s number, stops after 30 s, and begins anew at a check', async () => {
    const page = await inside(soon)();
    // 200 + 400 + ... + 200n is 100 n (n + 1): 16 waits take 27.2 s, the 17th would end after 30.
    for (let attempt = 1; attempt <= 16; attempt += 1) {
      await take(page, [refreshes(offline), see(freshness('backingOff')), 200 * attempt - 1]);
      expect(page.refresh).toHaveLength(attempt);
      await page.pass(1);
    }
    await take(page, [refreshes(offline), see({ ...freshness('fresh'), tags: 'signedIn' })]);
    expect(page.refresh).toHaveLength(17);
    // Coming online checks without waiting for the tick.
    await take(page, [online, see({ ...freshness('refreshing'), emitted: [] })]);
    expect([page.refresh.length, page.context().attempt]).toEqual([18, 1]);
  });
});

describe('429', () => {
  testRows(inside(soon), [
    [
      'without Retry-After it waits a minute, keeps the session and says nothing',
      [refreshes(limited()), 59_999, see({ session: 'lena 1', refreshes: once }), 1],
      { refreshes: twice, emitted: [], written: [] },
    ],
  ]);
});

describe('a refused refresh', () => {
  testRows(inside(soon), [
    [
      'or one without a session: out once, with the reason, storage cleared, and no more requests',
      [refreshes(new AuthFailure('invalidResponse', 'No')), hour],
      {
        state: 'signedOut',
        session: 'nobody',
        profile: undefined,
        endReason: 'refused',
        emitted: ['signedOut refused'],
        written: ['store.clear'],
        refreshes: once,
        signOuts: [],
      },
    ],
    [
      '"Already Used", because another tab was first: that tab’s session is adopted',
      [stores(second), refreshes(refused)],
      { ...freshness('fresh'), session: 'lena 2', refreshes: once, emitted: [], written: [] },
    ],
    [
      'with unreadable storage: signed out',
      [stores(new Error('The operation is insecure.')), refreshes(refused)],
      { state: 'signedOut', emitted: ['signedOut refused'] },
    ],
  ]);
});

describe('another tab', () => {
  testRows(inside(soon), [
    [
      'refreshed between two attempts: this one sends no request',
      [refreshes(offline), see(freshness('backingOff')), ...elsewhere(second), 30_000],
      { ...freshness('fresh'), refreshes: once, session: 'lena 2' },
    ],
    [
      'refreshed, as a refusal here reveals: the profile is requested with that token',
      returning(soon),
      [loads(new Error('JWT expired')), stores(second), refreshes(refused)],
      { profiles: ['lena 1', 'lena 2'], session: 'lena 2' },
    ],
    [
      'signed another user in, as a refusal here reveals: the page adopts that user',
      [stores(priyas), refreshes(refused)],
      {
        session: 'priya 1',
        profile: undefined,
        profiles: ['lena 1', 'priya 1'],
        emitted: ['signedIn priya 1'],
        written: [],
      },
    ],
    [
      'signed out: this one follows without a request, and reports it once',
      inside(hour),
      [...elsewhere(undefined), ...elsewhere(undefined)],
      { ...out, endReason: 'elsewhere', emitted: ['signedOut elsewhere'], signOuts: [] },
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
