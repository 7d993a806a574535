import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Opens a list of links to the pages of one subject: “Curriculum” in the header.',
  use: ['In the header of wide windows, for a subject with more pages than it has room for.'],
  avoid: [
    ['For what a person can do', 'AccountMenu'],
    ['On narrow windows', 'MobileMenu'],
    ['For a choice that is sent with a form', 'RadioCards'],
    ['For parts of one view', 'Tabs'],
  ],
  behaviour: [
    'A press opens and closes it. A mouse that rests on it for 200 ms opens it, too; touch and pen never hover.',
    'It closes 150 ms after the mouse has left button and panel.',
    'Opened within 300 ms of another menu’s closing, it opens at once.',
    'A press within 300 ms of opening by hover does not close it.',
  ],
  keys: [
    ['Tab', 'Goes through its links; past the last one it closes.'],
    ['Escape', 'Closes it and returns the focus, also if the mouse opened it.'],
  ],
  accessibility: [
    'A button that opens named lists of links: a disclosure, not an ARIA menu.',
    'What a hover opens can be reached, kept and dismissed (WCAG 1.4.13).',
    'Its statechart decides when it opens and closes: see Storyboards › Disclosure.',
  ],
};
