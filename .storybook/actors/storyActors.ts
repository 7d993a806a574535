import { createActor, fromCallback, raise, SimulatedClock } from 'xstate';
import { disclosureMachine } from '../../machines/disclosure/disclosure.machine.ts';
import { toastsMachine } from '../../machines/toasts/toasts.machine.ts';
import type { PageActors } from '../../src/features/actorsContext.tsx';
import { pin } from 'storybook-addon-statecharts';
import { sessionAlone } from './sessionAlone.ts';
import type { States } from './states.ts';

const input = { now: () => 0 };
const silent = fromCallback(() => undefined);

const session = sessionAlone.provide({
  actions: {
    readStorage: () => undefined,
    requestSignOut: raise({ type: 'signOut.answered', failure: undefined }),
  },
});
const toasts = toastsMachine.provide({ actors: { tab: silent } });

function menu(pinned: States['curriculumMenu']) {
  return createActor(disclosureMachine, {
    input,
    ...(pinned && { snapshot: pin(disclosureMachine, pinned, input) }),
  });
}

/**
 * Creates and starts the page's actors, each in the story's pinned state. The clock is paused,
 * so a toast stays until it is closed.
 */
export function createStoryActors(states: States): PageActors {
  const charts = {
    session: createActor(session, {
      input,
      snapshot: pin(session, states.session ?? { value: 'signedOut' }, input),
    }),
    toasts: createActor(toasts, {
      input,
      clock: new SimulatedClock(),
      ...(states.toasts && { snapshot: pin(toasts, states.toasts, input) }),
    }),
    curriculumMenu: menu(states.curriculumMenu),
    accountMenu: menu(states.accountMenu),
    mobileMenu: menu(states.mobileMenu),
  };
  for (const chart of Object.values(charts)) chart.start();
  return charts;
}
