import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { lightAlone } from 'storybook-addon-statecharts/modes';

/** Text at 200 % (WCAG 1.4.4). It applies to the whole page, so add the tag `!autodocs`. */
export const withDoubleText: Decorator = (Story) => (
  <DoubleText>
    <Story />
  </DoubleText>
);

/** A component's story of it: `{ tags: ['!autodocs'], ...doubleText }`. */
export const doubleText = {
  decorators: [withDoubleText],
  parameters: { chromatic: { modes: lightAlone } },
};

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
