import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Shows the site’s links on narrow windows, large, as a sheet from the edge.',
  status: 'stable',
  use: ['Once, in the header, behind “Menu”, below 1152 px.'],
  avoid: [
    { when: 'On wide windows', instead: 'SiteHeader' },
    { when: 'For the links of one subject', instead: 'DisclosureMenu' },
    { when: 'For a question', instead: 'LinkDialog' },
  ],
  behaviour: [
    'A link chosen, the cross, Escape and a press beside it close it.',
    'More links than the window is high: it scrolls, the page behind it does not.',
    'Until it is loaded, and without scripts, a plain disclosure with the same links stands in.',
  ],
  accessibility: {
    role: 'A modal dialog with a navigation in it.',
    name: '“Menu”.',
    keys: [
      { press: 'Tab', does: 'Goes round inside it.' },
      { press: 'Enter', does: 'Opens the link with the focus.' },
      { press: 'Escape', does: 'Closes it and gives the focus back to “Menu”.' },
    ],
    notes: [
      'The page one is on is marked.',
      'It is the browser’s own dialog: the focus is held and returned by the browser. Every visitor is sent it (docs/decisions/021).',
    ],
  },
  related: ['SiteHeader', 'DisclosureMenu', 'IconButton'],
};
