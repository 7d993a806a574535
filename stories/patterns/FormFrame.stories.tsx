import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, reflowMode, screenModes } from 'storybook-addon-statecharts/modes';
import { withoutScript } from '../../src/content/withoutScript.ts';
import { contact } from '../../src/content/contact.ts';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import {
  fieldId,
  FormFrame,
  type FormFrameProps,
  type FormState,
} from '../../src/ui/patterns/FormFrame/FormFrame.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const empty: FormState = {
  values: { name: '', email: '', message: '' },
  errors: {},
  attempt: 0,
  failure: undefined,
  pending: false,
  waitSeconds: 0,
  returned: false,
};

const filled: FormState = {
  ...empty,
  values: {
    name: 'Lena Brandt',
    email: 'lena@tallygrove.test',
    message: 'Is there a class for grandparents?',
  },
};

/** With fields that store their values, as a form's statechart does. */
function WithFields(props: Omit<FormFrameProps, 'children'>) {
  const { id, state, onChange } = props;
  const [values, setValues] = useState(state.values);
  const change = (name: string, value: string) => {
    setValues((before) => ({ ...before, [name]: value }));
    onChange(name, value);
  };
  const field = (name: string) => ({
    id: fieldId(id, name),
    required: true,
    value: values[name] ?? '',
    error: state.errors[name],
    readOnly: state.pending,
    onChange: (event: { currentTarget: { value: string } }) =>
      change(name, event.currentTarget.value),
  });
  return (
    <FormFrame {...props} state={{ ...state, values }} onChange={change}>
      <TextField label="Name" autoComplete="name" {...field('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
      <TextArea label="Message" {...field('message')} />
    </FormFrame>
  );
}

const meta = preview.meta({
  title: 'Patterns/FormFrame',
  component: FormFrame,
  decorators: [withCanvas],
  args: {
    id: 'story',
    state: empty,
    submitLabel: 'Send message',
    withoutScript: { text: withoutScript.contact, ways: contact },
    onChange: fn(),
    onSubmit: fn(),
    children: undefined,
  },
  argTypes: { children: { control: false } },
  parameters: {
    chromatic: {
      modes: { 'light-390': screenModes['light-390'], 'dark-390': screenModes['dark-390'] },
    },
  },
  render: (args) => <WithFields {...args} />,
});

/** A form with one submit button; Tab moves from field to field, and Enter submits. */
export const ReadyToSend = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ida');
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
    await userEvent.keyboard('ida@tallygrove.test{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenLastCalledWith('email', 'ida@tallygrove.test');
  },
});

/** Validation failed: every mistake at the top and by its field; the summary has the focus. */
export const FieldErrors = meta.story({
  args: {
    state: {
      ...empty,
      values: { name: '', email: 'lena@', message: 'Hello' },
      errors: {
        name: 'Enter your full name',
        email: 'Enter an email address in the right format, like name@example.com',
      },
      attempt: 1,
    },
  },
  parameters: {
    chromatic: {
      modes: {
        'light-390': screenModes['light-390'],
        'dark-390': screenModes['dark-390'],
        ...reflowMode,
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert').parentElement).toHaveFocus();
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('link', { name: /^Enter an email address/ }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('lena@');
  },
});

/** The server failed: the message is announced at once, typed values stay, and the button works. */
export const ServerFailure = meta.story({
  // In forced colours the caret of a focused text field would blink in the picture.
  parameters: {
    chromatic: {
      modes: {
        'light-390': screenModes['light-390'],
        'dark-390': screenModes['dark-390'],
        ...forcedColorsMode,
      },
    },
  },
  args: {
    state: {
      ...filled,
      failure: 'The server did not answer. Check your connection and try again.',
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The server did not answer.');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Lena Brandt');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});

/** The form is being sent: the button shows it, and neither it nor Enter sends a second time. */
export const Pending = meta.story({
  args: { state: { ...filled, pending: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Send message' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), '{Enter}');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Too many tries: the button shows how long to wait, which is announced once, not every second. */
export const Waiting = meta.story({
  args: { state: { ...filled, waitSeconds: 42 } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Too many tries for now');
    await expect(canvas.getByRole('status')).not.toHaveTextContent('42');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again in 42 s' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Hydration keeps what a visitor typed before the script arrived. */
export const TypedEarly = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <FormFrame {...args}>
      <TextField
        id={fieldId('story', 'name')}
        label="Name"
        required
        autoComplete="name"
        defaultValue="Ida"
      />
    </FormFrame>
  ),
  play: async ({ args }) => {
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('name', 'Ida');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Long text and a word of forty letters, in a summary, a notice, fields and the button. */
export const LongContent = meta.story({
  args: {
    submitLabel: 'Send this message to the academy and a copy of it to me',
    state: {
      ...filled,
      values: { ...filled.values, name: extremes.sixtyLetters },
      errors: { email: `Enter an address other than ${extremes.sixtyAddress}` },
      failure: `The server said: ${extremes.word} ${extremes.word}`,
    },
  },
  parameters: {
    chromatic: { modes: { 'light-390': screenModes['light-390'], ...reflowMode } },
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  args: { state: { ...filled, waitSeconds: 42 } },
});
