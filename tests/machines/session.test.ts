import { describe, expect, test } from 'vitest';
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
  inside,
  last,
  limited,
  loads,
  offline,
  page,
  priyas,
  refreshes,
  refused,
  returning,
  second,
  skews,
  stores,
  tokensLink as tokens,
  type Step,
} from '../support/sessionPage.ts';
import { lena, priya, sessionWith } from '../support/tokens.ts';

const down = new Error('Failed to fetch');
const unauthorized = new AuthFailure('refused', 'JWT expired', { status: 401 });
const soon = 60_000;
const own = { link: mailed, requestedEmail: lena.email };
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

/** Lena is signed in, and her session is about to end. */
const expiring = (name: string) => page(name).opens(inside(soon));
/** Lena is signed in for an hour. */
const visiting = (name: string) => page(name).opens(inside(hour));
/** Lena comes back to a stored session, whose profile is being loaded. */
const back = (name: string) => page(name).opens(returning(hour), returned);
/** Lena comes back to a stored session that has expired. */
const backLate = (name: string) =>
  page(name).opens(returning(-1), 'watches lena 1, refresh? lena 1');

describe('a hidden tab', () => {
  visiting('shown after sleep, it checks at once')
    .on(skews(hour))
    .on('tab.shown', 'refresh? lena 1');

  expiring('a pending refresh completes, and checks stop until it is shown')
    .on('tab.hidden', '', 'refreshing')
    .on(refreshes(sessionWith(soon, { generation: 2 })), renewed, 'hidden, session lena 2')
    .on(hour)
    .on('tab.shown', 'refresh? lena 2');

  expiring('shown during a refresh: visible, with one request')
    .on('tab.hidden')
    .on('tab.shown')
    .on(refreshes(), renewed, 'fresh');

  page('shown in a state where only the profile reacts: the tab counts as visible')
    .opens(returning(soon), returnedLate)
    .on(loads(offline), 'logs Failed to fetch')
    .on('tab.hidden', '', 'refreshing, missing')
    .on('tab.shown', 'profile? lena 1', 'in sight, retrying');
});

describe('no response', () => {
  expiring('in 29,800 ms: another attempt')
    .on(skews(29_800))
    .on(refreshes(offline), '', 'backingOff');

  expiring('coming online between two attempts triggers one at once, which counts')
    .on(refreshes(offline))
    .on('network.online', 'refresh? lena 1')
    .on(refreshes(offline))
    .on(399);

  const patient = expiring(
    'it waits 200 ms times the attempt’s number, and begins anew after 30 s',
  );
  // 200 + 400 + ... + 200n is 100 n (n + 1): 16 waits take 27.2 s, the 17th would end after 30.
  for (let attempt = 1; attempt <= 16; attempt += 1)
    patient
      .on(refreshes(offline), '', 'backingOff')
      .on(200 * attempt - 1)
      .on(1, 'refresh? lena 1');
  patient
    .on(refreshes(offline), '', 'fresh, is signedIn')
    // Coming online checks without waiting for the tick.
    .on('network.online', 'refresh? lena 1')
    .on(refreshes(offline))
    .on(200, 'refresh? lena 1');
});

describe('429', () => {
  expiring('without Retry-After it waits a minute, keeps the session and says nothing')
    .on(refreshes(limited()))
    .on(59_999, '', 'session lena 1')
    .on(1, 'refresh? lena 1');
});

describe('a refused refresh', () => {
  expiring(
    'or one without a session: out once, with the reason, storage cleared, and no more requests',
  )
    .on(refreshes(new AuthFailure('invalidResponse', 'No')), 'clears, signedOut refused')
    .on(hour, '', 'signedOut, session nobody, profile of nobody, ended refused');

  expiring('"Already Used", because another tab was first: that tab’s session is adopted')
    .on(stores(second))
    .on(refreshes(refused), '', 'fresh, session lena 2');

  expiring('with unreadable storage: signed out')
    .on(stores(new Error('The operation is insecure.')))
    .on(refreshes(refused), 'clears, signedOut refused', 'signedOut');
});

describe('another tab', () => {
  expiring('refreshed between two attempts: this one sends no request')
    .on(refreshes(offline), '', 'backingOff')
    .on(elsewhere(second))
    .on(30_000, '', 'fresh, session lena 2');

  page('refreshed, as a refusal here reveals: the profile is requested with that token')
    .opens(returning(soon), returnedLate)
    .on(loads(new Error('JWT expired')), 'logs JWT expired')
    .on(stores(second))
    .on(refreshes(refused), 'profile? lena 2', 'session lena 2');

  expiring('signed another user in, as a refusal here reveals: the page adopts that user')
    .on(stores(priyas))
    .on(
      refreshes(refused),
      'signedIn priya 1, profile? priya 1',
      'session priya 1, profile of nobody',
    );

  visiting('signed out: this one follows without a request, and reports it once')
    .on(elsewhere(undefined), 'signedOut elsewhere')
    .on(elsewhere(undefined), '', 'signedOut, session nobody, profile of nobody, ended elsewhere');
});

describe('opening the page with a stored session', () => {
  page('an expiring one that is refused never counts as the initial one')
    .opens(returning(5_000), 'watches lena 1, refresh? lena 1')
    .on(refreshes(refused), 'clears, initialSession nobody, signedOut refused')
    .on(hour, '', 'signedOut, session nobody, ended refused, stored nobody');

  backLate('coming online between two attempts triggers one at once, which counts')
    .on(refreshes(offline))
    .on('network.online', 'refresh? lena 1')
    .on(refreshes(offline))
    .on(399)
    .on(1, 'refresh? lena 1');

  backLate('between two attempts another tab’s fresh session is adopted')
    .on(refreshes(offline))
    .on(elsewhere(second), 'initialSession lena 2, profile? lena 2')
    .on(hour / 2);

  page('public content does not wait for a service that cannot be reached')
    .opens(returning(-1), 'watches lena 1, refresh? lena 1', 'content hidden')
    .on(refreshes(offline), '', 'waiting, content shown');

  backLate('an expiring one is kept during the wait of a 429')
    .on(refreshes(limited(45_000)), 'initialSession lena 1', 'coolingDown, missing')
    .on(44_999, '', 'stored lena 1')
    .on(1, 'refresh? lena 1')
    .on(elsewhere(second), 'profile? lena 2', 'session lena 2');

  backLate('an expired one is kept and retried for 30 s, and no data is requested with it')
    .on(refreshes(offline))
    .on(200, 'refresh? lena 1')
    .on(refreshes(offline))
    .on(399)
    .on(1, 'refresh? lena 1')
    .on(skews(30_000))
    .on(refreshes(offline), 'initialSession lena 1', 'is signedIn, stored lena 1')
    .on(29_999)
    .on(1, 'refresh? lena 1')
    .on(refreshes(), `${renewed}, profile? lena 2`);
});

page('back from the cache a signed-out page whose storage is back takes over what it holds')
  .opens({}, 'initialSession nobody')
  .on('storage.unavailable', 'memoryOnly')
  .on(stores(sessionWith(hour)))
  .on('page.restored', 'signedIn lena 1, profile? lena 1', 'session lena 1');

describe('the profile', () => {
  back('it is requested again when the network is back, without hiding the page')
    .on(loads(down), 'logs Failed to fetch')
    .on('network.online', 'profile? lena 1', 'retrying, is signedIn')
    .on('network.online')
    .on(loads(down), 'logs Failed to fetch')
    .on('network.online', 'profile? lena 1')
    .on(loads(), '', 'loaded, profile of lena');

  back('in a visible tab alone it is requested again after 30 s')
    .on(loads(down), 'logs Failed to fetch')
    .on('tab.hidden')
    .on(300_000)
    .on('tab.shown', 'profile? lena 1')
    .on(loads(down), 'logs Failed to fetch')
    .on(29_999)
    .on(1, 'profile? lena 1');

  back('refused for an unexpired token: one refresh, and one retry')
    .on(loads(unauthorized), 'refresh? lena 1', 'renewing, is loading signedIn')
    .on(refreshes(), `${renewed}, profile? lena 2`)
    .on(loads(), '', 'loaded');

  back('refused again with the new token: logged, without a further refresh')
    .on(loads(unauthorized), 'refresh? lena 1')
    .on(refreshes(), `${renewed}, profile? lena 2`)
    .on(loads(unauthorized), 'logs JWT expired', 'missing')
    .on(30_000, 'profile? lena 2')
    .on(loads(unauthorized), 'logs JWT expired', 'is signedIn');

  back('refused after a successful load or a new request: one refresh each time')
    .on(loads(down), 'logs Failed to fetch')
    .on('network.online', 'profile? lena 1')
    .on(loads(unauthorized), 'refresh? lena 1', 'missing')
    .on(refreshes(), `${renewed}, profile? lena 2`, 'retrying')
    .on(loads())
    .on('page.restored', 'profile? lena 2')
    .on(loads(unauthorized), 'refresh? lena 2');

  back('refused after an answer without a row: one refresh each time, too')
    .on(loads(unauthorized), 'refresh? lena 1')
    .on(refreshes(), `${renewed}, profile? lena 2`)
    .on((page) => last(page.profile).answer(undefined))
    .on('network.online', 'profile? lena 2')
    .on(loads(unauthorized), 'refresh? lena 2');

  back('a token of another tab that has already expired is not sent').on(
    elsewhere(stale),
    '',
    'missing',
  );

  back('restored in a hidden tab with an expired token: it is renewed first')
    .on('tab.hidden')
    .on(stores(stale))
    .on('page.restored', 'refresh? lena 2', 'renewing');

  back('refused, and the refresh is asked to wait: the page waits no longer')
    .on(loads(unauthorized), 'refresh? lena 1')
    .on(refreshes(limited(60_000)), '', 'missing, is signedIn');

  page('refused, and the refresh gets no answer out of sight: the page waits no longer')
    .opens(returning(hour, { hidden: true }), returned)
    .on(loads(unauthorized), 'refresh? lena 1')
    .on(refreshes(offline), '', 'missing, is signedIn');

  page('refused during the wait of a 429: the page does not wait for that')
    .opens(returning(60_000), returnedLate)
    .on(refreshes(limited(60_000)))
    .on(loads(unauthorized), '', 'missing');

  page('expired tokens from the service cause no loop')
    .opens({}, 'initialSession nobody')
    .on(elsewhere(sessionWith(-1)), 'signedIn lena 1, refresh? lena 1')
    .on(refreshes(stale), renewed, 'missing');

  page('after a refresh it is loaded with the new token, whatever the old request gets')
    .opens(returning(60_000), returnedLate)
    .on(loads(down), 'logs Failed to fetch')
    .on('network.online', 'profile? lena 1')
    .on(refreshes(), `${renewed}, profile? lena 2`)
    .on((page) => page.profile[1]?.fail(new Error('JWT expired')))
    .on(loads(), '', 'loaded');

  back('refused, and the refresh gets no answer for 30 s: the page waits for the next tick')
    .on(loads(unauthorized), 'refresh? lena 1')
    .on(skews(29_801))
    .on(refreshes(offline), '', 'missing, is signedIn')
    .on(30_000, 'refresh? lena 1, profile? lena 1');
});

describe('signing out', () => {
  visiting('storage is cleared before the request, whose bearer is the user’s token')
    .on('session.signOut', 'clears, signOut? lena 1', 'signingOut, stored nobody, leaving, shows')
    .on(
      endsAtServer(),
      'signedOut asked',
      'signedOut, session nobody, profile of nobody, stored nobody, ended asked, leaving',
    )
    .on('signOut.settled', '', 'denied');

  visiting('the wait for a slow server ends after 1.5 s, and its refusal is reported when it comes')
    .on('session.signOut', 'clears, signOut? lena 1')
    .on(1_499, '', 'signingOut')
    .on(1, 'signedOut asked', 'signedOut, session nobody, profile of nobody, stored nobody')
    .on(60_000)
    .on(
      endsAtServer(offline),
      'signOutFailed Failed to fetch',
      'signedOut, session nobody, profile of nobody, stored nobody',
    );
});

describe('choosing a new password after a recovery link', () => {
  const recovering = (name: string) =>
    page(name)
      .opens({ link: tokens(true) }, 'tokens?')
      .on(
        exchanges(sessionWith(hour), true),
        'stores lena 1, recovery for lena, initialSession lena 1, passwordRecovery, ' +
          'linkOpened lena unrequested, profile? lena 1',
        'asking, stored lena 1, to recover lena',
      )
      .on(loads());
  const submit = (password: string): SessionEvent => ({ type: 'recovery.submit', password });
  const saves: Step = (page) => last(page.updatePassword).answer();
  const same = new AuthFailure('refused', 'Too weak');
  recovering('five characters are too short, and are not sent').on(
    submit('12345'),
    '',
    'to recover lena, dialog tooShort',
  );

  recovering('six characters are sent once, the dialog closes, and the user is signed in')
    .on(submit('123456'), 'password? lena 1 123456', 'to recover lena, dialog busy')
    .on(submit('654321'))
    .on(saves, 'recovery for nobody, userUpdated', 'is signedIn, to recover nobody, no dialog');

  recovering('a refusal is shown, and the next attempt clears it')
    .on(submit('123456'), 'password? lena 1 123456')
    .on(
      (page) => last(page.updatePassword).fail(same),
      '',
      'to recover lena, dialog AuthFailure: Too weak',
    )
    .on(submit('1234567'), 'password? lena 1 1234567', 'to recover lena, dialog busy');

  page('it waits for its own user, who comes by a link')
    .opens(
      { stored: sessionWith(hour, { person: priya }), recoveryFor: lena.id },
      'watches priya 1, profile? priya 1, initialSession priya 1',
    )
    .on(arrives(mailed), 'tokenHash?')
    .on(exchanges())
    .on(
      'link.accept',
      'stores lena 1, signedIn lena 1, linkOpened lena, profile? lena 1',
      'asking',
    );

  recovering('settled in another tab, the dialog closes here')
    .on(submit(''))
    .on({ type: 'recovery.changed', userId: undefined }, '', 'is signedIn, no dialog, error');

  recovering('it can be dismissed: signed in, without the error')
    .on(submit(''))
    .on(
      'recovery.dismiss',
      'recovery for nobody',
      'is signedIn, to recover nobody, no dialog, error',
    );
});

describe('a second factor', () => {
  const strong = sessionWith(hour, { generation: 2, aal: 'aal2' });
  visiting('verified in another tab: reported once, whatever the later rotations')
    .on(elsewhere(strong), 'mfaChallengeVerified')
    .on(elsewhere(sessionWith(2 * hour, { generation: 3, aal: 'aal2' })), '', 'session lena 3');
});

describe('what screens read', () => {
  const nameless = (session: Session): Session => ({
    ...session,
    user: { ...session.user, email: undefined },
  });
  page('a protected page waits, admits or refuses')
    .opens(returning(hour), returned, 'waiting')
    .on(loads(), '', 'granted')
    .on(elsewhere(undefined), 'signedOut elsewhere', 'denied, shows, problem, is signedOut');

  page('an account without an address has an empty one')
    .opens({ stored: nameless(sessionWith(hour)) }, returned, 'shows Lena Brooks <>')
    .on(arrives(tokens()), 'tokens?')
    .on(
      exchanges(nameless(sessionWith(hour, { person: priya }))),
      '',
      'asks for nameless over nameless, is asking',
    );

  page('and is another than the one for which the link was asked')
    .opens({ link: tokens(), requestedEmail: lena.email }, 'tokens?')
    .on(exchanges(nameless(sessionWith(hour))), '', 'is asking, asks for nameless sent to lena');
});

test('what the services have to provide throws an error with its name', () => {
  const { actors, actions } = sessionMachine.implementations as unknown as Record<
    'actors' | 'actions',
    Record<string, (() => void) & { config?: () => void }>
  >;
  const missing = Object.entries({ ...actors, ...actions })
    .map(([name, logic]) => [name, logic.config ?? logic] as const)
    .filter(([, run]) => String(run).includes('notProvided'));
  expect(missing).toHaveLength(12);
  for (const [name, run] of missing) expect(run).toThrow(`${name} is not provided`);
});

test('a missing value that a state guarantees throws an error with its name', () => {
  expect([assertDefined(0), assertDefined('')]).toEqual([0, '']);
  expect(() => assertDefined(undefined)).toThrow(
    'The statechart reached a state without its value',
  );
});

describe('a link while signed out', () => {
  page('a token that another tab renews is no second initial session')
    .opens({ link: tokens() }, 'tokens?')
    .on(exchanges(), `${entered}, linkOpened lena unrequested, profile? lena 1`)
    .on(elsewhere(second), 'profile? lena 2', 'session lena 2');

  page('a token hash that was asked for here: straight in, stored, and the profile follows')
    .opens(own, 'tokenHash?', 'is loading')
    .on(
      exchanges(),
      `${entered}, linkOpened lena, profile? lena 1`,
      'stored lena 1, fresh, loading, none',
    );

  page('for another address than it was asked for: both are named')
    .opens({ link: mailed, requestedEmail: priya.email }, 'tokenHash?')
    .on(exchanges(), '', 'asks for lena sent to priya')
    .on('link.accept', `${entered}, linkOpened lena, profile? lena 1`, 'stored lena 1');

  page('declined, nobody is signed in and the session is ended')
    .opens({ link: tokens(), requestedEmail: priya.email }, 'tokens?')
    .on(exchanges())
    .on('link.decline', 'ends lena 1, initialSession nobody', 'signedOut');

  page('for password recovery: a new password is required, and no sign-in is reported')
    .opens({ link: tokens(true) }, 'tokens?')
    .on(
      exchanges(sessionWith(hour), true),
      'stores lena 1, recovery for lena, initialSession lena 1, passwordRecovery, linkOpened lena unrequested, profile? lena 1',
      'asking, stored lena 1, to recover lena',
    );

  page('opened in the background a token hash is exchanged once the tab is visible')
    .opens({ ...own, hidden: true })
    .on(hour, '', 'is loading')
    .on('tab.shown', 'tokenHash?', 'in sight');

  page('tokens do not wait for that').opens({ link: tokens(), hidden: true }, 'tokens?');
});

describe('a token hash that this browser did not request, while signed out', () => {
  page('is spent by one press, without a further question')
    .opens({ link: mailed })
    .on(hour)
    .on('tab.hidden')
    .on('tab.shown')
    .on('network.online', '', 'is asking, asks, waiting')
    .on('link.accept', 'tokenHash?', 'asks busy')
    .on('link.accept')
    .on('link.decline')
    .on(
      exchanges(),
      `${entered}, linkOpened lena unrequested, refresh? lena 1`,
      'nothing pending, stored lena 1',
    );

  page('declined, it is not spent')
    .opens({ link: mailed })
    .on('link.decline', 'initialSession nobody', 'signedOut');

  page('another user who signs in meanwhile in another tab is not replaced without a question')
    .opens({ link: mailed })
    .on(elsewhere(priyas))
    .on('link.accept', 'tokenHash?')
    .on(exchanges(), '', 'asks for lena over priya');
});

describe('a link while signed in', () => {
  page('for the same account there is no question')
    .opens(
      { link: mailed, stored: sessionWith(hour, { generation: 3 }) },
      'watches lena 3, tokenHash?',
    )
    .on(exchanges(), `${entered}, linkOpened lena, profile? lena 1`, 'stored lena 1');
});

describe('a link that arrives in an open page', () => {
  page('while signed out: as at startup')
    .opens({}, 'initialSession nobody')
    .on(arrives(tokens()), 'tokens?')
    .on(
      exchanges(),
      'stores lena 1, signedIn lena 1, linkOpened lena unrequested, profile? lena 1',
    );

  page('with blocked storage, the user stays signed in')
    .opens(inside(60_000, { refusesWrites: true }))
    .on(refreshes(), `${renewed}, memoryOnly`)
    .on(stores(new Error('blocked')))
    .on(arrives(tokens()), 'tokens?')
    .on(exchanges(priyas), '', 'asks for priya over lena')
    .on(stores(undefined))
    .on('link.decline', 'ends priya 1, profile? lena 2', 'session lena 2');

  visiting('for the account that another tab has stored without an event: no question')
    .on(stores(priyas))
    .on(arrives(tokens()), 'tokens?')
    .on(
      exchanges(sessionWith(hour, { person: priya, generation: 2 })),
      'stores priya 2, signedIn priya 2, linkOpened priya, profile? priya 2',
      'session priya 2',
    );

  visiting('spent, with somebody signed in: reported once, and the page is as it was').on(
    { type: 'link.failed', code: 'otp_expired' },
    'linkFailed otp_expired inside',
    'session lena 1, problem otp_expired',
  );
});

describe('an unusable link', () => {
  page('is explained once the browser is known to be signed out, until dismissed')
    .opens(
      { link: { kind: 'problem', code: 'otp_expired' } },
      'initialSession nobody, linkFailed otp_expired outside',
      'signedOut, problem otp_expired',
    )
    .on('link.dismiss', '', 'problem');

  page('that the service refuses keeps the stored session, and is reported by its code')
    .opens(returning(hour, { link: tokens() }), 'watches lena 1, tokens?')
    .on(
      exchanges(new AuthFailure('refused', 'No', { code: 'otp_expired', status: 403 })),
      'initialSession lena 1, linkFailed otp_expired inside, profile? lena 1',
      'session lena 1, stored lena 1, problem otp_expired',
    );
});
