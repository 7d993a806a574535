// Classes of the document's root. The boot script (src/app/boot.js) sets them before the first paint; the
// build puts their names into it (vite.config.ts).

/** A session or a sign-in link is being looked at: what depends on it is hidden. */
export const RESTORING = 'restoring';

/** A selector of vanilla-extract: while that is so. */
export const whileRestoring = `.${RESTORING} &`;

/** Nothing has been painted yet: engravings wait. */
export const UNPAINTED = 'unpainted';
