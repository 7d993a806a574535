/** The views of a storyboard: pictures, plain names, or code names. */
export const views = ['pictures', 'names', 'code'] as const;
export type View = (typeof views)[number];

/** The window that the pictures show. */
export const windows = ['phone', 'desk'] as const;
export type Window = (typeof windows)[number];

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const widths: Record<Window, number> = { phone: 390, desk: 1280 };

/** The mode (pictures/modes.ts) of pictures in this window and theme. */
export const modeOf = (window: Window, theme: Theme): string => `${theme}-${widths[window]}`;
