// Root classes set by the boot script (src/app/boot.js) before the first paint;
// scripts/lib/bootScript.ts inserts their names.

/** A session or sign-in link is being checked: content that depends on it is hidden. */
export const RESTORING = 'restoring';

/** A vanilla-extract selector for that time. */
export const whileRestoring = `.${RESTORING} &`;
