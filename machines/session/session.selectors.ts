import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';
import type { RecoveryProblem } from './session.types.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/** The first session and profile load has not finished. */
export const isSettling = (snapshot: Snapshot): boolean => snapshot.hasTag('settling');

/** Why the link that somebody came by did not work; undefined when nothing is wrong. */
export const selectLinkProblem = (snapshot: Snapshot): string | undefined =>
  snapshot.context.linkProblem;

/** Does a question about a link stand over the page? */
export const isAskingAboutLink = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');

/** What is asked about a link, before it is opened or before its account takes this page over. */
export interface LinkQuestion {
  /** The link's account; undefined before the link is opened. */
  account: string | undefined;
  /** Who is signed in and would be replaced; undefined when nobody is. */
  resident: string | undefined;
  /** The link is being opened. */
  pending: boolean;
}

export function selectLinkQuestion(snapshot: Snapshot): LinkQuestion | undefined {
  if (!snapshot.hasTag('asking')) return undefined;
  const { incoming, resident } = snapshot.context;
  return {
    account: incoming === undefined ? undefined : (incoming.session.user.email ?? ''),
    resident: resident === undefined ? undefined : (resident.email ?? ''),
    pending: snapshot.matches({ openingLink: 'exchangingConfirmed' }),
  };
}

export function isSameQuestion(a: LinkQuestion | undefined, b: LinkQuestion | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return a.account === b.account && a.resident === b.resident && a.pending === b.pending;
}

/** The person has just logged out and is still where they were. */
export const isLeaving = (snapshot: Snapshot): boolean => snapshot.context.endReason === 'asked';

/** What a protected page shows; `leaving`: this person logged out and is on the way home. */
export type Entry = 'waiting' | 'refused' | 'leaving' | 'admitted';

/** Whether a page for signed-in people may be shown (specification, section 4, "Protected route"). */
export function selectEntry(snapshot: Snapshot): Entry {
  if (snapshot.hasTag('settling') || snapshot.hasTag('asking')) return 'waiting';
  if (snapshot.hasTag('signedIn')) return 'admitted';
  if (snapshot.matches('signingOut') || isLeaving(snapshot)) return 'leaving';
  return 'refused';
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

/** Is the dialog for a new password open? */
export const isRecovering = (snapshot: Snapshot): boolean => snapshot.hasTag('recovering');

/** Who is signed in, as the header and the dashboard name them; undefined when nobody is. */
export interface Person {
  id: string;
  /** The profile's name, else the one given at sign-up. */
  displayName: string | undefined;
  email: string;
  role: 'admin' | 'instructor' | 'student' | 'parent' | undefined;
}

export function selectPerson(snapshot: Snapshot): Person | undefined {
  const { session, profile } = snapshot.context;
  if (session === undefined || !snapshot.hasTag('signedIn')) return undefined;
  return {
    id: session.user.id,
    displayName: profile?.displayName ?? session.user.displayName,
    email: session.user.email ?? '',
    role: profile?.role,
  };
}

/** Two persons are the same when every field is; keeps screens still while tokens rotate. */
export function samePerson(a: Person | undefined, b: Person | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.id === b.id && a.displayName === b.displayName && a.email === b.email && a.role === b.role
  );
}
