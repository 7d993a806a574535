import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Shows toasts, and announces them.',
  status: 'stable',
  use: ['Once, in the shell; whatever answers a press goes through it.'],
  avoid: [
    ['For what must be read or acted on', 'Notice'],
    ['A second time: two regions would speak at once', 'Toast'],
  ],
  behaviour: [
    'One toast at a time, at the bottom of the window: centred on a phone, on the left on a desktop.',
    'It goes after five seconds; the pointer, the focus and a hidden tab stop the clock.',
    'The same toast requested again restarts its timer instead of queueing.',
  ],
  accessibility: {
    role: 'A region with two live regions in it: a status, and an alert for errors.',
    name: '“Notifications”.',
    keys: [
      ['F6', 'Goes to the toast from wherever the focus is, and back.'],
      ['Escape', 'Closes the toast.'],
    ],
    notes: [
      'The live regions exist, empty, from the start: one that is added with its text is not announced.',
      'The toasts statechart decides how long a toast stays: see Storyboards › Toasts.',
    ],
  },
};
