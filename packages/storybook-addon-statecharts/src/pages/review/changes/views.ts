import type { ReactNode } from 'react';
import type { Box } from '../../../desk/desk.ts';

/** In the order of the keys 1 to 5. */
export const views = ['sideBySide', 'slider', 'fade', 'blinking', 'difference'] as const;
export type View = (typeof views)[number];

export const viewWords: Readonly<Record<View, string>> = {
  sideBySide: 'Side by side',
  slider: 'Slider',
  fade: 'Fade',
  blinking: 'Blink',
  difference: 'Difference',
};

/** Two pictures of one story, and how to show them. */
export interface ComparedProps {
  accepted: ReactNode;
  now: ReactNode;
  /** Of both pictures, with a space between. */
  addresses: string;
  /** Names what the pictures show. */
  subject: string;
  /** The visible region. */
  region: Box;
  /** Differences, marked beside the picture; empty if marks are hidden. */
  marks: readonly Box[];
  /** Pins and focus stops, over the current picture. */
  over: ReactNode;
  /** Whether the reader prefers reduced motion: pictures alternate on click alone. */
  isStill: boolean;
}
