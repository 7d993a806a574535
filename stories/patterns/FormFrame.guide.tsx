import type { Guide } from '../../board/guides/guide.ts';

export const guide: Guide = {
  purpose: 'Shows what every form has besides its fields: errors, failures, waiting, its button.',
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
    'Too many tries: the button counts down, which is announced once, not every second.',
    'Sent: FormConfirmation replaces the form and takes the focus.',
    'Input from before the script loaded is kept. Without a script, contact details replace the button.',
  ],
  accessibility: [
    'A form, named by the heading of its page, whose title begins with “Error” after a mistake.',
    'The browser’s own validation messages are off: they disappear too soon.',
  ],
};
