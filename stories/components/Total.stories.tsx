import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Total } from '../../src/ui/components/Total/Total.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

const meta = preview.meta({
  title: 'Components/Total',
  component: Total,
  tags: ['autodocs'],
  ...guided({
    do: 'show one sum.',
    dont: 'draw double rules under every line.',
    bad: (
      <Stack gap="3">
        <Total label="Amount" value="$40" />
        <Total label="Tip" value="$10" />
        <Total label="Total" value="$50" />
      </Stack>
    ),
  }),
  args: { label: 'Total Donation', value: '$50' },
});

/** A sum with the double rule of bookkeeping above it. */
export const OneSum = meta.story({
  parameters: inEachTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Donation' })).toHaveTextContent('$50');
  },
});
