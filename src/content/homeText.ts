import type { PageText } from './pageText.ts';

/** The home page (docs/product.md P4.1); apart from its content, which is deferred (src/app/deferredIsland.tsx). */
export const homeText: PageText = {
  heading: 'Money sense grows in rings.',
  title: 'Money sense for every age',
  description:
    'Free lessons on saving, investing and staying safe. Start at any age, from kindergarten to retirement.',
};
