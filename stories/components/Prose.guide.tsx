import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Sets long text that is read from top to bottom: a legal page, an article.',
  use: [
    'For plain elements: headings, paragraphs, lists, links.',
    'For text that comes from one file and is read as a whole.',
  ],
  avoid: [
    ['Around components: its distances conflict with theirs', 'Stack'],
    ['For one paragraph', 'Text'],
    ['For questions and answers that are opened', { words: 'details, one for each' }],
  ],
  content: [
    'Short paragraphs, one thought each; headings that describe what is under them.',
    'Put the date of the last change at the top.',
    'Link words name where they lead, never “here”.',
  ],
  behaviour: ['Lines have at most 65 letters, at every text size.'],
  accessibility: ['Text at 7 to 1, lines 1.6 high (WCAG 1.4.8). Lists stay lists in Safari.'],
};
