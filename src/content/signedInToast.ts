import type { ToastMessage } from '../domain/toast.ts';
import { nameless } from './messages.ts';

/**
 * After a link has signed in where nobody was: anybody can send one of their own.
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
