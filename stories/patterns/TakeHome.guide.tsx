import type { PatternGuide } from '../../review/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Offers sheets to print and take home, each on two kinds of paper.',
  status: 'stable',
  use: [
    'As the last part of a page about an age band, of the curriculum, for parents and educators.',
  ],
  avoid: [
    { when: 'For one file in a sentence', instead: 'TextLink' },
    { when: 'For how a sheet looks', instead: { words: 'Patterns › Take home › Sheets' } },
  ],
  behaviour: [
    'Each sheet has a link for Letter and one for A4; both download.',
    'On a phone the heading stands above the list, on a desk beside it.',
    'Words without a place to break wrap.',
  ],
  accessibility: {
    role: 'A region with a list of links.',
    name: 'Its heading.',
    keys: [
      { press: 'Tab', does: 'Goes from link to link.' },
      { press: 'Enter', does: 'Downloads the sheet.' },
    ],
    notes: [
      'Each link says paper and kind of file, and for the ear the sheet: “A4 (PDF) – My first budget”.',
    ],
  },
  related: ['TextLink', 'Section'],
};
