import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Shows the site’s links on narrow windows, large, as a sheet from the edge.',
  status: 'stable',
  use: ['Once, in the header, behind “Menu”, below 1152 px.'],
  avoid: [
    ['On wide windows', 'SiteHeader'],
    ['For the links of one subject', 'DisclosureMenu'],
    ['For a question', 'LinkDialog'],
  ],
  behaviour: [
    'A link chosen, the cross, Escape and a press beside it close it.',
    'More links than the window is high: it scrolls, the page behind it does not.',
    'Until it has loaded, and without scripts, a plain disclosure with the same links replaces it.',
  ],
  accessibility: {
    role: 'A modal dialog with a navigation in it.',
    name: '“Menu”.',
    keys: [
      ['Tab', 'Goes round inside it.'],
      ['Enter', 'Opens the link with the focus.'],
      ['Escape', 'Closes it and returns the focus to “Menu”.'],
    ],
    notes: [
      'The current page is marked.',
      'It is the browser’s own dialog, which traps and restores the focus. Every visitor downloads it (docs/decisions/020).',
    ],
  },
};
