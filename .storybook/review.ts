import { defineReview } from 'storybook-addon-visual-causes';

/** The project's data for the review. */
export default defineReview({
  tokens: {
    file: 'src/ui/styles/tokens/tokens.ts',
    light: 'lightTokens',
    dark: 'darkTokens',
  },
  screens: ['Screens', 'Faults'],
  visited: ['Screens/Home', 'Screens/Donate', 'Screens/Programs', 'Screens/Events'],
});
