import { describe, expect } from 'vitest';
import {
  elsewhere,
  hour,
  inside,
  loads,
  offline,
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
  type Step,
} from '../support/sessionTable.ts';
import { sessionWith } from '../support/tokens.ts';

const soon = 60_000;
const down = new Error('JWT expired');
const insecure = new Error('The operation is insecure.');
const out = { state: 'signedOut', session: 'nobody', profile: undefined };
const aborted =
  (which: 'refresh' | 'profile'): Step =>
  (page) => {
    expect(page[which][0]?.signal.aborted).toBe(true);
  };

describe('another tab', () => {
  testRows([
    [
      'refreshed the same user’s token: it is adopted without a request or an event',
      inside(hour),
      [...elsewhere(second), ...times(120, 30_000)],
      { session: 'lena 2', profiles: ['lena 1'], refreshes: [], emitted: [], written: [] },
    ],
    [
      'refreshed during the profile request: it restarts',
      returning(hour),
      [...elsewhere(second), aborted('profile')],
      { profiles: ['lena 1', 'lena 2'], tags: 'loading signedIn' },
    ],
    [
      'refreshed, as a refusal here reveals: the profile is requested with that token',
      returning(soon),
      [loads(down), stores(second), refreshes(refused)],
      { profiles: ['lena 1', 'lena 2'], session: 'lena 2' },
    ],
    [
      'signed another user in: nothing of the first one remains',
      inside(hour),
      elsewhere(priyas),
      {
        session: 'priya 1',
        profile: undefined,
        profiles: ['lena 1', 'priya 1'],
        tags: 'loading signedIn',
        emitted: ['signedIn priya 1'],
      },
    ],
    [
      'signed another user in during a refresh: that refresh is cancelled',
      inside(soon),
      [...elsewhere(priyas), aborted('refresh'), refreshes()],
      { session: 'priya 1', written: [] },
    ],
    [
      'signed another user in, as a refusal here reveals: the page adopts that user',
      inside(soon),
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
      { ...out, emitted: ['signedOut elsewhere'], signOuts: [] },
    ],
    [
      'signed out, as a refusal here reveals: this one follows',
      inside(soon),
      [stores(undefined), refreshes(refused)],
      { ...out, emitted: ['signedOut refused'] },
    ],
    [
      'signed in: a signed-out page follows',
      opening(),
      elsewhere(sessionWith(hour)),
      {
        emitted: ['initialSession nobody', 'signedIn lena 1'],
        profiles: ['lena 1'],
        written: [],
      },
    ],
  ]);
});

describe('storage that rejects writes', () => {
  testRows([
    [
      'the session lasts as long as the tab, which is reported once',
      inside(soon, { refusesWrites: true }),
      [
        refreshes(sessionWith(soon, { generation: 2 })),
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
  testRows([
    [
      'a private page is hidden until storage is read, then shows the same user',
      inside(hour),
      [
        (page) => {
          page.actor.send(restored);
          expect([page.has('loading'), page.has('signedIn')]).toEqual([true, false]);
        },
        shown,
        loads(),
      ],
      { tags: 'signedIn', emitted: [] },
    ],
    [
      'after a sign-out elsewhere nothing private shows again',
      inside(hour),
      [stores(undefined), restored],
      { ...out, emitted: ['signedOut elsewhere'] },
    ],
    [
      'another signed-in user is adopted',
      inside(hour),
      [stores(priyas), restored],
      { session: 'priya 1', profile: undefined, emitted: ['signedIn priya 1'] },
    ],
    [
      'a token rotated meanwhile is used',
      inside(hour),
      [stores(second), restored],
      { session: 'lena 2', profiles: ['lena 1', 'lena 2'] },
    ],
    [
      'an expired one is refreshed, once',
      inside(hour),
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
      'a pending refresh is aborted, and its refusal ignored',
      inside(soon),
      [restored, aborted('refresh'), (page) => page.refresh[0]?.fail(refused)],
      { tags: 'loading signedIn' },
    ],
    [
      'a storage that cannot be read signs out, and reports it once',
      inside(hour),
      [stores(insecure), restored, stores(insecure), restored],
      { ...out, emitted: ['signedOut elsewhere'] },
    ],
    ...(
      [
        // It still holds the earlier session, whose refresh token is spent.
        ['full', sessionWith(soon)],
        ['unreadable', insecure],
      ] as const
    ).map(([name, stored]): Row => [
      `with a session in memory and ${name} storage the person stays, with that session`,
      inside(soon, { refusesWrites: true }),
      [refreshes(), stores(stored), restored],
      { session: 'lena 2', emitted: ['tokenRefreshed lena 2', 'memoryOnly'] },
    ]),
  ]);
});

describe('while an attempt waits for the lock', () => {
  testRows([
    [
      'another tab succeeds: this one sends no request',
      inside(soon),
      [
        refreshes(offline),
        see({ regions: { freshness: 'backingOff' } }),
        ...elsewhere(second),
        30_000,
      ],
      { refreshes: ['lena 1'], session: 'lena 2', regions: { freshness: 'fresh' } },
    ],
  ]);
});
