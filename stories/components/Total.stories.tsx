import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Panel } from '../../src/ui/components/Panel/Panel.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Total } from '../../src/ui/components/Total/Total.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/Total',
  component: Total,
  ...onCanvas,
  args: { label: 'Total Donation', value: '$50' },
});

/** A sum with the double rule of bookkeeping above it. */
export const OneSum = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Total Donation' })).toHaveTextContent('$50');
  },
});

function Giving() {
  const [amount, setAmount] = useState(50);
  return (
    <Panel>
      <Stack>
        <Button variant="secondary" onClick={() => setAmount(100)}>
          $100
        </Button>
        <Total label="Total Donation" value={`$${amount}`} />
      </Stack>
    </Panel>
  );
}

/** Another amount is selected: the new sum is announced, and the focus does not move. */
export const Changing = meta.story({
  render: () => <Giving />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '$100' });
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toHaveTextContent('$100');
    await expect(button).toHaveFocus();
  },
});

/** Small, usual and large sums; it has no interactive parts. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args) => (
    <StateSheet variants={['$0', '$50', '$1,000,000']} states={['rest']}>
      {(value) => <Total {...args} value={value} />}
    </StateSheet>
  ),
});
