/**
 * The local storage key of the session, in a file of its own because every page and the boot script
 * (src/app/boot.js, filled in by scripts/lib/bootScript.ts) read it.
 */
export const SESSION_KEY = 'tallygrove.session';

/**
 * The session storage key of form drafts, kept here so that forms do not import the statecharts
 * that clear it.
 */
export const DRAFTS_KEY = 'tallygrove.drafts';
