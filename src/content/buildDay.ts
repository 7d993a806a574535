/** Set by vite.config.ts; unknown where nothing is built. */
declare const __BUILD_DAY__: string | undefined;

/**
 * The day on which the site was built, where the academy is: `2026-11-23`. Not the visitor's: a page is
 * hydrated as it was prerendered. In stories and tests always the same, so that their pictures stay.
 */
export const buildDay: string = typeof __BUILD_DAY__ === 'undefined' ? '2026-11-21' : __BUILD_DAY__;
