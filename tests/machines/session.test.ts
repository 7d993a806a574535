import { expect, test } from 'vitest';
import { assertDefined } from '../../machines/session/session.context.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionEvent, UsableLink } from '../../machines/session/session.types.ts';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import {
  elsewhere,
  endsAtServer,
  exchanges,
  hashLink as mailed,
  hour,
  journeys,
  limited,
  loads,
  offline,
  page,
  priyas,
  refreshes,
  refused,
  saves,
  second,
  skews,
  stores,
  tokensLink as tokens,
} from '../support/sessionPage.ts';
import { lena, priya, sessionWith } from '../support/tokens.ts';

const down = new Error('Failed to fetch');
const unauthorized = new AuthFailure('refused', 'JWT expired', { status: 401 });
const soon = 60_000;
const arrives = (link: UsableLink): SessionEvent => ({
  type: 'link.arrived',
  link,
  requestedEmail: undefined,
});
/** Another token of Lena's, whose time is over. */
const stale = sessionWith(-1, { generation: 2 });

// What a page does at usual moments.
const returned = 'watches lena 1, profile? lena 1, initialSession lena 1';
const returnedLate = 'watches lena 1, refresh? lena 1, profile? lena 1, initialSession lena 1';
const entered = 'stores lena 1, initialSession lena 1, signedIn lena 1';
const renewed = 'stores lena 2, tokenRefreshed lena 2';

/** A page is opened by a link, perhaps one that was requested here for an address. */
const byLink = (link: UsableLink, requestedEmail?: string) =>
  page({ link, requestedEmail }).does(`${link.kind}?`);
/** No one is signed in. */
const visitor = page({}).does('initialSession nobody');
/** Lena comes back to a stored session, whose profile is being loaded. */
const back = page({ stored: sessionWith(hour) }).does(returned);
/** Lena comes back to a stored session that is about to end. */
const backLate = page({ stored: sessionWith(soon) }).does(returnedLate);
/** Lena comes back to a stored session that has expired. */
const backTooLate = page({ stored: sessionWith(-1) }).does('watches lena 1, refresh? lena 1');
/** Lena is signed in for an hour. */
const inside = back.on(loads());
/** Lena is signed in, and her session is about to end. */
const expiring = backLate.on(loads());

journeys('a hidden tab', {
  'shown after sleep, it checks at once': inside.on([skews(hour), 'tab.shown'], 'refresh? lena 1'),
  'a pending refresh completes, and checks stop until it is shown': expiring
    .on('tab.hidden', '', 'refreshing')
    .on(refreshes(sessionWith(soon, { generation: 2 })), renewed, 'hidden, session lena 2')
    .on([hour, 'tab.shown'], 'refresh? lena 2'),
  'shown during a refresh: visible, with one request': expiring
    .on(['tab.hidden', 'tab.shown', refreshes()], renewed)
    .sees('fresh'),
  'shown in a state where only the profile reacts: the tab counts as visible': backLate
    .on(loads(offline), 'logs Failed to fetch')
    .on('tab.hidden', '', 'refreshing, missing')
    .on('tab.shown', 'profile? lena 1', 'in sight, retrying'),
});

// 200 + 400 + ... + 200n is 100 n (n + 1): 16 waits take 27.2 s, the 17th would end after 30.
let patient = expiring;
for (let attempt = 1; attempt <= 16; attempt += 1)
  patient = patient.on(refreshes(offline), '', 'backingOff').on(200 * attempt, 'refresh? lena 1');

journeys('a refresh without a response', {
  'in 29,800 ms: another attempt': expiring
    .on([skews(29_800), refreshes(offline)])
    .sees('backingOff'),
  'coming online between two attempts triggers one at once, which counts': expiring
    .on([refreshes(offline), 'network.online'], 'refresh? lena 1')
    .on([refreshes(offline), 399]),
  'it waits 200 ms times the attempt’s number, and begins anew after 30 s': patient
    .on(refreshes(offline), '', 'fresh, is signedIn')
    // Coming online checks without waiting for the tick.
    .on('network.online', 'refresh? lena 1')
    .on([refreshes(offline), 200], 'refresh? lena 1'),
});

journeys('a refused refresh', {
  'by a 429 without Retry-After: it waits a minute, keeps the session and says nothing': expiring
    .on(refreshes(limited()), '', 'session lena 1')
    .on(60_000, 'refresh? lena 1'),
  'or one without a session: out once, with the reason, storage cleared, and no more requests':
    expiring
      .on(refreshes(new AuthFailure('invalidResponse', 'No')), 'clears, signedOut refused')
      .on(hour, '', 'signedOut, session nobody, profile of nobody, ended refused'),
  '"Already Used", because another tab was first: that tab’s session is adopted': expiring
    .on([stores(second), refreshes(refused)])
    .sees('fresh, session lena 2'),
  'with empty or unreadable storage: signed out': expiring
    .on([stores(undefined), refreshes(refused)], 'clears, signedOut refused')
    .sees('signedOut'),
});

journeys('another tab', {
  'refreshed between two attempts: this one sends no request': expiring
    .on(refreshes(offline), '', 'backingOff')
    .on([elsewhere(second), 30_000], '', 'fresh, session lena 2'),
  'refreshed, as a refusal here reveals: the profile is requested with that token': backLate
    .on(loads(new Error('JWT expired')), 'logs JWT expired')
    .on([stores(second), refreshes(refused)], 'profile? lena 2', 'session lena 2'),
  'signed another user in, as a refusal here reveals: the page adopts that user': expiring
    .on([stores(priyas), refreshes(refused)], 'signedIn priya 1, profile? priya 1')
    .sees('profile of nobody'),
  'signed out: this one follows without a request, and reports it once': inside
    .on(elsewhere(undefined), 'signedOut elsewhere')
    .on(elsewhere(undefined), '', 'signedOut, session nobody, profile of nobody, ended elsewhere'),
  'verified a second factor: reported once, whatever the later rotations': inside
    .on(elsewhere(sessionWith(hour, { generation: 2, aal: 'aal2' })), 'mfaChallengeVerified')
    .on(elsewhere(sessionWith(2 * hour, { generation: 3, aal: 'aal2' })), '', 'session lena 3'),
});

journeys('opening the page with a stored session', {
  'an expiring one that is refused never counts as the initial one': page({
    stored: sessionWith(5_000),
  })
    .does('watches lena 1, refresh? lena 1')
    .on(refreshes(refused), 'clears, initialSession nobody, signedOut refused')
    .on(hour, '', 'signedOut, session nobody, ended refused, stored nobody'),
  'coming online between two attempts triggers one at once, which counts': backTooLate
    .on([refreshes(offline), 'network.online'], 'refresh? lena 1')
    .on([refreshes(offline), 400], 'refresh? lena 1'),
  'between two attempts another tab’s fresh session is adopted': backTooLate
    .on([refreshes(offline), elsewhere(second)], 'initialSession lena 2, profile? lena 2')
    .on(hour / 2),
  'public content does not wait for a service that cannot be reached': backTooLate
    .sees('content hidden')
    .on(refreshes(offline), '', 'waiting, content shown'),
  'an expiring one is kept during the wait of a 429': backTooLate
    .on(refreshes(limited(45_000)), 'initialSession lena 1', 'coolingDown, missing, stored lena 1')
    .on(45_000, 'refresh? lena 1')
    .on(elsewhere(second), 'profile? lena 2', 'session lena 2'),
  'an expired one is kept and retried for 30 s, and no data is requested with it': backTooLate
    .on([refreshes(offline), 200], 'refresh? lena 1')
    .on([refreshes(offline), 400], 'refresh? lena 1')
    .on([skews(30_000), refreshes(offline)], 'initialSession lena 1', 'is signedIn, stored lena 1')
    .on(30_000, 'refresh? lena 1')
    .on(refreshes(), `${renewed}, profile? lena 2`),
  'back from the cache a signed-out page whose storage is back takes over what it holds': visitor
    .on('storage.unavailable', 'memoryOnly')
    .on([stores(sessionWith(hour)), 'page.restored'], 'signedIn lena 1, profile? lena 1')
    .sees('session lena 1'),
});

/** The profile could not be loaded. */
const without = back.on(loads(down), 'logs Failed to fetch');
/** The service refuses the token, which is renewed. */
const unwelcome = back.on(loads(unauthorized), 'refresh? lena 1', 'renewing, is loading signedIn');
const renewing = unwelcome.on(refreshes(), `${renewed}, profile? lena 2`);

journeys('the profile', {
  'it is requested again when the network is back, without hiding the page': without
    .on('network.online', 'profile? lena 1', 'retrying, is signedIn')
    .on(['network.online', loads(down)], 'logs Failed to fetch')
    .on('network.online', 'profile? lena 1')
    .on(loads(), '', 'loaded, profile of lena'),
  'in a visible tab alone it is requested again after 30 s': without
    .on(['tab.hidden', 300_000, 'tab.shown'], 'profile? lena 1')
    .on(loads(down), 'logs Failed to fetch')
    .on(30_000, 'profile? lena 1'),
  'refused for an unexpired token: one refresh, and one retry': renewing.on(loads(), '', 'loaded'),
  'refused again with the new token: logged, without a further refresh': renewing
    .on(loads(unauthorized), 'logs JWT expired', 'missing')
    .on(30_000, 'profile? lena 2')
    .on(loads(unauthorized), 'logs JWT expired', 'is signedIn'),
  'refused after a successful load or a new request: one refresh each time': without
    .on('network.online', 'profile? lena 1')
    .on(loads(unauthorized), 'refresh? lena 1', 'missing')
    .on(refreshes(), `${renewed}, profile? lena 2`, 'retrying')
    .on([loads(), 'page.restored'], 'profile? lena 2')
    .on(loads(unauthorized), 'refresh? lena 2'),
  'refused after an answer without a row: one refresh each time, too': renewing
    .on([loads('no row'), 'network.online'], 'profile? lena 2')
    .on(loads(unauthorized), 'refresh? lena 2'),
  'an expired token of another tab is not sent': back.on(elsewhere(stale), '', 'missing'),
  'restored in a hidden tab with an expired token: it is renewed first': back
    .on(['tab.hidden', stores(stale), 'page.restored'], 'refresh? lena 2')
    .sees('renewing'),
  'refused, and the refresh is asked to wait: the page waits no longer': unwelcome
    .on(refreshes(limited(60_000)))
    .sees('missing, is signedIn'),
  'refused, and the refresh gets no answer out of sight: the page waits no longer': back
    .on(['tab.hidden', loads(unauthorized)], 'refresh? lena 1')
    .on(refreshes(offline), '', 'missing, is signedIn'),
  'refused during the wait of a 429: the page does not wait for that': backLate
    .on([refreshes(limited(60_000)), loads(unauthorized)])
    .sees('missing'),
  'expired tokens from the service cause no loop': visitor
    .on(elsewhere(sessionWith(-1)), 'signedIn lena 1, refresh? lena 1')
    .on(refreshes(stale), renewed, 'missing'),
  'after a refresh it is loaded with the new token, whatever the old request gets': backLate
    .on(loads(down), 'logs Failed to fetch')
    .on('network.online', 'profile? lena 1')
    .on(refreshes(), `${renewed}, profile? lena 2`)
    .on([({ profile }) => profile[1]?.fail(new Error('JWT expired')), loads()], '', 'loaded'),
  'refused, and the refresh gets no answer for 30 s: the page waits for the next tick': unwelcome
    .on([skews(29_801), refreshes(offline)], '', 'missing, is signedIn')
    .on(30_000, 'refresh? lena 1, profile? lena 1'),
});

const leaving = inside.on(
  'session.signOut',
  'clears, signOut? lena 1',
  'signingOut, stored nobody, leaving, shows',
);

journeys('signing out', {
  'storage is cleared before the request, whose bearer is the user’s token': leaving
    .on(endsAtServer(), 'signedOut asked')
    .sees('signedOut, session nobody, profile of nobody, stored nobody, ended asked, leaving')
    .on('signOut.settled', '', 'denied'),
  'the wait for a slow server ends after 1.5 s, and its refusal is reported when it comes': leaving
    .on(1_500, 'signedOut asked', 'signedOut, session nobody, profile of nobody')
    .on([60_000, endsAtServer(offline)], 'signOutFailed Failed to fetch', 'signedOut'),
});

/** A new password is required after a recovery link, and no sign-in is reported. */
const recovering = byLink(tokens(true))
  .on(
    exchanges(sessionWith(hour), true),
    'stores lena 1, recovery for lena, initialSession lena 1, passwordRecovery, ' +
      'linkOpened lena unrequested, profile? lena 1',
    'asking, stored lena 1, to recover lena',
  )
  .on(loads());
const submit = (password: string): SessionEvent => ({ type: 'recovery.submit', password });

journeys('choosing a new password after a recovery link', {
  'six characters are sent once, the dialog closes, and the user is signed in': recovering
    .on(submit('12345'), '', 'to recover lena, dialog tooShort')
    .on(submit('123456'), 'password? lena 1 123456', 'to recover lena, dialog busy')
    .on([submit('654321'), saves()], 'recovery for nobody, userUpdated', 'is signedIn, no dialog'),
  'a refusal is shown, and the next attempt clears it': recovering
    .on(submit('123456'), 'password? lena 1 123456')
    .on(saves(refused), '', 'to recover lena, dialog AuthFailure: Already Used')
    .on(submit('1234567'), 'password? lena 1 1234567', 'to recover lena, dialog busy'),
  'it waits for its own user, who comes by a link': page({ stored: priyas, recoveryFor: lena.id })
    .does('watches priya 1, profile? priya 1, initialSession priya 1')
    .on(arrives(mailed), 'tokenHash?')
    .on(
      [exchanges(), 'link.accept'],
      'stores lena 1, signedIn lena 1, linkOpened lena, profile? lena 1',
    )
    .sees('asking'),
  'settled in another tab, the dialog closes here': recovering
    .on([submit(''), { type: 'recovery.changed', userId: undefined }])
    .sees('is signedIn, no dialog, error'),
  'it can be dismissed: signed in, without the error': recovering
    .on([submit(''), 'recovery.dismiss'], 'recovery for nobody')
    .sees('is signedIn, no dialog, error'),
});

const nameless = (session: Session): Session => ({
  ...session,
  user: { ...session.user, email: undefined },
});

journeys('what screens read', {
  'a protected page waits, admits or refuses': back
    .sees('waiting')
    .on(loads(), '', 'granted')
    .on(elsewhere(undefined), 'signedOut elsewhere', 'denied, shows, problem, is signedOut'),
  'an account without an address has an empty one': page({ stored: nameless(sessionWith(hour)) })
    .does(returned)
    .sees('shows Lena Brooks <>')
    .on(arrives(tokens()), 'tokens?')
    .on(exchanges(nameless(priyas)), '', 'asks for nameless over nameless, is asking'),
  'and is another than the one for which the link was asked': byLink(tokens(), lena.email).on(
    exchanges(nameless(sessionWith(hour))),
    '',
    'is asking, asks for nameless sent to lena',
  ),
});

const unasked = page({ link: mailed });

journeys('a link while signed out', {
  'a token that another tab renews is no second initial session': byLink(tokens())
    .on(exchanges(), `${entered}, linkOpened lena unrequested, profile? lena 1`)
    .on(elsewhere(second), 'profile? lena 2', 'session lena 2'),
  'a token hash that was asked for here: straight in, stored, and the profile follows': byLink(
    mailed,
    lena.email,
  )
    .sees('is loading')
    .on(exchanges(), `${entered}, linkOpened lena, profile? lena 1`, 'fresh, loading, none'),
  'for another address than it was asked for: both are named': byLink(mailed, priya.email)
    .on(exchanges(), '', 'asks for lena sent to priya')
    .on('link.accept', `${entered}, linkOpened lena, profile? lena 1`),
  'declined, nobody is signed in and the session is ended': byLink(tokens(), priya.email).on(
    [exchanges(), 'link.decline'],
    'ends lena 1, initialSession nobody',
    'signedOut',
  ),
  'opened in the background a token hash is exchanged once the tab is visible': page({
    link: mailed,
    requestedEmail: lena.email,
    tabVisible: false,
  })
    .on(hour, '', 'is loading')
    .on('tab.shown', 'tokenHash?', 'in sight'),
  'tokens do not wait for that': page({ link: tokens(), tabVisible: false }).does('tokens?'),
  'a token hash that this browser did not request is spent by one press, without a further question':
    unasked
      .on([hour, 'tab.hidden', 'tab.shown', 'network.online'], '', 'is asking, asks, waiting')
      .on('link.accept', 'tokenHash?', 'asks busy')
      .on(
        ['link.accept', 'link.decline', exchanges()],
        `${entered}, linkOpened lena unrequested, refresh? lena 1`,
      ),
  'declined, it is not spent': unasked.on('link.decline', 'initialSession nobody', 'signedOut'),
  'another user who signs in meanwhile in another tab is not replaced without a question': unasked
    .on([elsewhere(priyas), 'link.accept'], 'tokenHash?')
    .on(exchanges(), '', 'asks for lena over priya'),
});

journeys('a link that arrives while somebody is signed in', {
  'with the page, for the same account: no question': page({
    link: mailed,
    stored: sessionWith(hour, { generation: 3 }),
  })
    .does('watches lena 3, tokenHash?')
    .on(exchanges(), `${entered}, linkOpened lena, profile? lena 1`),
  'with blocked storage, the user stays signed in': page({
    stored: sessionWith(soon),
    refusesWrites: true,
  })
    .does(returnedLate)
    .on([loads(), refreshes()], `${renewed}, memoryOnly`)
    .on([stores(undefined), arrives(tokens())], 'tokens?')
    .on(exchanges(priyas), '', 'asks for priya over lena')
    .on('link.decline', 'ends priya 1, profile? lena 2', 'session lena 2'),
  'for the account that another tab has stored without an event: no question': inside
    .on([stores(priyas), arrives(tokens())], 'tokens?')
    .on(
      exchanges(sessionWith(hour, { person: priya, generation: 2 })),
      'stores priya 2, signedIn priya 2, linkOpened priya, profile? priya 2',
    )
    .sees('session priya 2'),
  'during a refresh: it waits for the answer, whose token is stored': expiring.on(
    [arrives(tokens()), refreshes()],
    `${renewed}, tokens?`,
  ),
  'spent: reported once, and the page is as it was': inside
    .on({ type: 'link.failed', code: 'otp_expired' }, 'linkFailed otp_expired inside')
    .sees('session lena 1, problem otp_expired'),
});

journeys('an unusable link', {
  'is explained once the browser is known to be signed out, until dismissed': page({
    linkProblem: 'otp_expired',
  })
    .does('initialSession nobody, linkFailed otp_expired outside')
    .sees('signedOut, problem otp_expired')
    .on('link.dismiss', '', 'problem'),
  'that the service refuses keeps the stored session, and is reported by its code': page({
    stored: sessionWith(hour),
    link: tokens(),
  })
    .does('watches lena 1, tokens?')
    .on(
      exchanges(new AuthFailure('refused', 'No', { code: 'otp_expired', status: 403 })),
      'initialSession lena 1, linkFailed otp_expired inside, profile? lena 1',
    )
    .sees('session lena 1, stored lena 1, problem otp_expired'),
  'and one that arrives in an open page is opened as at startup': visitor
    .on(arrives(tokens()), 'tokens?')
    .on(
      exchanges(),
      'stores lena 1, signedIn lena 1, linkOpened lena unrequested, profile? lena 1',
    ),
});

test('what the services have to provide, and what a state guarantees, fails by name when missing', () => {
  const { actors, actions } = sessionMachine.implementations as unknown as Record<
    'actors' | 'actions',
    Record<string, (() => void) & { config?: () => void }>
  >;
  const missing = Object.entries({ ...actors, ...actions })
    .map(([name, logic]) => [name, logic.config ?? logic] as const)
    .filter(([, run]) => String(run).includes('notProvided'));
  expect(missing).toHaveLength(12);
  for (const [name, run] of missing) expect(run).toThrow(`${name} is not provided`);
  expect([assertDefined(0), assertDefined('')]).toEqual([0, '']);
  expect(() => assertDefined(undefined)).toThrow(
    'The statechart reached a state without its value',
  );
});
