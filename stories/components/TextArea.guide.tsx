import type { Guide } from '../../board/guides/guide.ts';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';

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
    ['For one line', 'TextField'],
    ['For an amount', 'MoneyField'],
    ['For a choice of a few', 'RadioCards'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Label', 'top', 'Always visible. Ends with “(optional)” unless it is required.', 'label'],
      ['Description', 'right', 'Optional. What to write, before any mistake.', 'p'],
      ['Field', 'left', 'Five lines high at first; it grows with what is typed.', 'textarea'],
      ['Error', 'bottom', 'Optional. An icon, and how to correct the error.', 'p:last-child'],
    ],
  },
  pairs: [
    {
      right: 'say what helps before people write.',
      wrong: 'put it into a placeholder, which disappears.',
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
    'It grows with its text up to 60 % of the window’s height, and by its handle, downwards only.',
    'What was typed stays when sending fails.',
    'Enter makes a new line; it does not send.',
  ],
  accessibility: {
    role: 'Text field of several lines.',
    name: 'Its label.',
    keys: [
      ['Tab', 'Reaches it, and leaves it: it is no trap.'],
      ['Enter', 'Begins a new line.'],
    ],
    notes: [
      'Description and error are read with the field; the error begins with “Error:”.',
      'An edge, an icon and words mark an error; in forced colours the edge is dashed.',
    ],
  },
};
