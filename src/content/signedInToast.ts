import type { ToastMessage } from '../domain/toast.ts';
import { nameless } from './messages.ts';

/**
 * Shown after a link that this browser did not ask for, because anyone can send a link to their own
 * account.
 * @param email undefined for an account without an address
 */
export function signedInToast(email: string | undefined): ToastMessage {
  return {
    tone: 'info',
    title: `Signed in as ${email ?? nameless}`,
    action: { label: 'Not you? Log out', does: 'logOut' },
    about: 'session',
  };
}
