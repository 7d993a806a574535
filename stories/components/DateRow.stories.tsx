import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { DateRow } from '../../src/ui/components/DateRow/DateRow.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

const register = (
  <Button variant="secondary" size="small">
    Register
  </Button>
);

const meta = preview.meta({
  title: 'Components/DateRow',
  component: DateRow,
  tags: ['autodocs'],
  ...guided({
    parts: {
      time: ['left', '**Date.** Day large, month above it; the year is in the markup.'],
      h3: ['right', '**Title.** A heading.'],
      'li > div > p': ['left', '**Facts.** Optional. Hour and place in one line.'],
      button: ['bottom', '**Action.** Optional. One small button; under the words on a phone.'],
    },
    do: 'give the hour and the place.',
    good: { action: undefined, children: undefined },
    dont: 'leave people to guess where it is.',
    bad: { action: undefined, children: undefined, meta: undefined },
  }),
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
  parameters: inEachTheme,
  play: async ({ canvas, canvasElement }) => {
    const time = canvasElement.querySelector('time');
    await expect(time).toHaveAttribute('datetime', '2026-12-03');
    await expect(time).toHaveTextContent('Dec 3');
    await expect(canvas.getByRole('button', { name: 'Register' })).toBeVisible();
  },
});
