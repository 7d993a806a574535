/**
 * Where browser storage keeps the session. In a file of its own, because every page looks for it, and
 * so does the document's boot script (src/app/boot.js), which the build tells (vite.config.ts).
 */
export const SESSION_KEY = 'tallygrove.session';

/** Where a tab keeps what is typed into its forms: here, so that no form takes the statecharts that clear it along. */
export const DRAFTS_KEY = 'tallygrove.drafts';
