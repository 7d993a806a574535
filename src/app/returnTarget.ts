import { safeRedirect, type SiteLocation } from '../domain/redirect.ts';
import { isKnownPath, paths } from './paths.ts';

/** Where to go after sign-in: the remembered page if it is on this site, else the dashboard. */
export const targetAfterSignIn = (remembered: unknown): SiteLocation | string =>
  safeRedirect(remembered, isKnownPath) ?? paths.dashboard.pattern;
