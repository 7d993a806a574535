import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { Toast, type ToastProps } from '../../src/ui/components/Toast/Toast.tsx';
import { toastTones } from '../../src/domain/toast.ts';
import { placeholders } from '../../src/content/messages.ts';
import { signedInToast } from '../../src/content/signedInToast.ts';
import { alsoNarrow, inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';
import { extremes } from '../_helpers/extremes.ts';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';

/** Closes when dismissed, as the toasts' statechart does. */
function AfterPress(props: ToastProps) {
  const [shown, setShown] = useState(true);
  return (
    <Stack gap="4">
      <Button>Send link</Button>
      {shown ? (
        <Toast
          {...props}
          onDismiss={() => {
            setShown(false);
            props.onDismiss();
          }}
        />
      ) : null}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Components/Toast',
  component: Toast,
  tags: ['autodocs'],
  ...guided({
    parts: {
      svg: ['left', '**Icon.** Another shape for each tone.'],
      p: ['top', '**Title.** What happened.'],
      'p:last-child': ['bottom', '**Words.** Optional. What it means, in a sentence.'],
      button: ['right', '**Cross.** “Close notification”.'],
    },
    do: 'answer a press.',
    good: { toast: { tone: 'success', title: 'Logged Out' } },
    dont: 'show information that people need for longer than five seconds.',
    bad: { toast: { tone: 'error', title: 'Call (555) 0134 and give them number 4711-0815' } },
  }),
  args: {
    toast: {
      tone: 'success',
      title: 'Check your email',
      text: 'A magic link has been sent to your email address.',
    } as const,
    onDismiss: fn(),
    onPause: fn(),
    onResume: fn(),
  },
});

/** The result of a press, with an icon and a close button; ToastRegion announces the text. */
export const Success = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close notification' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** One action besides closing, which the account menu offers too. F6 focuses it first. */
export const WithAction = meta.story({
  args: {
    toast: {
      tone: 'info',
      title: 'Signed in as student@tallygrove.test',
      action: { label: 'Not you? Log out', does: 'logOut' },
    },
    onAction: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{F6}');
    const action = canvas.getByRole('button', { name: 'Not you? Log out' });
    await expect(action).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onDismiss).not.toHaveBeenCalled();
    action.blur();
  },
});

/** Its timer pauses while it is hovered or focused, and runs when neither is true. */
export const Held = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    const close = canvas.getByRole('button', { name: 'Close notification' });
    await userEvent.hover(canvas.getByText('Check your email'));
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.unhover(canvas.getByText('Check your email'));
    await expect(args.onPause).toHaveBeenCalledOnce();
    await expect(args.onResume).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onResume).toHaveBeenCalledOnce();
  },
});

/** Escape closes it, and the focus returns to its previous place. */
export const ByKeyboard = meta.story({
  parameters: withoutPicture,
  render: (args) => <AfterPress {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close notification' })).toHaveFocus();
    // The second one finds no toast.
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Send link' })).toHaveFocus();
  },
});

/** A long swipe sideways dismisses it; after a short or cancelled one it returns. */
export const Swiped = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas }) => {
    const words = canvas.getByText('Check your email');
    const card = canvas.getByRole('button').parentElement;
    // The mouse's pointer id, the only one that the browser has here.
    const at = (clientX: number) => ({ pointerId: 1, button: 0, clientX });
    // Prevented: a swipe selects no text. A button takes the focus as usual.
    await expect(await fireEvent.mouseDown(words)).toBe(false);
    await expect(await fireEvent.mouseDown(canvas.getByRole('button'))).toBe(true);
    await fireEvent.pointerDown(words, at(100));
    await fireEvent.pointerMove(words, at(140));
    await fireEvent.pointerUp(words, at(140));
    await expect(card?.style.translate).toBe('');
    for (const end of [fireEvent.pointerCancel, fireEvent.lostPointerCapture]) {
      await fireEvent.pointerDown(words, at(100));
      await fireEvent.pointerMove(words, at(180));
      await expect(card?.style.translate).toBe('80px');
      await end(words, at(180));
      await expect(card?.style.translate).toBe('');
      await fireEvent.pointerMove(words, at(190));
      await expect(card?.style.translate).toBe('');
    }
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await fireEvent.pointerDown(words, at(100));
    await fireEvent.pointerMove(words, at(180));
    await fireEvent.pointerUp(words, at(180));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** The signed-in account, with an address of sixty letters. */
export const SixtyLetters = meta.story({
  parameters: alsoNarrow,
  args: { toast: signedInToast(extremes.sixtyAddress), onAction: fn() },
  play: async ({ canvasElement }) => expectWithinWindow(canvasElement),
});

/** Text at twice its size. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  args: { toast: { ...placeholders.contact, tone: 'info' } },
  play: async ({ canvasElement }) => expectWithinWindow(canvasElement),
});

/** Every tone, with the close button in every state: the icon's shape differs, not only colour. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args) => (
    <StateSheet variants={toastTones} states={['rest', 'hover', 'focus', 'pressed']}>
      {(tone) => <Toast {...args} toast={{ tone, title: `Tone ${tone}` }} />}
    </StateSheet>
  ),
});
