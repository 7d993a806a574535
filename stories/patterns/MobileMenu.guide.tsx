import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Shows the site’s links on narrow windows, large, as a sheet from the edge.',
  use: ['Once, in the header, behind “Menu”, below 1152 px.'],
  avoid: [
    ['On wide windows', 'SiteHeader'],
    ['For the links of one subject', 'DisclosureMenu'],
    ['For a question', 'LinkDialog'],
  ],
  behaviour: [
    'A link chosen, the cross, Escape and a press beside it close it, and the focus returns.',
    'It scrolls; the page behind it does not.',
    'Until it has loaded, and without scripts, a plain disclosure with the same links replaces it.',
  ],
  accessibility: [
    'A modal dialog named “Menu”, with a navigation in it. The current page is marked.',
    'It is the browser’s own dialog: every visitor downloads it (docs/decisions/020).',
  ],
};
