import type { Decorator } from '@storybook/react-vite';
import { canvas } from './Canvas.css.ts';

/** Room around a component without its own. */
export const withCanvas: Decorator = (Story) => (
  <div className={canvas}>
    <Story />
  </div>
);
