import type { Decorator } from '@storybook/react-vite';
import { Toasts } from '../../src/features/shell/Toasts.tsx';

/** A screen that is a page by itself, with the toasts that are on show. */
export const withToasts: Decorator = (Story) => (
  <>
    <Story />
    <Toasts />
  </>
);

/** A screen where the shell puts it, with the toasts that its presses answer by. */
export const withPage: Decorator = (Story) => (
  <>
    <main>
      <Story />
    </main>
    <Toasts />
  </>
);
