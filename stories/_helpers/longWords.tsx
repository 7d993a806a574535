import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, type ReactNode } from 'react';
import { deskAlone, phoneAlone, reflowCheck } from '../../.storybook/modes.ts';
import { extremes } from './extremes.ts';

function LongWords({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const main = document.querySelector('main') ?? document.body;
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let number = 0; texts.nextNode(); number += 1) {
      const text = texts.currentNode as Text;
      const parent = text.parentElement;
      // A drawing has the words of its picture, and what never wraps is short by design.
      if (!parent || parent.closest('svg') || getComputedStyle(parent).whiteSpace === 'nowrap')
        continue;
      text.data = text.data
        // Numbered, because names have to differ.
        .replace(/\p{L}{5,}/u, `${extremes.word}${number}`)
        .replaceAll(/\d[\d,]{3,}/gu, extremes.hugeNumber);
    }
  }, []);
  return children;
}

const withLongWords: Decorator = (Story) => (
  <LongWords>
    <Story />
  </LongWords>
);

/**
 * A screen's text, whatever it is, with words of forty letters and huge numbers, measured at 320 px. It
 * applies to the whole page, so add the tag `!autodocs`.
 */
export const longWords = {
  decorators: [withLongWords],
  parameters: { chromatic: { modes: { ...reflowCheck, ...phoneAlone, ...deskAlone } } },
};
