/** One primary in a view; the rest secondary; quiet inside a panel; danger for what cannot be undone. */
export const buttonVariants = ['primary', 'secondary', 'quiet', 'danger'] as const;

export type ButtonVariant = (typeof buttonVariants)[number];

/** `small` is 44 px high, the least a target may be; `medium` 50. */
export const buttonSizes = ['small', 'medium'] as const;

export type ButtonSize = (typeof buttonSizes)[number];
