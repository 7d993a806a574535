import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'Asks before a sign-in link is spent that a program may have opened, or before its account takes the place of another.',
  status: 'stable',
  use: [
    'After a mailed link, where a person has to say that they mean it (docs/product.md P7.10).',
  ],
  avoid: [
    ['For news', ['Toast', 'Notice']],
    ['For a link that has expired', 'Notice'],
    ['For a new password', 'PasswordDialog'],
  ],
  behaviour: [
    'Where somebody is signed in, both accounts are named, and staying is the main button.',
    'One question is asked. Should another tab sign somebody in meanwhile, the second follows and takes the focus, so that Enter twice answers only what was read.',
    'While the link is being opened a second press does nothing.',
    'Escape is “Not now”, or “Stay signed in”. A press beside it does nothing, and the page behind it does not scroll.',
  ],
  accessibility: {
    role: 'A modal dialog.',
    name: 'Its heading; the question is its description.',
    keys: [
      ['Tab', 'Goes through it, and never to the page behind it.'],
      ['Enter, Space', 'Presses the button with the focus.'],
      ['Escape', 'Leaves everything as it is.'],
    ],
    notes: [
      'The focus begins on the heading, or on staying where an account would be replaced: never on what changes something.',
      'Closed, the focus goes back to where it was.',
      'While it is open the page behind it is inert.',
      'Behaviour by Ariakit, 18 KB: it comes with the question.',
    ],
  },
};
