import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Asks for a new password after signing in by a recovery link.',
  status: 'stable',
  use: ['Once, after a recovery link (docs/product.md P7.11).'],
  avoid: [
    ['For a password at sign-up', 'FormFrame'],
    ['For a question about a link', 'LinkDialog'],
  ],
  behaviour: [
    'The rule is shown before any error: “At least … characters”.',
    'Not taken: why, by the field. What was typed stays.',
    'While saving, the field is read-only and a second press does nothing.',
    '“Not now” and Escape keep the old password. A press beside it does nothing, and the page behind it does not scroll.',
  ],
  accessibility: {
    role: 'A modal dialog with a form in it.',
    name: 'Its heading: “Choose a new password”.',
    keys: [
      ['Tab', 'Goes through it, and never to the page behind it.'],
      ['Enter', 'In the field: saves the password.'],
      ['Escape', 'Closes it; the old password stays.'],
    ],
    notes: [
      'The focus begins in the field; closed, it goes back to where it was.',
      'While it is open the page behind it is inert.',
      'Behaviour by Ariakit, 18 KB, loaded with the dialog.',
      'Password managers know the field as a new password, and may fill it in (WCAG 3.3.8).',
      'The page’s title begins with “Error” while it was not taken.',
    ],
  },
};
