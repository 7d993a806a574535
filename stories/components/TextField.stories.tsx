import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { TextField, textFieldTypes } from '../../src/ui/components/TextField/TextField.tsx';
import { choices, inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/TextField',
  component: TextField,
  tags: ['autodocs'],
  ...guided({
    parts: {
      label: ['top', '**Label.** Always visible. Ends with “(optional)” unless it is required.'],
      p: ['right', '**Description.** Optional. What to enter, before any mistake.'],
      input: ['left', '**Field.** 50 px high, an edge at 3 to 1.'],
      'p:last-child': ['bottom', '**Error.** Optional. An icon, and how to correct the error.'],
    },
    example: {
      description: 'We send a link to it, to make sure it is yours.',
      error: 'Enter your email address',
    },
    do: 'explain how to correct it.',
    good: { error: 'Enter your email address' },
    dont: 'report that it is wrong.',
    bad: { error: 'Invalid email address!' },
  }),
  args: { label: 'Email', type: 'email', autoComplete: 'email', required: true } as const,
  argTypes: choices({ type: textFieldTypes }),
});

/** A required field has no mark, because most fields are required. */
export const EmptyField = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'lena@tallygrove.test');
    await expect(field).toHaveValue('lena@tallygrove.test');
  },
});

/** An error is marked by more than colour. It is read with the field, after the description. */
export const WithError = meta.story({
  args: {
    description: 'We send a link to it, to make sure it is yours.',
    defaultValue: 'lena@',
    error: 'Enter an email address in the right format, like name@example.com',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'We send a link to it, to make sure it is yours. Error: Enter an email address in the right format, like name@example.com',
    );
  },
});

/** Empty, filled and wrong, in every state of a field. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <StateSheet variants={['empty', 'filled', 'wrong']} states={['rest', 'hover', 'focus']}>
      {(variant) => (
        <TextField
          label="Name"
          required
          autoComplete="off"
          defaultValue={variant === 'empty' ? '' : 'Lena'}
          error={variant === 'wrong' ? 'Enter your full name' : undefined}
        />
      )}
    </StateSheet>
  ),
});
