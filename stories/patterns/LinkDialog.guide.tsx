import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Asks before using a sign-in link, and before replacing the signed-in account.',
  use: ['After a mailed link that needs a confirmation (docs/product.md P7.10).'],
  avoid: [
    ['For news', ['Toast', 'Notice']],
    ['For a link that has expired', 'Notice'],
    ['For a new password', 'PasswordDialog'],
  ],
  behaviour: [
    'If a person is signed in, it names both accounts, and staying is the main button.',
    'If another tab signs in meanwhile, a second question follows and takes the focus, so that pressing Enter twice answers only the first.',
    'Escape is “Not now”, or “Stay signed in”. A press beside it does nothing.',
  ],
  accessibility: [
    'A modal dialog, named by its heading and described by the question.',
    'The focus begins on the heading, or on staying: never on what changes something.',
    'Its behaviour is Ariakit’s, 18 KB, loaded with the dialog.',
  ],
};
