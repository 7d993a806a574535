import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * The first session and profile load has not finished. Public content does not wait for a service that could
 * not be reached.
 */
export const isContentHidden = (snapshot: Snapshot): boolean =>
  snapshot.hasTag('loading') && !snapshot.matches({ restoring: 'backingOff' });

/** Does a question about a link stand over the page? */
export const isAskingAboutLink = (snapshot: Snapshot): boolean => snapshot.hasTag('asking');

/** The person has just logged out and is still where they were. */
export const hasJustSignedOut = (snapshot: Snapshot): boolean =>
  snapshot.context.endReason === 'asked';

/** Is the dialog for a new password open? */
export const isRecovering = (snapshot: Snapshot): boolean => snapshot.hasTag('recovering');

/** Who is signed in, as the header and the dashboard name them; undefined when nobody is. */
export interface Person {
  id: string;
  /** The profile's name, else the one given at sign-up. */
  displayName: string | undefined;
  email: string;
  /** Their picture, in the project's own storage; undefined without one. */
  avatarUrl: string | undefined;
  role: 'admin' | 'instructor' | 'student' | 'parent' | undefined;
}

export function selectPerson(snapshot: Snapshot): Person | undefined {
  const { session, profile } = snapshot.context;
  // Stryker disable next-line ConditionalExpression: While somebody is signed in there is a session; the first half is for the compiler.
  if (session === undefined || !snapshot.hasTag('signedIn')) return undefined;
  return {
    id: session.user.id,
    displayName: profile?.displayName ?? session.user.displayName,
    email: session.user.email ?? '',
    avatarUrl: profile?.avatarUrl,
    role: profile?.role,
  };
}

/** Two persons are the same when every field is; keeps screens still while tokens rotate. */
export function samePerson(a: Person | undefined, b: Person | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  return (
    a.id === b.id &&
    a.displayName === b.displayName &&
    a.email === b.email &&
    a.avatarUrl === b.avatarUrl &&
    a.role === b.role
  );
}
