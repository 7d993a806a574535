import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { DateRow } from '../../src/ui/components/DateRow/DateRow.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const register = (
  <Button variant="secondary" size="small">
    Register
  </Button>
);

const meta = preview.meta({
  title: 'Components/DateRow',
  component: DateRow,
  ...onCanvas,
  render: (args) => (
    <ol>
      <DateRow {...args} />
    </ol>
  ),
  args: {
    date: '2026-12-03',
    title: 'Reading your first pay stub',
    meta: '6:00 PM · Main library · Workshop',
    children: <Text>What is taken off, where it goes, and what comes back in spring.</Text>,
    action: register,
  },
});

/** An event: the date comes first and is machine-readable. */
export const OneEvent = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-12-03');
    await expect(time).toHaveTextContent('Dec 3');
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
});

/** The row has no states of its own; its button has. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args) => (
    <StateSheet variants={['whole', 'bare']} states={['rest']}>
      {(variant) => (
        <ul>
          {variant === 'bare' ? (
            <DateRow date={args.date} title={args.title} />
          ) : (
            <DateRow {...args} />
          )}
        </ul>
      )}
    </StateSheet>
  ),
});
