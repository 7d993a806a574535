import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../src/domain/roles.ts';
import { sessionOf } from './session.context.ts';
import type { sessionMachine } from './session.machine.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/**
 * True until the first session and profile load has finished; an unreachable service never hides
 * public content.
 */
export const isContentHidden = (snapshot: SessionSnapshot): boolean =>
  snapshot.hasTag('loading') && !snapshot.matches({ restoring: 'backingOff' });

/** Whether a link dialog is open. */
export const isAskingAboutLink = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('asking');

/** The user has just logged out and is still on the same page. */
export const hasJustSignedOut = (snapshot: SessionSnapshot): boolean =>
  snapshot.context.endReason === 'asked';

/** Whether the new-password dialog is open. */
export const isRecovering = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('recovering');

/** The signed-in user, as the header and the dashboard show them. */
export interface Person {
  id: string;
  /** From the profile, else from sign-up. */
  displayName: string | undefined;
  email: string;
  /** A picture in the project's own storage. */
  avatarUrl: string | undefined;
  role: Role | undefined;
}

export function selectPerson(snapshot: SessionSnapshot): Person | undefined {
  if (!snapshot.hasTag('signedIn')) return undefined;
  const { profile } = snapshot.context;
  const { user } = sessionOf(snapshot.context);
  return {
    id: user.id,
    displayName: profile?.displayName ?? user.displayName,
    email: user.email ?? '',
    avatarUrl: profile?.avatarUrl,
    role: profile?.role,
  };
}
