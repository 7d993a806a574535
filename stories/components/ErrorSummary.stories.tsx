import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import {
  ErrorSummary,
  type ErrorSummaryProps,
} from '../../src/ui/components/ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';

/** A form with the fields that the summary links to; each press is another failed submit. */
function InForm(props: ErrorSummaryProps) {
  const [attempt, setAttempt] = useState(props.attempt);
  return (
    <Stack gap="5">
      <ErrorSummary {...props} attempt={attempt} />
      <TextField id="story-name" label="Full name" required error="Enter your full name" />
      <TextField id="story-email" label="Email" required error="Enter your email address" />
      <Button onClick={() => setAttempt(attempt + 1)}>Create account</Button>
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/ErrorSummary',
  component: ErrorSummary,
  tags: ['autodocs'],
  ...guided({
    do: 'explain how to correct each error.',
    good: (
      <ErrorSummary attempt={1} errors={[{ fieldId: 'name', message: 'Enter your full name' }]} />
    ),
    dont: 'report that something is wrong.',
    bad: <ErrorSummary attempt={1} errors={[{ fieldId: 'name', message: 'Invalid input' }]} />,
  }),
  args: {
    attempt: 1,
    errors: [
      { fieldId: 'story-name', message: 'Enter your full name' },
      { fieldId: 'story-email', message: 'Enter your email address' },
    ],
  },
  render: (args) => <InForm {...args} />,
});

/** After a failed submit it has the focus, and each line links to its field. */
export const HasTheFocus = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    await expect(canvas.getByRole('heading', { name: 'There is a problem' })).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await expect(location.hash).toBe('');
  },
});

/** Failed again with the same mistakes: the focus returns to it. */
export const SecondAttempt = meta.story({
  // In forced colours the caret of a focused text field would blink in the picture.
  parameters: inEachTheme,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
});
