// Selectors of single screens, apart from session.selectors.ts, which every page loads.
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import { sessionHere } from './session.context.ts';
import { hasJustSignedOut } from './session.selectors.ts';
import type { RecoveryProblem } from './session.types.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Why the opened link failed; undefined without an error. */
export const selectLinkProblem = (snapshot: Snapshot): string | undefined =>
  snapshot.context.linkProblem;

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

export function selectLinkQuestion(snapshot: Snapshot): LinkQuestion | undefined {
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

/** The content of a protected page; `leaving`: the user logged out and is on the way to the home page. */
export type Access = 'waiting' | 'denied' | 'leaving' | 'granted';

/** Whether a page for signed-in users may be shown (docs/product.md P5). */
export function selectAccess(snapshot: Snapshot): Access {
  if (snapshot.hasTag('loading') || snapshot.hasTag('asking')) return 'waiting';
  if (snapshot.hasTag('signedIn')) return 'granted';
  if (snapshot.matches('signingOut') || hasJustSignedOut(snapshot)) return 'leaving';
  return 'denied';
}

/** The state of the new-password dialog; undefined while it is closed. */
export interface RecoveryView {
  error: RecoveryProblem | undefined;
  pending: boolean;
}

export function selectRecovery(snapshot: Snapshot): RecoveryView | undefined {
  if (!snapshot.hasTag('recovering')) return undefined;
  return {
    error: snapshot.context.recoveryError,
    pending: snapshot.matches({ signedIn: { recovery: 'saving' } }),
  };
}

/** The profile failed to load and no request is pending. */
export const isProfileMissing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ signedIn: { profile: 'missing' } });
