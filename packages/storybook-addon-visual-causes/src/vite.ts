// Settings of Vite for a Storybook with the board.
export { optimizeDeps } from './pictures/optimizeDeps.ts';
