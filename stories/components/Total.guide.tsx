import type { Guide } from '../../board/guides/guide.ts';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Total } from '../../src/ui/components/Total/Total.tsx';

export const guide: Guide = {
  purpose: 'Shows a sum under its parts, and announces its changes.',
  use: ['Once, at the end of a calculation: a donation, an order.'],
  avoid: [
    ['For a figure that is not a sum', 'Stat'],
    ['For a column’s last row', 'Table'],
    ['For a sum that never changes', 'Text'],
  ],
  pairs: [
    {
      right: 'show one sum.',
      wrong: 'draw double rules under every line.',
      good: <Total label="Total Donation" value="$50" />,
      bad: (
        <Stack gap="3">
          <Total label="Amount" value="$40" />
          <Total label="Tip" value="$10" />
          <Total label="Total" value="$50" />
        </Stack>
      ),
    },
  ],
  content: [
    'Label: “Total” and of what.',
    'Whole dollars without cents, others with two places: “$50”, “$12.50”. No amount is “$0”.',
  ],
  accessibility: ['A status, named by its label. Each change is read after a pause in typing.'],
};
