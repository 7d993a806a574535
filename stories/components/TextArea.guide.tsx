import type { Guide } from '../../board/guides/guide.ts';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';

export const guide: Guide = {
  purpose: 'Takes several lines of text.',
  use: ['For a message, and for every answer that is longer than a line.'],
  avoid: [
    ['For one line', 'TextField'],
    ['For an amount', 'MoneyField'],
    ['For a choice of a few', 'RadioCards'],
  ],
  pairs: [
    {
      right: 'help before people write.',
      wrong: 'put it into a placeholder, which disappears.',
      good: <TextArea label="Message" description="What would you like to know?" required />,
      bad: <TextArea label="Message" placeholder="What would you like to know?" required />,
    },
  ],
  content: [
    'Label: a noun: “Message”. Description: a question or a limit, one sentence.',
    'Error: what to do, in the imperative: “Write your message”.',
  ],
  behaviour: [
    'It grows with its text up to 60 % of the window’s height.',
    'Enter begins a new line and does not send.',
  ],
  accessibility: ['Named by its label. Description and error are read with it.'],
};
