import { emit } from 'xstate';
import { linkProblemOf } from '../../src/domain/authFailure.ts';
import { assertDefined, sessionSetup } from './session.setup.ts';

/** The link's one request, with the page waiting or the question standing over it. */
const exchange = (tag: 'loading' | 'asking') =>
  sessionSetup.createStateConfig({
    tags: tag,
    invoke: {
      src: 'exchangeLink',
      input: ({ context }) => assertDefined(context.link),
      onDone: [
        {
          guard: { type: 'isExpected', params: ({ event }) => event.output },
          target: '#session.openingLink.entering',
          actions: { type: 'noteIncoming', params: ({ event }) => event.output },
        },
        {
          target: '#session.openingLink.confirmingAccount',
          actions: { type: 'noteIncoming', params: ({ event }) => event.output },
        },
      ],
      onError: {
        target: '#session.openingLink.leaving',
        actions: { type: 'noteLinkProblem', params: ({ event }) => linkProblemOf(event.error) },
      },
    },
  });

/**
 * From a link in the address to a session, or to how it was before. A link that this browser asked for
 * and that replaces nobody goes straight in. Any other one is asked about: before it is spent, as a
 * program that checks mails asks for nothing; and with the accounts named, before anybody is replaced
 * or signed in to an account that is not theirs. A link that fails leaves the session alone.
 */
export const openingLink = sessionSetup.createStateConfig({
  initial: 'taking',
  on: {
    // Another tab signs in or out while the question stands.
    'storage.changed': {
      actions: { type: 'noteResident', params: ({ event }) => event.session },
    },
  },
  states: {
    taking: {
      always: [
        { guard: 'isLinkProblem', target: 'leaving', actions: 'takeLink' },
        { target: 'findingResident', actions: 'takeLink' },
      ],
    },
    findingResident: {
      tags: 'loading',
      invoke: {
        src: 'readStorage',
        onDone: {
          target: 'choosing',
          actions: { type: 'noteResident', params: ({ event }) => event.output },
        },
        onError: {
          target: 'choosing',
          actions: { type: 'noteResident', params: () => undefined },
        },
      },
    },
    choosing: {
      always: [
        { guard: 'nobodyLooks', target: 'unseen' },
        { guard: 'isUnasked', target: 'confirmingLink' },
        { target: 'exchanging' },
      ],
    },
    /** Opened in a tab that nobody has looked at: the link is not spent until somebody does. */
    unseen: {
      tags: 'loading',
      on: { 'tab.shown': { target: 'choosing', actions: 'noteTabShown' } },
    },
    exchanging: exchange('loading'),
    /** This browser did not ask for the link: it is spent when a person says so. */
    confirmingLink: {
      tags: 'asking',
      on: { 'link.accept': 'exchangingConfirmed', 'link.decline': 'leaving' },
    },
    exchangingConfirmed: exchange('asking'),
    /** The link's account is known: does it replace who is here, or sign in whom nobody asked for? */
    confirmingAccount: {
      tags: 'asking',
      on: {
        'link.accept': 'entering',
        'link.decline': { target: 'leaving', actions: 'endIncoming' },
      },
    },
    entering: {
      always: [
        {
          guard: 'isRecovery',
          target: '#session.signedIn.recovery.asking',
          actions: ['saveIncoming', 'keepIncoming', emit({ type: 'passwordRecovery' })],
        },
        {
          target: '#session.signedIn',
          actions: [
            'saveIncoming',
            'keepIncoming',
            emit(({ context }) => ({
              type: 'signedIn' as const,
              session: assertDefined(context.session),
            })),
          ],
        },
      ],
    },
    leaving: {
      always: [
        {
          guard: 'hasBegun',
          target: '#session.rechecking',
          actions: ['forgetLink', 'emitLinkFailed'],
        },
        { target: '#session.restoring.readingStorage', actions: 'forgetLink' },
      ],
    },
  },
});
