import {
  hasJustSignedOut,
  type SessionSnapshot,
} from '../../machines/session/session.selectors.ts';

/** The content of a protected page; `leaving`: the user logged out and is on the way to the home page. */
export type Access = 'waiting' | 'denied' | 'leaving' | 'granted';

/** Whether a page for signed-in users may be shown (docs/product.md P5). */
export function selectAccess(snapshot: SessionSnapshot): Access {
  if (snapshot.hasTag('loading') || snapshot.hasTag('asking')) return 'waiting';
  if (snapshot.hasTag('signedIn')) return 'granted';
  if (snapshot.matches('signingOut') || hasJustSignedOut(snapshot)) return 'leaving';
  return 'denied';
}
