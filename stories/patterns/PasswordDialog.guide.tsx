import type { PatternGuide } from '../../review/guides/guide.ts';

export const guide: PatternGuide = {
  purpose: 'Asks for a new password after a recovery link has signed somebody in.',
  status: 'stable',
  use: ['Once, after a recovery link (docs/product.md P7.11).'],
  avoid: [
    { when: 'For a password at sign-up', instead: 'FormFrame' },
    { when: 'For a question about a link', instead: 'LinkDialog' },
  ],
  behaviour: [
    'What counts is said before any mistake: “At least … characters”.',
    'Not taken: why, by the field. What was typed stays.',
    'Under way the field is read only, and a second press does nothing.',
    '“Not now” and Escape keep the old password.',
  ],
  accessibility: {
    role: 'A modal dialog with a form in it.',
    name: 'Its heading: “Choose a new password”.',
    keys: [
      { press: 'Tab', does: 'Goes round inside it.' },
      { press: 'Enter', does: 'In the field: saves the password.' },
      { press: 'Escape', does: 'Closes it; the old password stays.' },
    ],
    notes: [
      'Password managers know the field as a new password, and may fill it in (WCAG 3.3.8).',
      'The page’s title begins with “Error” while it was not taken.',
    ],
  },
  related: ['LinkDialog', 'TextField', 'FormFrame'],
};
