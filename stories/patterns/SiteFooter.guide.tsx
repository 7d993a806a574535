import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Is the foot of every page: who we are, and the way to everything else.',
  status: 'stable',
  use: ['Once, in the shell.'],
  avoid: [
    { when: 'For the next step of a page', instead: 'LinkButton' },
    { when: 'For the way to give', instead: 'FloatingDonate' },
    { when: 'For the main links', instead: 'SiteHeader' },
  ],
  behaviour: [
    'Links stand in named groups; on a phone the groups follow each other.',
    'Networks we are not on yet are named, and lead nowhere (docs/product.md P1.6).',
  ],
  accessibility: {
    role: 'The page’s footer, with a navigation in it.',
    name: '“Footer”.',
    keys: [
      { press: 'Tab', does: 'Goes from link to link, group by group.' },
      { press: 'Enter', does: 'Opens the page.' },
    ],
    notes: [
      'The same links in the same order on every page (WCAG 3.2.3).',
      'Each link is a target of 44 px.',
    ],
  },
  related: ['SiteHeader', 'FloatingDonate', 'TextLink'],
};
