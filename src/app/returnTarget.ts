import { safeRedirect, type SiteLocation } from '../domain/redirect.ts';
import { paths } from './paths.ts';
import { isKnownPath } from './pathKinds.ts';

/**
 * Where somebody goes who is signed in, from the sign-in page or by a mailed link: where they were
 * going when asked to sign in, if that is a page of this site.
 */
export const targetAfterSignIn = (remembered: unknown): SiteLocation | string =>
  safeRedirect(remembered, isKnownPath) ?? paths.dashboard.pattern;
