import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'The centred column that contains all content, with the page’s side margins.',
  use: ['For the header, the footer, and whatever is in no section.', '“Prose” for long text.'],
  avoid: [
    ['For a step down a page', 'Section'],
    ['To narrow a paragraph', 'Text'],
    ['Inside another one: margins would double', 'Stack'],
  ],
  behaviour: [
    'At most 1152 px wide, or 672 px for prose. The margins grow from 18 to 32 px.',
    'Words without a place to break keep the margins.',
  ],
  accessibility: ['At 400 % zoom nothing scrolls sideways (WCAG 1.4.10).'],
};
