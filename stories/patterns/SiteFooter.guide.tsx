import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'The footer of every page: who we are, and links to everything else.',
  status: 'stable',
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
  accessibility: {
    role: 'The page’s footer, with a navigation in it.',
    name: '“Footer”.',
    keys: [
      ['Tab', 'Goes from link to link, group by group.'],
      ['Enter', 'Opens the page.'],
    ],
    notes: [
      'The same links in the same order on every page (WCAG 3.2.3).',
      'Each link is a target of 44 px.',
    ],
  },
};
