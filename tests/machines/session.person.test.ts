import { describe, expect, test } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import {
  isAskingAboutLink,
  isRecovering,
  selectPerson,
} from '../../machines/session/session.selectors.ts';
import { assertDefined } from '../../machines/session/session.setup.ts';
import {
  isProfileMissing,
  selectLinkProblem,
  selectLinkQuestion,
  selectRecovery,
} from '../../machines/session/session.screens.ts';
import type { SessionEvent } from '../../machines/session/session.types.ts';
import type { Session } from '../../src/domain/session.ts';
import {
  hashLink,
  last,
  signedIn,
  startSession,
  tokensLink,
  type SessionHarness,
} from '../support/sessionHarness.ts';
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
  type Row,
  type Step,
} from '../support/sessionTable.ts';
import { lena, priya, profileWith, sessionWith } from '../support/tokens.ts';

const snapshot = (page: SessionHarness) => page.actor.getSnapshot();
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
      'a failed load is logged, shows the page, and the dashboard keeps loading',
      [loads(down), logs(down), (page) => expect(isProfileMissing(snapshot(page))).toBe(true)],
      { ...profile('missing'), tags: 'signedIn' },
    ],
    [
      'a user without a row has an empty profile, and nothing is logged',
      [(page) => last(page.profile).answer(undefined), logs()],
      profile('missing'),
    ],
    ...[online, shown].map((event): Row => [
      `it is requested again on ${event.type}, without hiding the page`,
      [
        loads(down),
        event,
        see({ ...profile('retrying'), tags: 'signedIn', profiles: ['lena 1', 'lena 1'] }),
        event,
        see({ profiles: ['lena 1', 'lena 1'] }),
        loads(down),
        logs(down, down),
        event,
        loads(),
      ],
      { ...profile('loaded'), profile: profileWith() },
    ]),
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
      'of another tab’s user with an expired token waits for a new one',
      opening(),
      [
        ...elsewhere(sessionWith(-1)),
        see({ ...profile('renewing'), refreshes: ['lena 1'] }),
        refreshes(),
      ],
      { profiles: ['lena 2'] },
    ],
    [
      'expired tokens from the service cause no loop',
      opening(),
      [...elsewhere(sessionWith(-1)), refreshes(sessionWith(-1, { generation: 2 }))],
      { ...profile('missing'), refreshes: ['lena 1'], profiles: [] },
    ],
    [
      'it is requested again with the new token after a refresh',
      returning(60_000),
      [loads(down), refreshes()],
      { profiles: ['lena 1', 'lena 2'] },
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
      'the page waits 20 s for it, and the token is refreshed meanwhile',
      returning(150_000),
      [20_000, see({ tags: 'loading signedIn' }), loads()],
      { tags: 'signedIn' },
    ],
    [
      'a late response for a previous user is dropped',
      [
        ...elsewhere(sessionWith(hour, { person: priya })),
        (page) => page.profile[0]?.answer(profileWith(lena)),
        see({ profile: undefined }),
        loads(priya),
      ],
      { profile: profileWith(priya) },
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
        see({ access: 'leaving' }),
        (page) => expect(selectPerson(snapshot(page))).toBeUndefined(),
        endsAtServer(),
        see({ ...out, endReason: 'asked', emitted: ['signedOut asked'], access: 'leaving' }),
        { type: 'signOut.settled' },
      ],
      { access: 'denied' },
    ],
    [
      'offline it signs out too, and reports the failure',
      [signOut, endsAtServer(offline)],
      { ...out, emitted: ['signedOut asked Failed to fetch'] },
    ],
    [
      'with a service that throws it does so, too',
      [signOut, (page) => last(page.signOut).fail(down)],
      { ...out, emitted: ['signedOut asked Failed to fetch'] },
    ],
    [
      'the wait for a slow server ends after 1.5 s, and it still receives the sign-out',
      [
        signOut,
        1_499,
        see({ state: 'signingOut', emitted: [] }),
        1,
        see({ ...out, emitted: ['signedOut asked'] }),
        endsAtServer(offline),
        60_000,
      ],
      { ...out, emitted: ['signedOut asked'] },
    ],
    [
      'pressing twice sends one request',
      [signOut, signOut, endsAtServer(), signOut],
      { signOuts: ['lena 1'], emitted: ['signedOut asked'] },
    ],
    [
      'a pending refresh is aborted and cannot restore the session',
      inside(60_000),
      [
        signOut,
        (page) => expect(last(page.refresh).signal.aborted).toBe(true),
        refreshes(),
        endsAtServer(),
      ],
      { ...out, emitted: ['signedOut asked'] },
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
  const over = { tags: 'signedIn', recoveryFor: undefined, recoveryError: undefined };
  const same = new AuthFailure('refused', 'New password should be different.');
  testRows(recovering, [
    ...(
      [
        ['', 'tooShort'],
        ['12345', 'tooShort'],
        ['€'.repeat(25), 'tooLong'],
      ] as const
    ).map(([password, recoveryError]): Row => [
      `"${password}" is ${recoveryError}, and is not sent`,
      [submit(password)],
      { ...asked, passwords: [], recoveryError },
    ]),
    [
      'six characters are sent once, the dialog closes, and the user is signed in',
      [submit('123456'), see(asked), submit('654321'), saves],
      { ...over, passwords: ['123456'], emitted: ['userUpdated'] },
    ],
    [
      'a refusal is shown, and the next attempt clears it',
      [
        submit('123456'),
        (page) => last(page.updatePassword).fail(same),
        see({ ...asked, recoveryError: same }),
        submit('1234567'),
        see({ recoveryError: undefined }),
        (page) => last(page.updatePassword).fail(new TypeError('Failed to fetch')),
      ],
      { recoveryError: offline },
    ],
    [
      'it is required again after a reload, until a password is saved',
      returning(hour, { recoveryFor: lena.id }),
      [loads(), see({ ...asked, emitted: ['initialSession lena 1'] }), submit('123456'), saves],
      over,
    ],
    [
      'it is not of the next user',
      opening({ stored: sessionWith(hour, { person: priya }), recoveryFor: lena.id }),
      [loads(priya)],
      { tags: 'signedIn' },
    ],
    [
      'a sign-out ends it',
      [
        { type: 'recovery.dismiss' },
        { type: 'recovery.changed', userId: lena.id },
        signOut,
        endsAtServer(),
        (page) => expect(page.context().recoveryFor).toBeUndefined(),
      ],
      { recoveryFor: undefined },
    ],
    [
      'settled in another tab, the dialog closes here',
      [submit(''), { type: 'recovery.changed', userId: undefined }],
      { tags: 'signedIn', recoveryError: undefined },
    ],
    [
      'another open tab is not interrupted',
      inside(hour),
      [{ type: 'recovery.changed', userId: lena.id }],
      { tags: 'signedIn' },
    ],
    ...(
      [
        ['of the same person: the password is still required', lena, lena.id],
        ['of another person: no longer required', priya, undefined],
      ] as const
    ).map(([name, person, recoveryFor]): Row => [
      `another link: ${name}`,
      [
        { type: 'link.arrived', link: hashLink, requestedEmail: undefined },
        exchanges(sessionWith(hour, { person, generation: 2 })),
        accept,
      ],
      { recoveryFor, regions: { recovery: recoveryFor === undefined ? 'none' : 'asking' } },
    ]),
    [
      'it can be dismissed: signed in, without the error',
      [submit(''), { type: 'recovery.dismiss' }],
      { ...over, emitted: [] },
    ],
  ]);

  test('the dialog’s data exist while a password is required or being saved', async () => {
    const page = await startSession({ link: tokensLink(true) });
    const view = () => [selectRecovery(snapshot(page)), isRecovering(snapshot(page))];
    expect(view()).toEqual([undefined, false]);
    await take(page, [exchanges(sessionWith(hour), true), submit('x')]);
    expect(view()).toEqual([{ error: 'tooShort', pending: false }, true]);
    await take(page, [submit('plenty-of-acorns')]);
    expect(view()).toEqual([{ error: undefined, pending: true }, true]);
    await take(page, [saves]);
    expect(view()).toEqual([undefined, false]);
  });
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
    [
      'verified here: found by the refresh',
      inside(60_000),
      [refreshes(strong)],
      { emitted: [verified, 'tokenRefreshed lena 2'] },
    ],
    ['found after a bfcache restore', [stores(strong), restored], { emitted: [verified] }],
    [
      'verified by a link of the same user',
      [{ type: 'link.arrived', link: hashLink, requestedEmail: undefined }, exchanges(strong)],
      { emitted: [verified, 'signedIn lena 2', `linkOpened ${lena.email} again`] },
    ],
    [
      'found before the page is in use is not reported',
      returning(-1),
      [refreshes(strong)],
      { emitted: ['initialSession lena 2', 'tokenRefreshed lena 2'] },
    ],
  ]);
});

describe('what screens read', () => {
  test('a protected page waits, admits or refuses', async () => {
    const page = await returning(hour)();
    await take(page, [
      see({ access: 'waiting' }),
      loads(),
      see({ access: 'granted' }),
      ...elsewhere(undefined),
      see({ access: 'denied' }),
    ]);
    expect(selectPerson(snapshot(page))).toBeUndefined();
    expect(selectLinkProblem(snapshot(page))).toBeUndefined();
    expect(isAskingAboutLink(snapshot(page))).toBe(false);
  });

  test('the profile’s name takes precedence over that of the sign-up', async () => {
    const page = await returning(hour)();
    const { id, email, displayName } = lena;
    const person = { id, email, displayName, avatarUrl: undefined, role: undefined };
    expect(selectPerson(snapshot(page))).toEqual(person);
    await last(page.profile).answer({ ...profileWith(), displayName: 'Lena B.' });
    const named = { ...person, displayName: 'Lena B.', role: 'student' };
    expect(selectPerson(snapshot(page))).toEqual(named);
  });

  test('an account without an address has an empty one', async () => {
    const nameless = (session: Session): Session => ({
      ...session,
      user: { ...session.user, email: undefined },
    });
    const page = await signedIn(nameless(sessionWith(hour)), profileWith());
    expect(selectPerson(snapshot(page))?.email).toBe('');
    await take(page, [
      { type: 'link.arrived', link: tokensLink(), requestedEmail: undefined },
      exchanges(nameless(sessionWith(hour, { person: priya }))),
    ]);
    expect(selectLinkQuestion(snapshot(page))).toMatchObject({ account: '', currentUser: '' });
    expect(isAskingAboutLink(snapshot(page))).toBe(true);
  });

  test('a rotated token does not change the user', async () => {
    const page = await inside(60_000)();
    const before = selectPerson(snapshot(page));
    await take(page, [refreshes()]);
    expect(selectPerson(snapshot(page))).toEqual(before);
  });
});

test('a missing value that a state guarantees throws an error with its name', () => {
  expect([assertDefined(0), assertDefined('')]).toEqual([0, '']);
  expect(() => assertDefined(undefined)).toThrow(
    'The statechart reached a state without its value',
  );
});
