/** From the home page's first line to the name of a row in a list. */
export const headingSizes = ['hero', 'section', 'title', 'panel', 'item', 'small'] as const;

export type HeadingSize = (typeof headingSizes)[number];
