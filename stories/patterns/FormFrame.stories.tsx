import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { screenModes } from 'storybook-addon-statecharts/modes';
import { noScript } from '../../src/content/noScript.ts';
import { contact } from '../../src/content/contact.ts';
import { TextArea } from '../../src/ui/components/TextArea/TextArea.tsx';
import { TextField } from '../../src/ui/components/TextField/TextField.tsx';
import {
  fieldId,
  FormFrame,
  type FormFrameProps,
  type FormState,
} from '../../src/ui/patterns/FormFrame/FormFrame.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const empty: FormState = {
  values: { name: '', email: '', message: '' },
  errors: {},
  attempt: 0,
  failure: undefined,
  pending: false,
  waitSeconds: 0,
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
    noScript: { text: noScript.contact, contact },
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
