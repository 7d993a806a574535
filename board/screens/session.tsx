import type { FlowModel, ModelEvent } from 'storybook-addon-statecharts';
import type { AnyMachineSnapshot } from 'xstate';
import type { SessionContext, UsableLink } from '../../machines/session/session.types.ts';
import { people } from '../../mocks/fixtures/people.ts';
import { paths } from '../../src/domain/paths.ts';
import { RefreshFailure } from '../../src/domain/authFailure.ts';
import type { Session } from '../../src/domain/session.ts';
import { forgetLinkRequest, rememberLinkRequest } from '../../src/services/linkRequest.ts';
import { RECOVERY_KEY } from '../../src/services/sessionStore.ts';
import { siteScreen, type SiteStage } from '../site/siteScreen.tsx';
import { sessionEndpoints } from './parts/sessionEndpoints.ts';
import { addressOf, inputOf, linkBefore } from './parts/sessionLinks.ts';
import { show, signInElsewhere, store } from './parts/tab.ts';
import { siteWith } from './parts/live.tsx';

/** Whether a person, the service, another tab or a timer can cause this event here. */
function isPossible(snapshot: AnyMachineSnapshot, { event }: ModelEvent): boolean {
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
    case 'link.arrived':
    case 'link.failed': {
      const { type, link, requestedEmail } = event;
      forgetLinkRequest(view);
      if (requestedEmail !== undefined) rememberLinkRequest(view, requestedEmail as string, 0);
      const after = path.steps.slice(path.steps.indexOf(modelEvent));
      const address =
        type === 'link.failed'
          ? `${paths.dashboard.pattern}#error=access_denied&error_code=${event['code']}`
          : addressOf(link as UsableLink, after);
      view.history.replaceState(null, '', address);
      view.dispatchEvent(new HashChangeEvent('hashchange'));
      return;
    }
    case 'storage.changed':
      signInElsewhere(view, event['session'] as Session | undefined);
      return;
    case 'recovery.changed':
      view.localStorage.removeItem(RECOVERY_KEY);
      view.dispatchEvent(new StorageEvent('storage', { key: RECOVERY_KEY }));
      return;
    case 'page.restored':
      if ('stored' in event) store(view, event['stored'] as Session | undefined);
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
      // The page itself settles once the visitor is on the home page.
      if (event.type !== 'signOut.settled')
        throw new Error(`No path makes this event happen: ${event.type}`);
  }
}

export const Live = siteWith(['session']);

/** The whole site with the real session services. */
export function walk(model: FlowModel) {
  let page: Window | undefined;
  const { refreshSession } = sessionEndpoints;
  return siteScreen({
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
    addressOf(path) {
      const { link } = inputOf(path);
      return link === undefined ? paths.dashboard.pattern : addressOf(link, path.steps);
    },
    endpoints: {
      ...sessionEndpoints,
      refreshSession: {
        ...refreshSession,
        respond(modelEvent) {
          const { error } = modelEvent.event;
          // Another tab was quicker, or somebody else signed in.
          if (error instanceof RefreshFailure && error.stored && page) store(page, error.stored);
          return refreshSession.respond(modelEvent);
        },
      },
    },
    requestOf(modelEvent, path) {
      const { from, event } = modelEvent;
      if (event.type === 'signOut.answered') return 'signOut';
      const isHash = linkBefore(modelEvent, path)?.kind === 'tokenHash';
      return from === 'exchangeLink' && isHash ? 'exchangeHash' : from;
    },
    prepare(view, path) {
      page = view;
      const { requestedEmail, stored } = inputOf(path);
      if (requestedEmail !== undefined) rememberLinkRequest(view, requestedEmail, 0);
      store(view, stored);
    },
    act,
  });
}
