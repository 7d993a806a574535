import { assign, createActor } from 'xstate';
import { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { PageActors } from '../features/actorsContext.tsx';
import { supabaseConfig } from '../services/config.ts';
import { logError } from '../services/log.ts';
import {
  createSessionActions,
  createSessionActors,
  readSessionInput,
  type SessionDeps,
} from '../services/sessionActors.ts';
import { createSessionStore } from '../services/sessionStore.ts';
// Preloaded in this chunk, so that the first toast or menu opens without delay.
import './layout/Lifecycle.tsx';
import '../features/shell/Account.tsx';
import '../features/shell/NarrowMenu.tsx';
import '../ui/components/Toast/Toast.tsx';
import { fetchToast } from '../ui/components/Toast/ToastRegion.tsx';
import { createToastActors } from '../services/tabEvents.ts';

export function createSession(view: Window, now: () => number): PageActors['session'] {
  const deps: SessionDeps = {
    view,
    config: supabaseConfig(view.location.origin),
    fetch: (input, init) => view.fetch(input, init),
    store: createSessionStore(view),
    // Undefined in insecure contexts, despite its type.
    locks: 'locks' in view.navigator ? view.navigator.locks : undefined,
    after: (ms) => new Promise((resolve) => view.setTimeout(resolve, ms)),
    now,
  };
  return createActor(
    sessionMachine.provide({
      actors: createSessionActors(deps),
      actions: {
        ...createSessionActions(deps),
        readStorage: assign({ stored: () => deps.store.read() }),
        // A failed load is only logged (docs/product.md P7.12).
        logProfileFailure: (_, { error }) => logError('The profile could not be loaded', error),
      },
    }),
    { input: readSessionInput(deps) },
  );
}

export function createShell(view: Window, now: () => number): Omit<PageActors, 'session'> {
  void fetchToast();
  return {
    toasts: createActor(toastsMachine.provide({ actors: createToastActors(view) }), {
      input: { now },
    }),
    curriculumMenu: createActor(disclosureMachine, { input: { now } }),
    accountMenu: createActor(disclosureMachine, { input: { now } }),
    mobileMenu: createActor(disclosureMachine, { input: { now } }),
  };
}

/**
 * Creates the page's statecharts with their services, without starting them.
 * @param now the clock, in milliseconds
 */
export function createPageActors(view: Window, now: () => number = Date.now): PageActors {
  return { session: createSession(view, now), ...createShell(view, now) };
}

export { connectActors } from './connectActors.ts';
export { prefetchOnIntent } from './prefetchOnIntent.ts';
