import { safeRedirect, type SiteLocation } from '../domain/redirect.ts';
import { paths } from './paths.ts';
import { isKnownPath } from './pathKinds.ts';

/** Where to go after sign-in: the remembered page if it is on this site, else the dashboard. */
export const targetAfterSignIn = (remembered: unknown): SiteLocation | string =>
  safeRedirect(remembered, isKnownPath) ?? paths.dashboard.pattern;
