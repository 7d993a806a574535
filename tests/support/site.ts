import { assign, createActor, SimulatedClock } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionEmitted, SessionEvent } from '../../machines/session/session.types.ts';
import {
  createSessionActions,
  createSessionActors,
  readSessionInput,
} from '../../src/services/sessionActors.ts';
import { rememberLinkRequest } from '../../src/services/linkRequest.ts';
import { createSessionStore } from '../../src/services/sessionStore.ts';
import type { Session } from '../../src/domain/session.ts';
import { fakeLocks } from './fakeLocks.ts';
import { fakeNetwork, type Script } from './fakeFetch.ts';
import { fakeBrowser, type StoragePolicy } from './fakeWindow.ts';
import { flush } from './flush.ts';
import { lena, START } from './tokens.ts';

const origin = 'https://tallygrove.example';

/**
 * The site's session as in a browser: the real statechart with the real services, over a network, a storage
 * and a clock that the test controls.
 */
export function visit({
  script = () => undefined,
  stored,
  policy = 'works',
}: { script?: Script; stored?: Session; policy?: StoragePolicy } = {}) {
  const browser = fakeBrowser();
  if (stored !== undefined) createSessionStore(browser.openTab().view).write(stored);
  browser.deliver();
  browser.setPolicy(policy);
  const network = fakeNetwork(script);
  const locks = fakeLocks();
  const clock = new SimulatedClock();
  const now = () => START + clock.now();

  let opened = browser.openTab();

  /** @param beforeStart happens once the input is read */
  async function open(address = '/dashboard', { isHidden = false, beforeStart = () => {} } = {}) {
    const tab = browser.openTab(origin + address);
    if (isHidden) tab.hide();
    opened = tab;
    if (/access_token|token_hash/.test(address)) rememberLinkRequest(tab.view, lena.email, now());
    const logged: unknown[] = [];
    const emitted: SessionEmitted[] = [];
    const deps = {
      view: tab.view,
      config: { url: origin, anonKey: 'public-key' },
      fetch: network.fetch,
      store: createSessionStore(tab.view),
      locks,
      after: (ms: number) => new Promise<void>((resolve) => void clock.setTimeout(resolve, ms)),
      now,
    };
    const actor = createActor(
      sessionMachine.provide({
        actors: createSessionActors(deps),
        actions: {
          ...createSessionActions(deps),
          readStorage: assign({ stored: () => deps.store.read() }),
          logProfileFailure: (_, { error }) => logged.push(error),
        },
      }),
      { clock, input: readSessionInput(deps) },
    );
    actor.on('*', (event) => emitted.push(event));
    beforeStart();
    actor.start();
    await flush(5);
    return {
      tab,
      logged,
      takeEmittedTypes: () => emitted.splice(0).map(({ type }) => type),
      emitted: () => emitted.splice(0),
      context: () => actor.getSnapshot().context,
      has: (tag: 'signedIn' | 'signedOut') => actor.getSnapshot().hasTag(tag),
      send: async (event: SessionEvent) => {
        actor.send(event);
        await flush(5);
      },
    };
  }

  return {
    browser,
    network,
    open,
    /** The URL of the tab opened last. */
    address: () => opened.addresses.at(-1),
    stored: () => createSessionStore(browser.openTab().view).read(),
    pass: async (ms: number) => {
      clock.increment(ms);
      await flush(5);
    },
  };
}
