import { createActor } from 'xstate';
import { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { themeMachine } from '../../machines/theme/theme.machine.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { PageActors } from '../features/actorsContext.tsx';
import { supabaseConfig } from '../services/config.ts';
import { logError } from '../services/log.ts';
import { createSessionActors } from '../services/sessionActors.ts';
import { createSessionStore } from '../services/sessionStore.ts';
// Loaded along, so that the first toast, and whoever opens a menu, does not wait for them.
import './layout/applyScrollAndFocus.ts';
import './layout/Lifecycle.tsx';
import '../features/shell/NarrowMenu.tsx';
import '../ui/components/Toast/Toast.tsx';
import { fetchToast } from '../ui/components/Toast/ToastRegion.tsx';
import { createToastActors } from '../services/tabEvents.ts';
import { isPrivatePath } from './pathKinds.ts';
import { createThemeActors, currentTheme } from '../services/theme.ts';

/**
 * The page's statecharts, filled with the services, and not started yet.
 * @param now the clock they read, in milliseconds; the device's unless said
 */
export function createPageActors(view: Window, now: () => number = Date.now): PageActors {
  void fetchToast();
  // Somebody may be signed in (src/app/boot.js): side by side with what the server says of them.
  if (view.document.documentElement.classList.contains('restoring'))
    void import('../features/shell/Account.tsx').catch(() => undefined);
  const actors = createSessionActors({
    view,
    config: supabaseConfig(view.location.origin),
    fetch: (input, init) => view.fetch(input, init),
    store: createSessionStore(view),
    // Missing in insecure contexts, whatever the types say.
    locks: 'locks' in view.navigator ? view.navigator.locks : undefined,
    after: (ms) => new Promise((resolve) => view.setTimeout(resolve, ms)),
    now,
    isPrivate: isPrivatePath,
  });
  return {
    session: createActor(
      sessionMachine.provide({
        actors,
        actions: {
          // A failed load is only logged (docs/product.md P7.12).
          logProfileFailure: (_, { error }) => logError('The profile could not be loaded', error),
        },
      }),
      { input: { now } },
    ),
    toasts: createActor(toastsMachine.provide({ actors: createToastActors(view) }), {
      input: { now },
    }),
    theme: createActor(themeMachine.provide({ actors: createThemeActors(view) }), {
      input: { theme: currentTheme(view) },
    }),
    curriculumMenu: createActor(disclosureMachine, { input: { now } }),
    accountMenu: createActor(disclosureMachine, { input: { now } }),
    mobileMenu: createActor(disclosureMachine, { input: { now } }),
  };
}

/**
 * Makes the page's actors and starts the theme's at once: started with the rest it would report the
 * document's theme after a press that waits for it, and take the press back.
 */
export function createLiveActors(view: Window): PageActors {
  const actors = createPageActors(view);
  actors.theme.start();
  if (view.presses) view.presses.themeLive = true;
  return actors;
}

export { connectActors } from './connectActors.ts';
export {
  clearPendingNavigation,
  prefetchOnIntent,
  showPendingNavigation,
} from './prefetchOnIntent.ts';
