/** Sizes of the drawing in CSS px at a root font size of 16. */
export const STATE_TEXT = 16;
export const LABEL_TEXT = 14.5;
export const LINE = 19;
export const STATE_HEIGHT = 44;
/** Where a region's name stands, and the double rule under it. */
export const HEAD_HEIGHT = 42;
/** Between a text and the edge of its box. */
export const INSET = 18;
export const MARKER = 12;

/** The width of a text in px, rounded up. */
export type Measure = (kind: 'state' | 'label', text: string) => number;
