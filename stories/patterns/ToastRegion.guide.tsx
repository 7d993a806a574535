import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Is where toasts appear, and what speaks them.',
  status: 'stable',
  use: ['Once, in the shell; whatever answers a press goes through it.'],
  avoid: [
    ['For what must be read or acted on', 'Notice'],
    ['A second time: two regions would speak at once', 'Toast'],
  ],
  behaviour: [
    'One toast at a time, at the window’s foot: centred on a phone, at the left on a desk.',
    'It goes after five seconds; the pointer, the focus and a hidden tab stop the clock.',
    'The same toast asked for again starts its time anew instead of queueing.',
  ],
  accessibility: {
    role: 'A region with two live regions in it: a status, and an alert for errors.',
    name: '“Notifications”.',
    keys: [
      ['F6', 'Goes to the toast from wherever the focus is, and back.'],
      ['Escape', 'Closes the toast.'],
    ],
    notes: [
      'The live regions are there, empty, from the start: one that comes with its words is not announced.',
      'How long a toast stays is decided by the toasts statechart: see Storyboards › Toasts.',
    ],
  },
};
