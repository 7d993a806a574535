import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Shows toasts, and announces them.',
  use: ['Once, in the shell; whatever answers a press goes through it.'],
  avoid: [
    ['For what must be read or acted on', 'Notice'],
    ['A second time: two regions would speak at once', 'Toast'],
  ],
  behaviour: [
    'One toast at a time, at the bottom of the window: centred on a phone, on the left on a desktop.',
    'Its statechart decides how long a toast stays: see Storyboards › Toasts.',
  ],
  accessibility: [
    'A region named “Notifications”, with a status, and an alert for errors.',
    'Both exist, empty, from the start: a live region that is added with its text is not announced.',
  ],
};
