import type { FlowModel, ModelEvent } from 'storybook-addon-statecharts';
import type { AnyMachineSnapshot, StateValue } from 'xstate';
import type { OpenedLink, SessionContext } from '../../machines/session/session.types.ts';
import { people } from '../../mocks/fixtures/people.ts';
import type { Session } from '../../src/domain/session.ts';
import { forgetLinkRequest, rememberLinkRequest } from '../../src/services/linkRequest.ts';
import { RECOVERY_KEY } from '../../src/services/sessionStore.ts';
import { siteScreen, type SiteStage } from '../site/siteScreen.tsx';
import { sessionEndpoints } from './parts/sessionEndpoints.ts';
import { addressOf, openedIn } from './parts/sessionLinks.ts';
import { show, signInElsewhere, store } from './parts/tab.ts';
import { siteWith } from './parts/live.tsx';

/** States that read the URL or storage, synchronously: no other event can occur in them. */
const readingStates: readonly StateValue[] = [
  { restoring: 'readingLink' },
  { restoring: 'readingStorage' },
  { restoring: 'confirmingRefusal' },
  { openingLink: 'findingCurrentUser' },
  { signedIn: { freshness: 'confirmingRefusal' } },
  'rechecking',
];

const readers = new Set(['readLink', 'readStorage']);

/** Services turn every failure of these into an answer. */
const neverFails = new Set(['readLink', 'readStorage']);

/** Whether a person, the service, another tab or a timer can cause this event here. */
function isPossible(snapshot: AnyMachineSnapshot, modelEvent: ModelEvent): boolean {
  const { event, from } = modelEvent;
  if (event.type.startsWith('xstate.error.') && neverFails.has(from ?? '')) return false;
  if (readingStates.some((state) => snapshot.matches(state))) {
    // A tab may open in the background or after a recovery link; all other events come later.
    const isOpening =
      snapshot.matches({ restoring: 'readingLink' }) &&
      (event.type === 'tab.hidden' || event.type === 'recovery.changed');
    return isOpening || readers.has(from ?? '');
  }
  const { tabVisible, linkProblem, endReason } = snapshot.context as SessionContext;
  switch (event.type) {
    case 'tab.hidden':
      return tabVisible;
    case 'link.dismiss':
      return linkProblem !== undefined && snapshot.matches('signedOut');
    case 'signOut.settled':
      return endReason === 'asked';
    case 'session.signOut':
      return snapshot.matches({ signedIn: { recovery: 'none' } });
    // A late one: Faults/Signing out.
    case 'signOut.answered':
      return snapshot.matches('signingOut');
    // Only full or blocked storage raises this, on a write: Faults/Session.
    case 'storage.unavailable':
    // The machine raises this itself.
    case 'session.refreshed':
      return false;
    default:
      return true;
  }
}

function storeRecovery({ localStorage }: Window, userId: unknown): void {
  if (typeof userId === 'string') localStorage.setItem(RECOVERY_KEY, userId);
  else localStorage.removeItem(RECOVERY_KEY);
}

/** Events that one press causes, with the button's label. */
const presses: Readonly<Record<string, RegExp>> = {
  'link.accept': /^(Open the link|Switch account|Use this account)$/,
  'link.decline': /^(Not now|Stay signed in)$/,
  'recovery.dismiss': /^Not now$/,
};

async function act(stage: SiteStage, modelEvent: ModelEvent): Promise<void> {
  const { canvas, userEvent, view, path } = stage;
  const { event } = modelEvent;
  const press = async (words: RegExp): Promise<void> =>
    userEvent.click(await canvas.findByText(words, { selector: 'button, button *' }));
  const pressed = presses[event.type];
  if (pressed !== undefined) {
    await press(pressed);
    return;
  }
  switch (event.type) {
    case 'session.signOut':
      await userEvent.click(await canvas.findByRole('button', { name: /^Account of/ }));
      await press(/^Log out$/);
      return;
    case 'recovery.submit':
      await userEvent.click(await canvas.findByLabelText('New password'));
      await userEvent.paste(String(event['password']));
      await press(/^Save password$/);
      return;
    // The page's form explains the failed link until a new one is requested.
    case 'link.dismiss':
      await userEvent.click(await canvas.findByLabelText('Email'));
      await userEvent.paste(people.student.email);
      await press(/^Send Magic Link$/);
      return;
    case 'link.arrived': {
      // The mail was requested on another device.
      forgetLinkRequest(view);
      const after = path.steps.slice(path.steps.indexOf(modelEvent));
      view.history.replaceState(null, '', addressOf(event as unknown as OpenedLink, after));
      view.dispatchEvent(new HashChangeEvent('hashchange'));
      return;
    }
    case 'storage.changed':
      signInElsewhere(view, event['session'] as Session | undefined);
      return;
    case 'recovery.changed':
      storeRecovery(view, event['userId']);
      view.dispatchEvent(new StorageEvent('storage', { key: RECOVERY_KEY }));
      return;
    case 'page.restored':
      view.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      return;
    case 'network.online':
      view.dispatchEvent(new Event('online'));
      return;
    case 'tab.hidden':
    case 'tab.shown':
      show(view, event.type === 'tab.hidden' ? 'hidden' : 'visible');
      return;
    default:
      // The page itself reads the URL and storage, and settles once the visitor is on the home page.
      if (event.type !== 'signOut.settled' && !readers.has(modelEvent.from ?? ''))
        throw new Error(`No path makes this event happen: ${event.type}`);
  }
}

/** Returns the first read of storage. */
const firstRead = (steps: readonly ModelEvent[]): ModelEvent | undefined =>
  steps.find(({ from }) => from === 'readStorage');

export const Live = siteWith(['session']);

/** The whole site with the real session services. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      isPossible: (snapshot, modelEvent) =>
        model.isPossible?.(snapshot, modelEvent) !== false && isPossible(snapshot, modelEvent),
      distinguish: (context: SessionContext) => [
        model.distinguish?.(context as never),
        context.linkProblem !== undefined,
        context.endReason === 'asked',
      ],
    },
    addressOf: ({ steps }) => addressOf(openedIn(steps), steps),
    endpoints: sessionEndpoints,
    requestOf({ from, event }, { steps }) {
      if (event.type === 'signOut.answered') return 'signOut';
      const isHash = openedIn(steps).link.kind === 'tokenHash';
      return from === 'exchangeLink' && isHash ? 'exchangeHash' : from;
    },
    prepare(view, { steps }) {
      const { requestedEmail } = openedIn(steps);
      if (requestedEmail !== undefined) rememberLinkRequest(view, requestedEmail, 0);
      if (steps[0]?.event.type === 'tab.hidden')
        Object.assign(view.document, { visibilityState: 'hidden' });
      store(view, firstRead(steps)?.event['output'] as Session | undefined);
      const opening = steps.slice(
        0,
        steps.findIndex(({ from }) => from === 'readLink'),
      );
      for (const { event } of opening)
        if (event.type === 'recovery.changed') storeRecovery(view, event['userId']);
    },
    prepareNext({ view }, { from, event }) {
      if (from === 'readStorage') store(view, event['output'] as Session | undefined);
    },
    act,
  });
