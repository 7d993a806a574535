import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';

/** Text at 200 % (WCAG 1.4.4). It applies to the whole page, so add the tag `!autodocs`. */
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
