import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Leads to the page of an age: seven bands on a scale from younger to older.',
  use: [
    'On the front page, under the rings.',
    'Where an address names no band, so that a visitor picks one.',
  ],
  avoid: [
    ['To filter a list on the same page', 'FilterChips'],
    ['To name the band of one thing', 'Badge'],
  ],
  behaviour: [
    'One row from 1024 px; below, rows of three, and pairs in the narrowest windows.',
    'Each takes the colour of its ring, the same in light and dark.',
  ],
  accessibility: [
    'A navigation landmark, named by its heading. A link reads ages, then grades.',
    'Its heading has the id “ages”: use it once on a page.',
  ],
};
