import type { Guide } from '../../board/guides/guide.ts';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Total } from '../../src/ui/components/Total/Total.tsx';

export function Example() {
  return <Total label="Total Donation" value="$50" />;
}

export const guide: Guide = {
  purpose: 'Shows a sum under its parts, and announces its changes.',
  status: 'stable',
  use: ['Once, at the end of a calculation: a donation, an order.'],
  avoid: [
    ['For a figure that is not a sum', 'Stat'],
    ['For a column’s last row', 'Table'],
    ['For a sum that never changes', 'Text'],
  ],
  anatomy: {
    example: Example,
    parts: [
      ['Double rule', 'top', 'The line that bookkeepers draw above a sum.', 'div'],
      ['Label', 'left', 'What is summed up.', 'span'],
      ['Sum', 'right', 'As people read it, with the currency.', 'output'],
    ],
  },
  pairs: [
    {
      right: 'show one sum.',
      wrong: 'draw double rules under every line.',
      good: () => (
        <Panel>
          <Total label="Total Donation" value="$50" />
        </Panel>
      ),
      bad: () => (
        <Panel>
          <Stack gap="3">
            <Total label="Amount" value="$40" />
            <Total label="Tip" value="$10" />
            <Total label="Total" value="$50" />
          </Stack>
        </Panel>
      ),
    },
  ],
  content: [
    'Label: “Total” and of what. Title case where the product names it.',
    'Whole dollars without cents, others with two places: “$50”, “$12.50”.',
  ],
  behaviour: [
    'Each change is read out, and the focus stays where it is.',
    'A figure that does not fit beside its label goes under it, at 320 px too.',
    'Without an amount it shows “$0”.',
  ],
  accessibility: {
    role: 'Status (an output element).',
    name: 'Its label.',
    keys: 'It takes no focus.',
    notes: [
      'It is announced politely, after a pause in typing.',
      'A figure of thirteen places breaks after its commas.',
    ],
  },
};
