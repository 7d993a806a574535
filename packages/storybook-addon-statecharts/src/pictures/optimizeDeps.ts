import { SOURCES } from '../coverage/statesFiles.ts';

/** All packages from the start: one that is found later reloads the page, in the middle of a test. */
export const optimizeDeps = {
  entries: SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
  // Only in what vanilla-extract writes, where no scan sees them.
  include: ['@vanilla-extract/recipes/createRuntimeFn'],
};
