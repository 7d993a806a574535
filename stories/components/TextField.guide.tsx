import type { Guide } from '../../board/guides/guide.ts';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';

export const guide: Guide = {
  purpose: 'Takes one line of text: a name, an address, a password.',
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
    example: (
      <TextField
        label="Email"
        description="We send a link to it, to make sure it is yours."
        error="Enter your email address"
        autoComplete="email"
        required
      />
    ),
    parts: [
      ['Label', 'top', 'Always visible. Ends with “(optional)” unless it is required.', 'label'],
      ['Description', 'right', 'Optional. What to enter, before any mistake.', 'p'],
      ['Field', 'left', '50 px high, an edge at 3 to 1.', 'input'],
      ['Error', 'bottom', 'Optional. An icon, and how to correct the error.', 'p:last-child'],
    ],
  },
  pairs: [
    {
      right: 'explain how to correct it.',
      wrong: 'report that it is wrong.',
      good: <TextField label="Name" autoComplete="off" required error="Enter your full name" />,
      bad: <TextField label="Name" autoComplete="off" required error="Invalid name!" />,
    },
    {
      right: 'mark the few that are optional.',
      wrong: 'add stars to the many that are not.',
      good: <TextField label="Phone" type="tel" autoComplete="tel" />,
      bad: <TextField label="Email *" autoComplete="off" required />,
    },
  ],
  content: [
    'Label: a noun of one to three words, no colon: “Email”, “Full name”.',
    'Description: one sentence on what to enter or why we ask.',
    'Error: what to do, in the imperative. The summary has the same words.',
    'No placeholder: it disappears when it is needed, and looks like an answer.',
  ],
  behaviour: [
    'Errors appear after a submit, not while a person types.',
    'What was typed stays when sending fails, and before the script has arrived.',
    'It is never disabled: what cannot be changed is text.',
  ],
  accessibility: [
    'Named by its label. Description and error are read with it (WCAG 3.3.1).',
    'autoComplete is required where the value is about the visitor (WCAG 1.3.5).',
  ],
};
