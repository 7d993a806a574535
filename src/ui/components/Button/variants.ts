/** One primary in a view; the rest secondary; quiet inside a panel. */
export const buttonVariants = ['primary', 'secondary', 'quiet'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];

/** `small` is 44 px high, the smallest target; `medium` 50. */
export const buttonSizes = ['small', 'medium'] as const;

export type ButtonSize = (typeof buttonSizes)[number];
