// What single screens ask of the session. Apart from what every page asks (session.selectors.ts), which
// is in every visitor's script.
import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import { hasJustSignedOut } from './session.selectors.ts';
import type { RecoveryProblem } from './session.types.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** Why the link that somebody came by did not work; undefined when nothing is wrong. */
export const selectLinkProblem = (snapshot: Snapshot): string | undefined =>
  snapshot.context.linkProblem;

/** What is asked about a link, before it is opened or before its account takes this page over. */
export interface LinkQuestion {
  /** The link's account; undefined before the link is opened. */
  account: string | undefined;
  /** Who is signed in and would be replaced; undefined when nobody is. */
  currentUser: string | undefined;
  /** The link is being opened. */
  pending: boolean;
}

export function selectLinkQuestion(snapshot: Snapshot): LinkQuestion | undefined {
  if (!snapshot.hasTag('asking')) return undefined;
  const { pendingExchange, currentUser } = snapshot.context;
  return {
    account: pendingExchange === undefined ? undefined : (pendingExchange.session.user.email ?? ''),
    currentUser: currentUser === undefined ? undefined : (currentUser.email ?? ''),
    pending: snapshot.matches({ openingLink: 'exchangingConfirmed' }),
  };
}

export function isSameQuestion(a: LinkQuestion | undefined, b: LinkQuestion | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.account === b.account && a.currentUser === b.currentUser && a.pending === b.pending;
}

/** What a protected page shows; `leaving`: this person logged out and is on the way home. */
export type Access = 'waiting' | 'denied' | 'leaving' | 'granted';

/** Whether a page for signed-in people may be shown (P5). */
export function selectAccess(snapshot: Snapshot): Access {
  if (snapshot.hasTag('loading') || snapshot.hasTag('asking')) return 'waiting';
  if (snapshot.hasTag('signedIn')) return 'granted';
  if (snapshot.matches('signingOut') || hasJustSignedOut(snapshot)) return 'leaving';
  return 'denied';
}

/** What the dialog for a new password shows; undefined while none is asked for. */
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

export function isSameRecovery(a: RecoveryView | undefined, b: RecoveryView | undefined): boolean {
  return (
    a?.error === b?.error && a?.pending === b?.pending && (a === undefined) === (b === undefined)
  );
}

/** The profile could not be loaded, and nobody is asking for it right now. */
export const isProfileMissing = (snapshot: Snapshot): boolean =>
  snapshot.matches({ signedIn: { profile: 'missing' } });
