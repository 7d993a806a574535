import type { Guide } from '../../board/guides/guide.ts';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';

export function Example() {
  return (
    <TextField
      label="Email"
      description="We send a link to it, to make sure it is yours."
      error="Enter your email address"
      type="email"
      name="email"
      autoComplete="email"
      required
    />
  );
}

export const guide: Guide = {
  purpose: 'Takes one line of text: a name, an address, a password.',
  status: 'stable',
  use: [
    'For everything that people type on one line.',
    'With what the browser may fill in (autoComplete), wherever it is about the visitor.',
  ],
  avoid: [
    ['For several lines', 'TextArea'],
    ['For money', 'MoneyField'],
    ['For a choice of a few', 'RadioCards'],
    ['For values that people do not type', 'Text'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Label', 'top', 'Always visible. Ends with “(optional)” unless it is required.', 'label'],
      ['Description', 'right', 'Optional. What to enter, before any mistake.', 'p'],
      ['Field', 'left', '50 px high, an edge at 3 to 1.', 'input'],
      ['Error', 'bottom', 'Optional. An icon, and how to correct the error.', 'p:last-child'],
    ],
  },
  pairs: [
    {
      right: 'keep the label visible.',
      wrong: 'replace it by a placeholder.',
      good: () => <TextField label="Full name" required autoComplete="name" />,
      bad: () => (
        <TextField
          label=""
          placeholder="Full name"
          required
          autoComplete="name"
          aria-label="Full name"
        />
      ),
    },
    {
      right: 'say how to correct it.',
      wrong: 'say that it is wrong.',
      good: () => (
        <TextField
          label="Email"
          required
          defaultValue="lena@"
          autoComplete="off"
          error="Enter an email address in the right format, like name@example.com"
        />
      ),
      bad: () => (
        <TextField
          label="Email"
          required
          defaultValue="lena@"
          autoComplete="off"
          error="Invalid email!"
        />
      ),
    },
    {
      right: 'mark the few that are optional.',
      wrong: 'add stars to the many that are not.',
      good: () => <TextField label="Phone" type="tel" autoComplete="tel" />,
      bad: () => <TextField label="Email *" required autoComplete="off" />,
    },
  ],
  content: [
    'Label: a noun of one to three words, no colon: “Email”, “Full name”.',
    'Description: one sentence on what to enter or why we ask.',
    'Error: what to do, in the imperative, with an example where a format matters. The summary has the same words.',
    'No placeholder: it disappears when it is needed, and looks like an answer.',
  ],
  behaviour: [
    'Nothing is validated while a person types; errors appear after a submit.',
    'What was typed stays when sending fails, and before the script has arrived.',
    'Longer text scrolls inside the field.',
    'It is never disabled: what cannot be changed is text.',
  ],
  accessibility: {
    role: 'Text field.',
    name: 'Its label.',
    keys: [
      ['Tab', 'Reaches it.'],
      ['Enter', 'Sends its form.'],
    ],
    notes: [
      'Description and error are read with the field; the error begins with “Error:” (WCAG 3.3.1).',
      'autoComplete is required where the value is about the visitor (WCAG 1.3.5).',
      'An edge, an icon and words mark an error; in forced colours the edge is dashed.',
      'The browser’s autofill keeps our text colour, also in the dark theme.',
    ],
  },
};
