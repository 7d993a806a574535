import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** The reader's own text size at 200 % (WCAG 1.4.4). Goes with the tag `!autodocs`: it is the whole page's. */
export const withDoubleText: Decorator = (Story) => (
  <DoubleText>
    <Story />
  </DoubleText>
);

function DoubleText({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = '200%';
    return () => {
      style.fontSize = '';
    };
  }, []);
  return children;
}
