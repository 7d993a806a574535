import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Leads to the page of an age: seven bands on a scale from younger to older.',
  status: 'stable',
  use: [
    'On the front page, under the rings.',
    'Where an address names no band, so that a visitor picks one.',
  ],
  avoid: [
    ['To filter a list on the same page', 'FilterChips'],
    ['To name the band of one thing', 'Badge'],
  ],
  behaviour: [
    'From 1024 px the seven are in one row between “Younger” and “Older”.',
    'In narrow windows they are in rows of three, in the narrowest in pairs.',
    'Each takes the color of its ring, the same in light and dark.',
    'Words without a place to break wrap.',
  ],
  accessibility: {
    role: 'A navigation landmark with an ordered list of links.',
    name: 'Its heading.',
    keys: [
      ['Tab', 'Goes from age to age.'],
      ['Enter', 'Opens the page of that age.'],
    ],
    notes: [
      'A link reads ages, then grades: “8 to 11 Grades 3–5”.',
      'Each link is at least 44 px wide and high.',
      'Its heading has the id “ages”: use it once on a page.',
    ],
  },
};
