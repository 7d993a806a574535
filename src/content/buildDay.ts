/** Set by vite.config.ts; unknown where nothing is built. */
declare const BUILD_DAY: string | undefined;

/**
 * The day on which the site was built, where the academy is: `2026-11-23`. Not the visitor's: a page is
 * hydrated as it was prerendered. In stories and tests always the same, so that their pictures stay.
 */
export const buildDay: string = typeof BUILD_DAY === 'undefined' ? '2026-11-21' : BUILD_DAY;
