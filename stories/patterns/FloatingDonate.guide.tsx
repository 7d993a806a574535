import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Keeps the donation link visible on every page, and covers nothing.',
  use: ['Once, in the shell, between the page’s content and its footer.'],
  avoid: [
    ['For the next step of a page', 'LinkButton'],
    ['For the gift itself', 'MoneyField'],
  ],
  behaviour: [
    'Below 1280 px it is a shelf at the bottom of the window, and at the page’s end above the footer.',
    'While a form has the focus, and in windows lower than 480 px, it stays above the footer.',
    'From 1280 px it is vertical in the page’s margin; from 1440 px horizontal, with a heart.',
    'On the donation page only the margin has it. On paper there is none.',
  ],
  accessibility: [
    'A complementary region with a link, both named “Donate”, between content and footer.',
    'The page scrolls far enough that nothing with the focus lies under it (WCAG 2.4.12).',
  ],
};
