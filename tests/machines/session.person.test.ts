import { describe, expect, test } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { assertDefined } from '../../machines/session/session.context.ts';
import type { SessionEvent } from '../../machines/session/session.types.ts';
import type { Session } from '../../src/domain/session.ts';
import { hashLink, last, startSession, tokensLink } from '../support/sessionHarness.ts';
import {
  accept,
  elsewhere,
  endsAtServer,
  exchanges,
  hidden,
  hour,
  inside,
  limited,
  loads,
  offline,
  online,
  opening,
  refreshes,
  restored,
  returning,
  see,
  shown,
  signOut,
  skews,
  stores,
  take,
  testRows,
  times,
  type Step,
} from '../support/sessionTable.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const down = new Error('Failed to fetch');
const unauthorized = new AuthFailure('refused', 'JWT expired', { status: 401 });
const profile = (state: string) => ({ regions: { profile: state } });
const logs =
  (...failures: unknown[]): Step =>
  (page) => {
    expect(page.world.profileFailures).toEqual(failures);
  };

describe('the profile', () => {
  testRows(returning(hour), [
    [
      'it is requested again when the network is back, without hiding the page',
      [
        loads(down),
        online,
        see({ ...profile('retrying'), tags: 'signedIn', profiles: ['lena 1', 'lena 1'] }),
        online,
        see({ profiles: ['lena 1', 'lena 1'] }),
        loads(down),
        logs(down, down),
        online,
        loads(),
      ],
      { ...profile('loaded'), profile: profileWith() },
    ],
    [
      'in a visible tab alone it is requested again after 30 s',
      [
        loads(down),
        hidden,
        ...times(10, 30_000),
        see({ profiles: ['lena 1'] }),
        shown,
        loads(down),
        29_999,
        see({ profiles: ['lena 1', 'lena 1'] }),
        1,
      ],
      { profiles: ['lena 1', 'lena 1', 'lena 1'] },
    ],
    [
      'refused for an unexpired token: one refresh, and one retry',
      [
        loads(unauthorized),
        see({ ...profile('renewing'), tags: 'loading signedIn', refreshes: ['lena 1'] }),
        refreshes(),
        loads(),
        logs(),
      ],
      { ...profile('loaded'), profiles: ['lena 1', 'lena 2'] },
    ],
    [
      'refused again with the new token: logged, without a further refresh',
      [
        loads(unauthorized),
        refreshes(),
        loads(unauthorized),
        logs(unauthorized),
        see(profile('missing')),
        ...times(20, 30_000, loads(unauthorized)),
      ],
      { refreshes: ['lena 1'], tags: 'signedIn' },
    ],
    [
      'refused after a successful load or a new request: one refresh each time',
      [
        loads(down),
        online,
        loads(unauthorized),
        see({ ...profile('missing'), refreshes: ['lena 1'] }),
        refreshes(),
        see(profile('retrying')),
        loads(),
        restored,
        loads(unauthorized),
      ],
      { refreshes: ['lena 1', 'lena 2'] },
    ],
    [
      'refused after an answer without a row: one refresh each time, too',
      [
        loads(unauthorized),
        refreshes(),
        (page) => last(page.profile).answer(undefined),
        online,
        loads(unauthorized),
      ],
      { refreshes: ['lena 1', 'lena 2'] },
    ],
    [
      'a token of another tab that has already expired is not sent',
      [...elsewhere(sessionWith(-1, { generation: 2 }))],
      { ...profile('missing'), profiles: ['lena 1'] },
    ],
    [
      'restored in a hidden tab with an expired token: it is renewed first',
      [hidden, stores(sessionWith(-1, { generation: 2 })), restored],
      { ...profile('renewing'), refreshes: ['lena 2'], profiles: ['lena 1'] },
    ],
    [
      'refused, and the refresh is asked to wait: the page waits no longer',
      [loads(unauthorized), refreshes(limited(60_000))],
      { ...profile('missing'), tags: 'signedIn' },
    ],
    [
      'refused, and the refresh gets no answer out of sight: the page waits no longer',
      returning(hour, { hidden: true }),
      [loads(unauthorized), refreshes(offline)],
      { ...profile('missing'), tags: 'signedIn' },
    ],
    [
      'refused during the wait of a 429: the page does not wait for that',
      returning(60_000),
      [refreshes(limited(60_000)), loads(unauthorized)],
      { ...profile('missing'), refreshes: ['lena 1'] },
    ],
    [
      'expired tokens from the service cause no loop',
      opening(),
      [...elsewhere(sessionWith(-1)), refreshes(sessionWith(-1, { generation: 2 }))],
      { ...profile('missing'), refreshes: ['lena 1'], profiles: [] },
    ],
    [
      'a refresh while it loads, or is retried: it is loaded with the new token, whatever the old request gets',
      returning(60_000),
      [
        loads(down),
        online,
        refreshes(),
        see({ profiles: ['lena 1', 'lena 1', 'lena 2'] }),
        (page) => page.profile[1]?.fail(new Error('JWT expired')),
        logs(down),
        loads(),
      ],
      profile('loaded'),
    ],
    [
      'refused, and the refresh gets no answer for 30 s: the page waits no longer, until the next tick',
      [
        loads(unauthorized),
        skews(29_801),
        refreshes(offline),
        see({ ...profile('missing'), tags: 'signedIn', refreshes: ['lena 1'] }),
        30_000,
      ],
      { refreshes: ['lena 1', 'lena 1'] },
    ],
  ]);
});

describe('signing out', () => {
  const out = { state: 'signedOut', session: 'nobody', profile: undefined, stored: 'nobody' };
  testRows(inside(hour), [
    [
      'storage is cleared before the request, whose bearer is the user’s token',
      [
        signOut,
        see({ state: 'signingOut', stored: 'nobody', signOuts: ['lena 1'], emitted: [] }),
        see({ access: 'leaving', person: undefined }),
        endsAtServer(),
        see({ ...out, endReason: 'asked', emitted: ['signedOut asked'], access: 'leaving' }),
        { type: 'signOut.settled' },
      ],
      { access: 'denied' },
    ],
    [
      'the wait for a slow server ends after 1.5 s, and its refusal is reported when it comes',
      [
        signOut,
        1_499,
        see({ state: 'signingOut', emitted: [] }),
        1,
        see({ ...out, emitted: ['signedOut asked'] }),
        60_000,
        endsAtServer(offline),
      ],
      { ...out, emitted: ['signedOut asked', 'signOutFailed Failed to fetch'] },
    ],
  ]);
});

describe('choosing a new password after a recovery link', () => {
  /** The page of the link, with its dialog open; what was emitted until then does not count. */
  const recovering = async () => {
    const page = await startSession({ link: tokensLink(true) });
    await take(page, [exchanges(sessionWith(hour), true), loads()]);
    page.takeEmittedTypes();
    return page;
  };
  const submit = (password: string): SessionEvent => ({ type: 'recovery.submit', password });
  const saves: Step = (page) => last(page.updatePassword).answer();
  const asked = { tags: 'signedIn recovering', recoveryFor: lena.id };
  const saving = { ...asked, recovery: { error: undefined, pending: true } };
  const over = { tags: 'signedIn', recoveryFor: undefined, recovery: undefined };
  const same = new AuthFailure('refused', 'New password should be different.');
  testRows(recovering, [
    [
      'five characters are too short, and are not sent',
      [submit('12345')],
      { ...asked, passwords: [], recovery: { error: 'tooShort', pending: false } },
    ],
    [
      'six characters are sent once, the dialog closes, and the user is signed in',
      [submit('123456'), see(saving), submit('654321'), saves],
      { ...over, passwords: ['123456'], emitted: ['userUpdated'] },
    ],
    [
      'a refusal is shown, and the next attempt clears it',
      [
        submit('123456'),
        (page) => last(page.updatePassword).fail(same),
        see({ ...asked, recovery: { error: same, pending: false } }),
        submit('1234567'),
        see(saving),
      ],
      saving,
    ],
    [
      'it waits for its own user, who comes by a link',
      opening({ stored: sessionWith(hour, { person: priya }), recoveryFor: lena.id }),
      [{ type: 'link.arrived', link: hashLink, requestedEmail: undefined }, exchanges(), accept],
      { regions: { recovery: 'asking' } },
    ],
    [
      'settled in another tab, the dialog closes here',
      [submit(''), { type: 'recovery.changed', userId: undefined }],
      { tags: 'signedIn', recovery: undefined, recoveryError: undefined },
    ],
    [
      'it can be dismissed: signed in, without the error',
      [submit(''), { type: 'recovery.dismiss' }],
      { ...over, recoveryError: undefined, emitted: [] },
    ],
  ]);
});

describe('a second factor', () => {
  const strong = sessionWith(hour, { generation: 2, aal: 'aal2' });
  const verified = 'mfaChallengeVerified';
  testRows(inside(hour), [
    [
      'verified in another tab: reported once, whatever the later rotations',
      [...elsewhere(strong), ...elsewhere(sessionWith(2 * hour, { generation: 3, aal: 'aal2' }))],
      { session: 'lena 3', emitted: [verified] },
    ],
  ]);
});

describe('what screens read', () => {
  const { id, email, displayName } = lena;
  const person = { id, email, displayName, avatarUrl: undefined, role: undefined };
  const nobodyHere = { currentUser: undefined, pending: false };
  const nameless = (session: Session): Session => ({
    ...session,
    user: { ...session.user, email: undefined },
  });
  testRows(returning(hour), [
    [
      'a protected page waits, admits or refuses',
      [see({ access: 'waiting' }), loads(), see({ access: 'granted' }), ...elsewhere(undefined)],
      { access: 'denied', person: undefined, problem: undefined, tags: 'signedOut' },
    ],
    [
      'an account without an address has an empty one',
      opening({ stored: nameless(sessionWith(hour)) }),
      [
        see({ person: { ...person, email: '' } }),
        { type: 'link.arrived', link: tokensLink(), requestedEmail: undefined },
        exchanges(nameless(sessionWith(hour, { person: priya }))),
      ],
      { question: { account: '', currentUser: '', pending: false }, tags: 'asking' },
    ],
    [
      'and is another than the one for which the link was asked',
      opening({ link: tokensLink(), requestedEmail: lena.email }),
      [exchanges(nameless(sessionWith(hour)))],
      { tags: 'asking', question: { account: '', requestedEmail: lena.email, ...nobodyHere } },
    ],
  ]);
});

test('what the services have to provide throws an error with its name', () => {
  const { actors, actions } = sessionMachine.implementations as unknown as {
    actors: Record<string, { config: () => void }>;
    actions: Record<string, () => void>;
  };
  for (const name of [
    'exchangeLink',
    'refreshSession',
    'loadProfile',
    'updatePassword',
    'browser',
    'readStorage',
    'saveSession',
    'clearStore',
    'saveRecovery',
    'endPendingSession',
    'requestSignOut',
    'logProfileFailure',
  ])
    expect(actors[name]?.config ?? actions[name]).toThrow(`${name} is not provided`);
});

test('a missing value that a state guarantees throws an error with its name', () => {
  expect([assertDefined(0), assertDefined('')]).toEqual([0, '']);
  expect(() => assertDefined(undefined)).toThrow(
    'The statechart reached a state without its value',
  );
});
