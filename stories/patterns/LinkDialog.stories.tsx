import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import {
  forcedColorsMode,
  phoneAlone,
  reflowMode,
  screenModes,
  stateModes,
} from '../../.storybook/modes.ts';
import { linkQuestion } from '../../src/content/linkQuestion.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { LinkDialog, type LinkDialogProps } from '../../src/ui/patterns/LinkDialog/LinkDialog.tsx';
import { withoutPicture } from '../_helpers/component.ts';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';

/** Open while there is a question; a second one follows the first. */
function Asked(props: LinkDialogProps) {
  const [step, setStep] = useState(0);
  return (
    <>
      <Button onClick={() => setStep(1)}>Open a link</Button>
      {step > 0 ? (
        <LinkDialog
          {...props}
          account={step === 1 ? undefined : props.account}
          onAccept={() => {
            setStep(step + 1);
            props.onAccept();
          }}
          onDecline={() => {
            setStep(0);
            props.onDecline();
          }}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Patterns/LinkDialog',
  component: LinkDialog,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    words: linkQuestion,
    account: 'lena@tallygrove.test',
    currentUser: 'priya@tallygrove.test',
    pending: false,
    onAccept: fn(),
    onDecline: fn(),
  },
  parameters: { chromatic: { modes: stateModes } },
});

/** The link would replace the current account: the dialog names both, and Enter keeps it. */
export const SwitchAccount = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('dialog', { name: 'Switch to another account?' });
    await expect(dialog).toHaveAccessibleDescription(
      /This link is for lena@tallygrove\.test\. You are signed in as priya@tallygrove\.test\./,
    );
    await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Switch account' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await userEvent.tab({ shift: true });
  },
});

/** This browser did not ask for the link: it is opened, and so spent, only after a confirmation. */
export const OpenTheLink = meta.story({
  args: { account: undefined, currentUser: undefined },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('dialog', { name: 'Use this sign-in link?' })).toBeVisible(),
    );
    await expect(canvas.getByRole('heading', { name: 'Use this sign-in link?' })).toHaveFocus();
  },
});

/** Signed out, with a link for another address than the one that asked: declining is the default. */
export const AnotherAddress = meta.story({
  args: { currentUser: undefined, requestedEmail: 'priya@tallygrove.test' },
  parameters: { chromatic: { modes: phoneAlone } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog')).toHaveAccessibleDescription(
      /This link is for lena@tallygrove\.test\. You asked for a link for priya@tallygrove\.test\./,
    );
    await expect(canvas.getByRole('button', { name: 'Not now' })).toHaveFocus();
  },
});

/** Addresses longer than the line, and an account without one. */
export const Extremes = meta.story({
  args: { account: extremes.sixtyAddress, currentUser: '' },
  parameters: { chromatic: { modes: { ...stateModes, ...reflowMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('an account without an email address')).toBeVisible();
    await expectWithinWindow(canvas.getByRole('dialog'));
  },
});

/** Text at twice its size: the dialog scrolls if it does not fit. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  args: { account: extremes.sixtyAddress },
  decorators: [withDoubleText],
  parameters: { chromatic: { modes: { ...stateModes, ...reflowMode } } },
  play: async ({ canvas }) => expectWithinWindow(canvas.getByRole('dialog')),
});

/** One question follows the other: the focus moves, so that Enter twice answers only the first. */
export const FocusMoves = meta.story({
  parameters: withoutPicture,
  render: (args) => <Asked {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open a link' });
    await userEvent.click(opener);
    canvas.getByRole('button', { name: 'Open the link' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAccept).toHaveBeenCalledOnce();
    await expect(args.onDecline).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(opener).toHaveFocus();
  },
});

/** Escape changes nothing, also when the focus is outside of the dialog. */
export const Escape = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    const decline = canvas.getByRole('button', { name: 'Stay signed in' });
    await expect(decline).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledOnce();
    // Neither the dialog nor its focus changes.
    await expect(decline).toHaveFocus();
    decline.blur();
    await userEvent.keyboard('{Escape}');
    await expect(args.onDecline).toHaveBeenCalledTimes(2);
  },
});
