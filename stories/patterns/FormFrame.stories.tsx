import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { screenModes } from '../../.storybook/modes.ts';
import { noScript } from '../../src/content/noScript.ts';
import { contact } from '../../src/content/contact.ts';
import {
  FormFrame,
  type FormField,
  type FormFrameProps,
} from '../../src/ui/patterns/FormFrame/FormFrame.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

/** With fields that store their values, as a form's statechart does. */
function WithFields(props: FormFrameProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  return (
    <FormFrame
      {...props}
      fields={props.fields.map((field) => ({
        ...field,
        value: values[field.name] ?? field.value,
        onChange(value) {
          setValues((before) => ({ ...before, [field.name]: value }));
          field.onChange(value);
        },
      }))}
    />
  );
}

const onChange = fn();
const empty = { value: '', onChange };
const fields: FormField[] = [
  { ...empty, name: 'name', label: 'Name', autoComplete: 'name', optional: true },
  { ...empty, name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { ...empty, name: 'message', label: 'Message', type: 'textarea' },
];

const meta = preview.meta({
  title: 'Patterns/FormFrame',
  component: FormFrame,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    id: 'story',
    fields,
    attempt: 0,
    failure: undefined,
    pending: false,
    waitSeconds: 0,
    submitLabel: 'Send message',
    noScript: { text: noScript.contact, contact },
    onSubmit: fn(),
  },
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
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(canvas.getByRole('textbox', { name: 'Name (optional)' })).not.toBeRequired();
    await expect(email).toBeRequired();
    await userEvent.tab();
    await userEvent.keyboard('Ida');
    await userEvent.tab();
    await expect(email).toHaveFocus();
    await userEvent.keyboard('ida@tallygrove.test{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(onChange).toHaveBeenLastCalledWith('ida@tallygrove.test');
  },
});
