import type { Decorator } from '@storybook/react-vite';

/** A container of a fixed width in px. */
export const withWidth =
  (width: number): Decorator =>
  (Story) => (
    <div style={{ width }}>
      <Story />
    </div>
  );
