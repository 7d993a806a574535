/** From the home page's hero to a list item. */
export const headingSizes = ['hero', 'section', 'title', 'panel', 'item', 'small'] as const;

export type HeadingSize = (typeof headingSizes)[number];
