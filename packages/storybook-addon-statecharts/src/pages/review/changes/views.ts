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
