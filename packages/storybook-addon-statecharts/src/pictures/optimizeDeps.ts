/** All packages from the start: one that is found later reloads the page, in the middle of a test. */
export const optimizeDeps = {
  entries: [
    'src/**/*.{ts,tsx}',
    'board/**/*.{ts,tsx}',
    'packages/storybook-addon-statecharts/src/**/*.{ts,tsx}',
    'stories/**/*.{ts,tsx}',
    '.storybook/*.{ts,tsx}',
  ],
  // Only in what vanilla-extract writes, where no scan sees them.
  include: ['@vanilla-extract/recipes/createRuntimeFn'],
};
