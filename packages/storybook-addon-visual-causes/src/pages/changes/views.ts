import type { ReactNode } from 'react';
import type { Box } from '../../desk/desk.ts';

/** In the order of the keys 1 to 3. */
export const views = ['sideBySide', 'slider', 'difference'] as const;
export type View = (typeof views)[number];

export const viewWords: Readonly<Record<View, string>> = {
  sideBySide: 'Side by side',
  slider: 'Slider',
  difference: 'Difference',
};

/** Two pictures of one story, and how to show them. */
export interface ComparedProps {
  before: ReactNode;
  now: ReactNode;
  /** Of both pictures, with a space between. */
  addresses: string;
  /** Names what the pictures show. */
  subject: string;
  /** The visible region. */
  region: Box;
  /** Differences, marked beside the picture; empty if marks are hidden. */
  marks: readonly Box[];
  /** Focus stops, over the current picture. */
  over: ReactNode;
}
