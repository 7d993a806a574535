import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'Shows what every form has besides its fields: errors, failures, the time to wait, and the one button.',
  status: 'stable',
  use: ['Around the fields of every form that is sent: signing in, signing up, contact.'],
  avoid: [
    ['For a choice that works at once', 'FilterChips'],
    ['For a question that interrupts', ['LinkDialog', 'PasswordDialog']],
    ['For several steps', { words: 'one form a page' }],
  ],
  behaviour: [
    'Refused: every mistake at the top and by its field, in the same words; the summary takes the focus.',
    'Failed: a notice appears at once, the input stays, and the button works.',
    'Pending: the button shows it, and neither it nor Enter sends again.',
    'Too many tries: how long to wait counts down on the button, and is said once, not every second.',
    'Input from before the script loaded is kept.',
    'Sent: FormConfirmation replaces the form, names what was sent where, and takes the focus; back at the form the first field has it.',
    'Without a script: contact details instead of the button; Enter sends nothing either.',
  ],
  accessibility: {
    role: 'A form.',
    name: 'None: it is named by the heading of its page.',
    keys: [
      ['Tab', 'Goes from field to field to the button.'],
      ['Enter', 'In a field of one line: sends the form.'],
    ],
    notes: [
      'The browser’s own validation messages are off: they disappear too soon, and cannot be styled or translated.',
      'The page’s title begins with “Error” while something is wrong.',
      'Nothing is validated before the first submit.',
    ],
  },
};
