import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from 'storybook-addon-statecharts/modes';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import {
  ErrorSummary,
  type ErrorSummaryProps,
} from '../../src/ui/components/ErrorSummary/ErrorSummary.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

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
  decorators: [withCanvas],
  args: {
    attempt: 1,
    errors: [
      { fieldId: 'story-name', message: 'Enter your full name' },
      { fieldId: 'story-email', message: 'Enter your email address' },
    ],
  },
  parameters: { chromatic: { modes: sheetModes } },
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

/** By keyboard: the next Tab stop is its first line. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Enter your full name' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveFocus();
  },
});

/** Failed again with the same mistakes: the focus returns to it. */
export const SecondAttempt = meta.story({
  // In forced colours the caret of a focused text field would blink in the picture.
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
  },
});

/** A mistake without a field is plain text. */
export const WithoutField = meta.story({
  args: { errors: [{ message: 'Choose an amount or enter your own' }] },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveTextContent(
      'Choose an amount or enter your own',
    );
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
});

/** No mistake, no summary. */
export const Empty = meta.story({
  args: { errors: [] },
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <ErrorSummary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
});

/** A title of its own, a long line and a word of forty letters. */
export const LongContent = meta.story({
  parameters: { chromatic: { modes: reflowMode } },
  args: {
    title: 'Five answers are missing before we can send this to a mentor',
    errors: [
      {
        fieldId: 'a',
        message: 'Enter an email address in the right format, like name@example.com',
      },
      { fieldId: 'b', message: 'Finanzdienstleistungsaufsichtsgesetzbuch' },
      { message: 'Say in a few words what the class should be about, for whom, and from when on' },
    ],
  },
  render: (args) => <ErrorSummary {...args} />,
});

/** Text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  render: (args) => <ErrorSummary {...args} />,
});
