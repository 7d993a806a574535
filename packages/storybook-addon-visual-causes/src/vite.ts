// Settings of Vite for a Storybook with the board.
import { SOURCES } from './settings/projectOptions.ts';

/** Pre-bundles all packages: one discovered later would reload the page during a test. */
export const optimizeDeps = {
  entries: SOURCES.map((folder) => `${folder}/**/*.{ts,tsx}`),
  // Only in vanilla-extract's output, where no scan finds it.
  include: ['@vanilla-extract/recipes/createRuntimeFn'],
};
