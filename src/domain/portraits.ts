/** The drawn people beside quotations (src/ui/art/portraits). */
export const portraits = ['curls', 'fringe', 'bun', 'beard', 'long', 'cap'] as const;

export type PortraitName = (typeof portraits)[number];
