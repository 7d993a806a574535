import type { Guide } from '../../board/guides/guide.ts';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';

export function Example() {
  return (
    <TextArea
      label="Message"
      description="What would you like to know?"
      error="Write your message"
      name="message"
      required
    />
  );
}

export const guide: Guide = {
  purpose: 'Takes several lines of text.',
  status: 'stable',
  use: ['For a message, and for every answer that is longer than a line.'],
  avoid: [
    { when: 'For one line', instead: 'TextField' },
    { when: 'For an amount', instead: 'MoneyField' },
    { when: 'For a choice of a few', instead: 'RadioCards' },
  ],
  anatomy: {
    example: Example,
    parts: [
      {
        name: 'Label',
        side: 'top',
        at: 'label',
        text: 'Always in sight. Says “(optional)” unless it is required.',
      },
      {
        name: 'Description',
        side: 'right',
        at: 'p',
        text: 'Optional. What to write, before any mistake.',
      },
      {
        name: 'Field',
        side: 'left',
        at: 'textarea',
        text: 'Five lines high at first; it grows with what is typed.',
      },
      {
        name: 'Error',
        side: 'bottom',
        at: 'p:last-child',
        text: 'Optional. A sign, and how to put it right.',
      },
    ],
  },
  pairs: [
    {
      right: 'ask for one line with one line.',
      wrong: 'offer five for a subject.',
      good: () => <TextField label="Subject" required autoComplete="off" />,
      bad: () => <TextArea label="Subject" required />,
    },
    {
      right: 'say what helps before people write.',
      wrong: 'put it into a placeholder that goes.',
      good: () => <TextArea label="Message" description="What would you like to know?" required />,
      bad: () => <TextArea label="Message" placeholder="What would you like to know?" required />,
    },
  ],
  content: [
    'Label: a noun: “Message”.',
    'Description: a question or a limit, one sentence.',
    'Error: what to do, in the imperative: “Write your message”.',
  ],
  behaviour: [
    'It grows with its text up to 60 % of the window’s height, and by its handle, downwards alone.',
    'What was typed stays when sending fails.',
    'Enter makes a new line; it does not send.',
  ],
  accessibility: {
    role: 'Text field of several lines.',
    name: 'Its label.',
    keys: [
      { press: 'Tab', does: 'Reaches it, and leaves it: it is no trap.' },
      { press: 'Enter', does: 'Begins a new line.' },
    ],
    notes: [
      'Description and error are read with the field; the error begins with “Error:”.',
      'A mistake is marked by an edge, a sign and words; in forced colours the edge is dashed.',
    ],
  },
  related: ['TextField', 'ErrorSummary', 'FormFrame'],
};
