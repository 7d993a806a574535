import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Offers sheets to print and take home, each with its first page, on two kinds of paper.',
  use: ['On the curriculum page, a page about an age band, and those for parents and educators.'],
  avoid: [
    ['For one file in a sentence', 'TextLink'],
    ['For how a sheet looks', { words: 'Patterns › Take home › Sheets' }],
  ],
  behaviour: [
    'Each sheet has a link for Letter and one for A4; both download. A press anywhere on the sheet takes Letter.',
    'On a phone, and for a single sheet, the picture is beside the words.',
    'The paper is white also in the dark theme. In print the links are omitted.',
  ],
  accessibility: [
    'A region with a list of links. Each names the paper, the file type and, for screen readers, the sheet.',
  ],
};
