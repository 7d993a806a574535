import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'Asks before spending a sign-in link that a program may have opened, and before replacing the signed-in account.',
  status: 'stable',
  use: ['After a mailed link that needs a confirmation (docs/product.md P7.10).'],
  avoid: [
    ['For news', ['Toast', 'Notice']],
    ['For a link that has expired', 'Notice'],
    ['For a new password', 'PasswordDialog'],
  ],
  behaviour: [
    'If a person is signed in, it names both accounts, and staying is the main button.',
    'It asks one question. If another tab signs in meanwhile, a second one follows and takes the focus, so that pressing Enter twice answers only the first.',
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
      'Behaviour by Ariakit, 18 KB, loaded with the dialog.',
    ],
  },
};
