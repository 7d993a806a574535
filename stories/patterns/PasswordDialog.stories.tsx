import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, reflowMode, screenModes, stateModes } from '../../.storybook/modes.ts';
import { passwordLead } from '../../src/content/messages.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import {
  PasswordDialog,
  type PasswordDialogProps,
} from '../../src/ui/patterns/PasswordDialog/PasswordDialog.tsx';
import { withoutPicture } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

/** Open while a new password is required. */
function Asked(props: PasswordDialogProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button onClick={() => setAsked(true)}>Set a new password</Button>
      {asked ? (
        <PasswordDialog
          {...props}
          onDismiss={() => {
            setAsked(false);
            props.onDismiss();
          }}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/PasswordDialog',
  component: PasswordDialog,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    lead: passwordLead,
    minLength: 8,
    error: undefined,
    pending: false,
    onSubmit: fn(),
    onDismiss: fn(),
  },
  parameters: { chromatic: { modes: stateModes } },
});

/** After a recovery link: the dialog states the password's rules before any mistake. */
export const AskedFor = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.ownerDocument.title).not.toMatch(/^Error: /);
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Choose a new password' })).toBeVisible(),
    );
    const field = canvas.getByLabelText('New password');
    await expect(field).toHaveAccessibleDescription('At least 8 characters.');
    await userEvent.type(field, 'eine Eiche{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith('eine Eiche');
    await userEvent.clear(field);
  },
});

/** The new password was refused: the field shows the reason. */
export const Refused = meta.story({
  args: { error: 'Use at least 8 characters.' },
  play: ({ canvasElement }) => expect(canvasElement.ownerDocument.title).toMatch(/^Error: /),
});

/** The password is being saved: a second press does nothing. */
export const Pending = meta.story({
  args: { pending: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save password' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('readonly');
  },
});

/** Escape means "Not now" and returns the focus. A press beside the dialog does nothing. */
export const Escape = meta.story({
  parameters: withoutPicture,
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Set a new password' });
    await userEvent.click(button);
    await expect(canvas.getByLabelText('New password')).toHaveFocus();
    await userEvent.click(canvasElement.ownerDocument.body);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(button).toHaveFocus();
  },
});
