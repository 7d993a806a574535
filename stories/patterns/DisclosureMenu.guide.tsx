import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Opens a list of links to the pages of one subject: “Curriculum” in the header.',
  status: 'stable',
  use: [
    'In the header of wide windows, for a subject with more pages than the header has room for.',
  ],
  avoid: [
    ['For what a person can do', 'AccountMenu'],
    ['On narrow windows', 'MobileMenu'],
    ['For a choice that is sent with a form', 'RadioCards'],
    ['For parts of one view', 'Tabs'],
  ],
  behaviour: [
    'A press opens and closes it. A mouse that rests on it for 200 ms opens it, too; touch and pen never hover.',
    'It closes 150 ms after the mouse has left button and panel; the way from one to the other keeps it open.',
    'Opened within 300 ms of another menu’s closing, it opens at once.',
    'A press within 300 ms of opening by hover does not close it.',
  ],
  accessibility: {
    role: 'A button that opens named lists of links. A disclosure, not an ARIA menu.',
    name: 'Its label: “Curriculum”.',
    keys: [
      ['Enter, Space', 'Opens it, or closes it.'],
      ['Tab', 'Goes through its links; past the last one it closes.'],
      ['Escape', 'Closes it and returns the focus, also when a mouse has opened it.'],
    ],
    notes: [
      'aria-expanded says whether it is open; the current page is marked in it.',
      'Its behaviour is our own: it is in the first load (docs/decisions/020).',
      'What a hover opens can be reached, kept and dismissed (WCAG 1.4.13).',
      'The disclosure statechart decides when it opens and closes: see Storyboards › Disclosure.',
    ],
  },
};
