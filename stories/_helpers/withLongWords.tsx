import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { extremes } from './extremes.ts';

/**
 * Every text of the screen with a word of forty letters and with huge numbers, whatever the screen says.
 * It applies to the whole page, so add the tag `!autodocs`.
 */
export const withLongWords: Decorator = (Story) => (
  <LongWords>
    <Story />
  </LongWords>
);

function LongWords({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      // A drawing has the words of its picture.
      if (text.parentElement?.closest('svg')) continue;
      text.data = text.data
        .replace(/\p{L}{5,}/u, extremes.word)
        .replaceAll(/\d[\d,]{3,}/gu, extremes.hugeNumber);
    }
  }, []);
  return children;
}
