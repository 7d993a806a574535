import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Lets people who use the keyboard skip the header and go straight to the content.',
  use: ['Once, as the very first thing in the body. The shell has it already.'],
  avoid: [
    ['To lead to a part of a page', 'TextLink'],
    ['To hide words from the eye', 'VisuallyHidden'],
    ['A second time, to skip to a form', { words: 'a heading' }],
  ],
  content: ['“Skip to content”: a verb, and where it leads.'],
  behaviour: [
    'Clipped until Tab reaches it; then above everything, at the window’s top left corner.',
    'Its target needs the id, and tabIndex −1 to take the focus.',
  ],
  accessibility: ['The first link of every page. It meets bypass blocks (WCAG 2.4.1).'],
};
