import { defineBoard } from 'storybook-addon-statecharts';

/** The project's data for the review. */
export default defineBoard({
  tokens: {
    file: 'src/ui/styles/tokens/tokens.ts',
    light: 'lightTokens',
    dark: 'darkTokens',
  },
  visited: ['Screens/Home', 'Screens/Donate', 'Screens/Programs', 'Screens/Events'],
});
