/** Set by vite.config.ts; undefined without a build. */
declare const BUILD_DAY: string | undefined;

/**
 * The day of the build at the academy: `2026-11-23`. Not the visitor's day, because hydration must
 * match the prerendered page. Fixed in stories and tests, so that their pictures do not change.
 */
export const buildDay: string = typeof BUILD_DAY === 'undefined' ? '2026-11-21' : BUILD_DAY;
