import type { NavigateOptions, To } from 'react-router-dom';
import { linkMessage, signOutFailureText } from '../content/authMessages.ts';
import { messages } from '../content/messages.ts';
import { signedInToast } from '../content/signedInToast.ts';
import type { PageActors } from '../features/actorsContext.tsx';
import { forgetLinkRequest } from '../services/linkRequest.ts';
import { forgetDrafts } from '../services/forgetDrafts.ts';
import { takeReturnTarget } from '../services/returnTarget.ts';
import { paths } from '../domain/paths.ts';
import { targetAfterSignIn } from '../domain/redirect.ts';
import type { ToastMessage } from '../domain/toast.ts';

/** What the statecharts need from the router. */
export interface NavigationPort {
  navigate: (to: To, options?: NavigateOptions) => void;
}

/** Starts the statecharts and handles what the session emits: shows toasts and navigates. */
export function connectActors(actors: PageActors, host: NavigationPort): () => void {
  const { session, toasts } = actors;
  /** Answers what the user did. */
  const show = (toast: ToastMessage) => toasts.send({ type: 'toast.show', toast });
  /** Reports an event that no press caused. */
  const queue = (toast: ToastMessage) => toasts.send({ type: 'toast.queue', toast });
  const subscriptions = [
    session.on('linkFailed', ({ code, isSignedIn }) => {
      if (!isSignedIn) {
        // The sign-in page explains the failure and offers a new link.
        host.navigate(paths.signIn.pattern, { replace: true });
        return;
      }
      const { title, text } = linkMessage(code);
      queue(
        title === undefined
          ? { ...messages.linkFailed, text, tone: 'error' }
          : { title, text, tone: 'info' },
      );
      session.send({ type: 'link.dismiss' });
    }),
    // Only the tab with the link navigates.
    session.on('linkOpened', ({ email, isUnrequested }) => {
      if (isUnrequested) queue(signedInToast(email));
      const remembered = takeReturnTarget(window);
      if (remembered !== undefined) host.navigate(targetAfterSignIn(remembered), { replace: true });
    }),
    session.on('signedOut', ({ reason }) => {
      // The next user must not see who it was.
      forgetLinkRequest(window);
      forgetDrafts(window);
      if (reason !== 'asked') {
        queue({ ...messages.sessionEnded, tone: 'info', about: 'session' });
        return;
      }
      show({ ...messages.loggedOut, tone: 'success', about: 'session' });
      host.navigate(paths.home.pattern);
    }),
    session.on('signOutFailed', ({ failure }) => {
      const text = signOutFailureText(failure);
      show({ ...messages.signOutFailed, text, tone: 'error', about: 'session' });
    }),
    session.on('userUpdated', () => {
      show({ ...messages.passwordSaved, tone: 'success' });
      host.navigate(paths.dashboard.pattern);
    }),
    session.on('memoryOnly', () => {
      queue({ ...messages.memoryOnly, tone: 'info' });
    }),
  ];
  const { curriculumMenu, accountMenu, mobileMenu } = actors;
  for (const actor of [toasts, curriculumMenu, accountMenu, mobileMenu, session]) actor.start();
  return () => {
    for (const subscription of subscriptions) subscription.unsubscribe();
  };
}
