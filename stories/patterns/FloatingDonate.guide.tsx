import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Keeps the donation link visible on every page, and covers nothing.',
  status: 'stable',
  use: ['Once, in the shell, between the page’s content and its footer.'],
  avoid: [
    ['For the next step of a page', 'LinkButton'],
    ['For the gift itself', 'MoneyField'],
  ],
  behaviour: [
    'Below 1280 px it is a shelf at the bottom of the window; the page ends above it, as it begins below the header.',
    'At the page’s end it is above the footer. If the footer is taller than the window, the shelf stops below the header.',
    'While a form has the focus, and in windows lower than 480 px, it stays above the footer.',
    'From 1280 px it is vertical in the margin beside the page’s column; from 1440 px horizontal, with a heart.',
    'On the donation page there is no shelf; the margin keeps its button.',
    'Larger text counts as a smaller window. On paper there is none.',
  ],
  accessibility: {
    role: 'A complementary region with a link in it.',
    name: 'The link’s words, “Donate”.',
    keys: [
      ['Tab', 'Reaches it after the page’s content, before the footer.'],
      ['Enter', 'Opens the donation page.'],
    ],
    notes: [
      'Nothing that takes the focus lies under it (WCAG 2.4.12): the page scrolls far enough.',
      'The link is a target of 44 px, and marked with aria-current on its own page.',
    ],
  },
};
