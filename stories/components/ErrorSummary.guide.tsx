import type { Guide } from '../../board/guides/guide.ts';
import { ErrorSummary } from '../../src/ui/components/ErrorSummary/ErrorSummary.tsx';

export function Example() {
  return (
    <ErrorSummary
      attempt={1}
      errors={[
        { fieldId: 'name', message: 'Enter your full name' },
        {
          fieldId: 'email',
          message: 'Enter an email address in the right format, like name@example.com',
        },
      ]}
    />
  );
}

export const guide: Guide = {
  purpose: 'Lists every error of a form at its top, with a link to each field.',
  status: 'stable',
  use: [
    'Above a form, after a submit that was refused because of what is in its fields.',
    'Always together with the fields’ own errors, in the same words.',
  ],
  avoid: [
    ['When the server failed, or there is no connection', 'Notice'],
    ['For one message about the whole page', 'Notice'],
    ['While a person is still typing', { words: 'nothing: wait for the submit' }],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Box', 'left', 'Takes the focus with every refused attempt, and is read at once.', 'div'],
      ['Title', 'top', '“There is a problem”, unless another is given.', 'h2'],
      ['Lines', 'right', 'A link to each field, in the order of the fields.', 'li a'],
      ['Line without a field', 'bottom', 'Optional. An error without a field is plain text.', 'ul'],
    ],
  },
  pairs: [
    {
      right: 'say how to correct each error.',
      wrong: 'say that something is wrong.',
      good: () => (
        <ErrorSummary
          attempt={1}
          errors={[{ fieldId: 'do-name', message: 'Enter your full name' }]}
        />
      ),
      bad: () => (
        <ErrorSummary attempt={1} errors={[{ fieldId: 'dont-name', message: 'Invalid input' }]} />
      ),
    },
  ],
  content: [
    'The same sentence as beside the field, letter for letter.',
    'What to do, in the imperative: “Enter an amount in dollars, like 50”.',
    'No “please”, no “invalid”, no code numbers.',
  ],
  behaviour: [
    'Each refused attempt brings the focus back, also if the errors are the same.',
    'Without errors it shows nothing.',
    'A press on a line puts the focus into the field; the address stays as it was.',
    'FormFrame prefixes the page’s title with “Error” while it is shown.',
  ],
  accessibility: {
    role: 'An alert with a heading and a list of links; its frame takes the focus.',
    name: 'Its title.',
    keys: [
      ['Tab', 'Goes from the box to its first line.'],
      ['Enter', 'Puts the focus into that line’s field.'],
    ],
    notes: [
      'Meets error identification and suggestion (WCAG 3.3.1, 3.3.3).',
      'Every field needs an id that the line can lead to.',
      'An edge, an icon in the fields and words mark it, not colour alone.',
    ],
  },
};
