// What the two dialogs show, apart from session.selectors.ts, which every page loads.
import { sessionHere } from '../../../machines/session/session.context.ts';
import type { SessionSnapshot } from '../../../machines/session/session.selectors.ts';
import type { RecoveryProblem } from '../../../machines/session/session.types.ts';

/** The dialog before a link is opened, or before another account than the expected one enters. */
export interface LinkQuestion {
  /** The link's account; undefined before the link is opened. */
  account: string | undefined;
  /** The user the link would replace; undefined when signed out. */
  currentUser: string | undefined;
  /** The address for which this browser requested a link. */
  requestedEmail?: string | undefined;
  /** The link is being opened. */
  pending: boolean;
}

export function selectLinkQuestion(snapshot: SessionSnapshot): LinkQuestion | undefined {
  if (!snapshot.hasTag('asking')) return undefined;
  const { pendingExchange, requestedEmail } = snapshot.context;
  const here = sessionHere(snapshot.context);
  return {
    account: pendingExchange === undefined ? undefined : (pendingExchange.session.user.email ?? ''),
    currentUser: here === undefined ? undefined : (here.user.email ?? ''),
    requestedEmail,
    pending: snapshot.matches({ openingLink: 'exchangingConfirmed' }),
  };
}

/** The state of the new-password dialog; undefined while it is closed. */
export interface RecoveryView {
  error: RecoveryProblem | undefined;
  pending: boolean;
}

export function selectRecovery(snapshot: SessionSnapshot): RecoveryView | undefined {
  if (!snapshot.hasTag('recovering')) return undefined;
  return {
    error: snapshot.context.recoveryError,
    pending: snapshot.matches({ signedIn: { recovery: 'saving' } }),
  };
}
