import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'The footer of every page: who we are, and links to everything else.',
  use: ['Once, in the shell.'],
  avoid: [
    ['For the next step of a page', 'LinkButton'],
    ['For the way to give', 'FloatingDonate'],
    ['For the main links', 'SiteHeader'],
  ],
  behaviour: [
    'Links are in named groups; on a phone the groups follow each other.',
    'Networks we are not on yet are named, and lead nowhere (docs/product.md P1.6).',
  ],
  accessibility: ['The page’s footer, with a navigation named “Footer”, the same on every page.'],
};
