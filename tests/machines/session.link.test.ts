import { describe, expect } from 'vitest';
import { AuthFailure } from '../../src/domain/authFailure.ts';
import type { SessionEvent } from '../../machines/session/session.types.ts';
import type { AddressLink } from '../../src/services/addressLink.ts';
import { hashLink as mailed, tokensLink as tokens } from '../support/sessionHarness.ts';
import {
  accept,
  decline,
  elsewhere,
  exchanges,
  hidden,
  hour,
  inside,
  online,
  opening,
  priyas,
  refreshes,
  returning,
  second,
  see,
  shown,
  stores,
  testRows,
} from '../support/sessionTable.ts';
import { lena, priya, sessionWith } from '../support/tokens.ts';

const spent: AddressLink = { kind: 'problem', code: 'otp_expired' };
const own = { link: mailed, requestedEmail: lena.email };
const arrives = (link: AddressLink, requestedEmail?: string): SessionEvent =>
  link.kind === 'problem'
    ? { type: 'link.failed', code: link.code }
    : { type: 'link.arrived', link, requestedEmail };

/** The question before a link replaces another person. */
const switching = { account: lena.email, currentUser: priya.email, pending: false };
const opened = ['signedIn lena 1', `linkOpened ${lena.email}`];
const unrequested = ['signedIn lena 1', `linkOpened ${lena.email} unrequested`];
const problemOf = (code: string, where: 'inside' | 'outside') => ({
  problem: code,
  emitted: [
    `initialSession ${where === 'inside' ? 'lena 1' : 'nobody'}`,
    `linkFailed ${code} ${where}`,
  ],
});

describe('a link while signed out', () => {
  testRows(opening({ link: tokens(true) }), [
    [
      'a token that another tab renews is no second initial session',
      opening({ link: tokens() }),
      [exchanges(), ...elsewhere(second)],
      { session: 'lena 2', emitted: ['initialSession lena 1', ...unrequested] },
    ],
    [
      'a token hash that was asked for here: straight in, stored, and the profile follows',
      opening(own),
      [see({ tags: 'loading', exchanges: ['tokenHash'] }), exchanges()],
      {
        emitted: ['initialSession lena 1', ...opened],
        stored: 'lena 1',
        profiles: ['lena 1'],
        regions: { freshness: 'fresh', profile: 'loading', recovery: 'none' },
      },
    ],
    [
      'for another address than it was asked for: both are named',
      opening({ link: mailed, requestedEmail: priya.email }),
      [
        exchanges(),
        see({
          question: {
            account: lena.email,
            requestedEmail: priya.email,
            currentUser: undefined,
            pending: false,
          },
          written: [],
        }),
        accept,
      ],
      { emitted: ['initialSession lena 1', ...opened], stored: 'lena 1' },
    ],
    [
      'declined, nobody is signed in and the session is ended',
      opening({ link: tokens(), requestedEmail: priya.email }),
      [exchanges(), decline],
      { state: 'signedOut', emitted: ['initialSession nobody'], ended: ['lena 1'] },
    ],
    [
      'for password recovery: a new password is required, and no sign-in is reported',
      [exchanges(sessionWith(hour), true)],
      {
        emitted: [
          'initialSession lena 1',
          'passwordRecovery',
          `linkOpened ${lena.email} unrequested`,
        ],
        regions: { recovery: 'asking' },
        stored: 'lena 1',
        recoveryFor: lena.id,
      },
    ],
    [
      'opened in the background a token hash is exchanged once the tab is visible',
      opening({ ...own, hidden: true }),
      [
        hour,
        see({ tags: 'loading', exchanges: [] }),
        shown,
        (page) => expect(page.context().tabVisible).toBe(true),
      ],
      { exchanges: ['tokenHash'] },
    ],
    [
      'tokens do not wait for that',
      opening({ link: tokens(), hidden: true }),
      [],
      { exchanges: ['tokens'] },
    ],
  ]);
});

describe('a token hash that this browser did not request, while signed out', () => {
  const asked = { account: undefined, currentUser: undefined, pending: false };
  testRows(opening({ link: mailed }), [
    [
      'is spent by one press, without a further question',
      [
        hour,
        hidden,
        shown,
        online,
        see({ tags: 'asking', exchanges: [], question: asked, access: 'waiting' }),
        accept,
        see({ exchanges: ['tokenHash'], question: { ...asked, pending: true } }),
        // A second press does not spend it again.
        accept,
        decline,
        see({ exchanges: ['tokenHash'] }),
        exchanges(),
        (page) => expect(page.context().pendingExchange).toBeUndefined(),
      ],
      { emitted: ['initialSession lena 1', ...unrequested], stored: 'lena 1' },
    ],
    [
      'declined, it is not spent',
      [decline],
      { state: 'signedOut', exchanges: [], ended: [], emitted: ['initialSession nobody'] },
    ],
    [
      'another user who signs in meanwhile in another tab is not replaced without a question',
      [...elsewhere(priyas), accept, exchanges()],
      { question: switching },
    ],
  ]);
});

describe('a link while signed in', () => {
  const stored = priyas;
  testRows(opening({ link: tokens(), stored }), [
    [
      'for the same account there is no question',
      opening({ link: mailed, stored: sessionWith(hour, { generation: 3 }) }),
      [exchanges()],
      { emitted: ['initialSession lena 1', ...opened], stored: 'lena 1' },
    ],
  ]);
});

describe('a link that arrives in an open page', () => {
  const toPriya = { account: priya.email, currentUser: lena.email, pending: false };
  testRows(inside(hour), [
    [
      'while signed out: as at startup',
      opening(),
      [arrives(tokens()), exchanges()],
      { emitted: ['initialSession nobody', ...unrequested] },
    ],
    [
      'with blocked storage, the user stays signed in',
      inside(60_000, { refusesWrites: true }),
      [
        refreshes(),
        stores(new Error('blocked')),
        arrives(tokens()),
        exchanges(priyas),
        see({ question: toPriya }),
        stores(undefined),
        decline,
      ],
      { session: 'lena 2', emitted: ['tokenRefreshed lena 2', 'memoryOnly'] },
    ],
    [
      'for the account that another tab has stored without an event: no question',
      [
        stores(priyas),
        arrives(tokens()),
        exchanges(sessionWith(hour, { person: priya, generation: 2 })),
      ],
      { session: 'priya 2' },
    ],
    [
      'spent, with somebody signed in: reported once, and the page is as it was',
      [arrives(spent)],
      { session: 'lena 1', problem: 'otp_expired', emitted: ['linkFailed otp_expired inside'] },
    ],
  ]);
});

describe('an unusable link', () => {
  testRows(opening({ link: spent }), [
    [
      'is explained once the browser is known to be signed out, until dismissed',
      [
        see({ state: 'signedOut', ...problemOf('otp_expired', 'outside') }),
        { type: 'link.dismiss' },
      ],
      { problem: undefined },
    ],
    // tests/unit/domain/authFailure.test.ts has the code of each failure.
    [
      'that the service refuses keeps the stored session, and is reported by its code',
      returning(hour, { link: tokens() }),
      [exchanges(new AuthFailure('refused', 'No', { code: 'otp_expired', status: 403 }))],
      { session: 'lena 1', stored: 'lena 1', ...problemOf('otp_expired', 'inside') },
    ],
  ]);
});
