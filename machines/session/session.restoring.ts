import { emit } from 'xstate';
import { linkProblemOf, present, sessionSetup } from './session.setup.ts';
import type { AddressLink, LinkProblem } from './session.types.ts';

function problemIn(link: AddressLink): LinkProblem {
  return link.kind === 'problem' ? link.problem : { code: 'unknown', message: '' };
}

/**
 * From opening the page to knowing who is here. A link goes before the stored session; a link that
 * fails leaves the stored session alone. Restoring makes one attempt at a refresh: when the server
 * cannot be reached the session is kept and the next tick tries again.
 */
export const restoring = sessionSetup.createStateConfig({
  tags: 'settling',
  initial: 'readingLink',
  states: {
    readingLink: {
      invoke: {
        src: 'readLink',
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'tokens' || event.output.kind === 'code',
            target: 'exchangingLink',
          },
          {
            guard: ({ event }) => event.output.kind === 'problem',
            target: 'readingStorage',
            actions: [
              { type: 'noteLinkProblem', params: ({ event }) => problemIn(event.output) },
              { type: 'emitLinkFailed', params: ({ event }) => problemIn(event.output) },
            ],
          },
          { target: 'readingStorage' },
        ],
        onError: { target: 'readingStorage' },
      },
    },
    exchangingLink: {
      invoke: {
        src: 'exchangeLink',
        // The only way in is readingLink's onDone, whose event carries the link.
        input: ({ event }) => (event as unknown as { output: AddressLink }).output,
        onDone: [
          {
            guard: ({ event }) => event.output.recovery,
            target: '#session.signedIn.recovery.asking',
            actions: [
              { type: 'keepSession', params: ({ event }) => event.output.session },
              { type: 'saveSession', params: ({ event }) => event.output.session },
              emit({ type: 'passwordRecovery' }),
            ],
          },
          {
            target: '#session.signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => event.output.session },
              { type: 'saveSession', params: ({ event }) => event.output.session },
              emit(({ event }) => ({ type: 'signedIn' as const, session: event.output.session })),
            ],
          },
        ],
        onError: {
          target: 'readingStorage',
          actions: [
            { type: 'noteLinkProblem', params: ({ event }) => linkProblemOf(event.error) },
            { type: 'emitLinkFailed', params: ({ event }) => linkProblemOf(event.error) },
          ],
        },
      },
    },
    readingStorage: {
      invoke: {
        src: 'readStorage',
        onDone: [
          {
            guard: { type: 'isExpiring', params: ({ event }) => event.output },
            target: 'refreshing',
            actions: { type: 'keepSession', params: ({ event }) => present(event.output) },
          },
          {
            guard: { type: 'exists', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => present(event.output) },
              'emitInitialSession',
            ],
          },
          { target: '#session.signedOut', actions: 'emitInitialSession' },
        ],
        onError: { target: '#session.signedOut', actions: 'emitInitialSession' },
      },
    },
    refreshing: {
      invoke: {
        src: 'refreshSession',
        input: ({ context }) => present(context.session),
        onDone: {
          // Not `checking`: a service that hands out short tokens must not be asked again at once.
          target: '#session.signedIn.freshness.fresh',
          actions: [
            { type: 'keepSession', params: ({ event }) => event.output },
            { type: 'saveSession', params: ({ event }) => event.output },
            'emitInitialSession',
            emit(({ event }) => ({ type: 'tokenRefreshed' as const, session: event.output })),
          ],
        },
        onError: [
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'confirmingRefusal',
          },
          {
            guard: { type: 'isRateLimit', params: ({ event }) => ({ error: event.error }) },
            target: '#session.signedIn.freshness.coolingDown',
            actions: [
              { type: 'noteCoolDown', params: ({ event }) => ({ error: event.error }) },
              'emitInitialSession',
            ],
          },
          // Not `checking`, which would try again at once: the next tick does.
          { target: '#session.signedIn.freshness.fresh', actions: 'emitInitialSession' },
        ],
      },
    },
    /** Refused: another tab may have spent this token a moment ago, so storage is read once more. */
    confirmingRefusal: {
      invoke: {
        src: 'readStorage',
        onDone: [
          {
            guard: { type: 'wasRotatedElsewhere', params: ({ event }) => event.output },
            target: '#session.signedIn',
            actions: [
              { type: 'keepSession', params: ({ event }) => present(event.output) },
              'emitInitialSession',
            ],
          },
          { target: '#session.dropped', actions: 'emitNoInitialSession' },
        ],
        onError: { target: '#session.dropped', actions: 'emitNoInitialSession' },
      },
    },
  },
});
