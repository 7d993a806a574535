import type { PatternGuide } from '../../board/guides/guide.ts';

export const guide: PatternGuide = {
  purpose:
    'Is what every form of the site shows besides its fields: what is wrong, what failed, how long to wait, and the one button.',
  status: 'stable',
  use: ['Around the fields of every form that is sent: signing in, signing up, contact.'],
  avoid: [
    ['For a choice that works at once', 'FilterChips'],
    ['For a question that interrupts', ['LinkDialog', 'PasswordDialog']],
    ['For several steps', { words: 'one form a page' }],
  ],
  behaviour: [
    'Refused: every mistake at the top and by its field, in the same words; the summary takes the focus.',
    'Failed: a notice says so at once, what was typed stays, and the button works.',
    'Under way: the button says so, and neither it nor Enter sends a second time.',
    'Too many tries: how long to wait counts down on the button, and is said once, not every second.',
    'What was typed before the script arrived is taken over.',
    'Sent: FormConfirmation stands in its place, says what was sent where, and takes the focus; back at the form the first field has it.',
    'Without script: no button, and how else to reach us; nothing can be sent, by Enter either.',
  ],
  accessibility: {
    role: 'A form.',
    name: 'None: it is named by the heading of its page.',
    keys: [
      ['Tab', 'Goes from field to field to the button.'],
      ['Enter', 'In a field of one line: sends the form.'],
    ],
    notes: [
      'The browser’s own bubbles stay away: they go too soon, and cannot be styled or translated.',
      'The page’s title begins with “Error” while something is wrong.',
      'Nothing is judged before the first submit.',
    ],
  },
};
