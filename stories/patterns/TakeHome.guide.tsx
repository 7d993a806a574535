import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'Offers sheets to print and take home: each with its first page, for whom it is, how long it takes, on two kinds of paper.',
  status: 'stable',
  use: ['On the curriculum page, a page about an age band, and those for parents and educators.'],
  avoid: [
    ['For one file in a sentence', 'TextLink'],
    ['For how a sheet looks', { words: 'Patterns › Take home › Sheets' }],
  ],
  behaviour: [
    'Each sheet has a link for Letter and one for A4; both download. A press anywhere on the sheet takes Letter.',
    'On a phone, and for a single sheet, the picture is beside the words; several sheets are side by side.',
    'The picture is made from the sheet at build, and loads when it comes near the window.',
    'The paper is white also in the dark theme. In print the links are omitted.',
    'Words without a place to break wrap.',
  ],
  accessibility: {
    role: 'A region with a list of links.',
    name: 'Its heading.',
    keys: [
      ['Tab', 'Goes from link to link.'],
      ['Enter', 'Downloads the sheet.'],
    ],
    notes: [
      'Each link names the paper and the file type, and for screen readers the sheet: “A4 (PDF) – My first budget”.',
    ],
  },
};
