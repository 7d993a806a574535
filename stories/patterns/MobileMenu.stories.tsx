import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { reflowMode, screenModes } from '../../.storybook/modes.ts';
import { Button } from '../../src/ui/components/Button/Button.tsx';
import { MobileMenu, type MobileMenuProps } from '../../src/ui/patterns/MobileMenu/MobileMenu.tsx';
import { withoutPicture } from '../_helpers/component.ts';
import { extremes } from '../_helpers/extremes.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

/** Behind its button, as in the header. */
function BehindButton(props: MobileMenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Menu
      </Button>
      <MobileMenu
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </>
  );
}

const narrow = {
  'light-390': screenModes['light-390'],
  'dark-390': screenModes['dark-390'],
};

const meta = preview.meta({
  title: 'Patterns/MobileMenu',
  component: MobileMenu,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    groups: [
      {
        links: ['Programs', 'Courses', 'Events', 'Donate', 'Volunteer', 'Blog', 'Contact'].map(
          (label) => ({ label, to: `/${label.toLowerCase()}` }),
        ),
      },
    ],
    open: false,
    onClose: fn(),
  },
  parameters: { path: '/courses', chromatic: { modes: narrow } },
  render: (args) => <BehindButton {...args} />,
});

/** Open: large links; the current page is marked. */
export const Open = meta.story({
  args: { open: true },
  parameters: { chromatic: { modes: { ...narrow, ...reflowMode } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Menu' })).toBeVisible());
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Courses');
  },
});

/** The browser's own Escape asks to close it, which the machine then does. */
export const Escape = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(button);
    // Dispatches the browser's events, because a scripted key press has no default action.
    const dialog = canvas.getByRole('dialog');
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(button).toHaveFocus();
    // Reopened before the browser's close event: it stays open.
    await userEvent.click(button);
    dialog.dispatchEvent(new Event('close'));
    await expect(dialog).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Its button and a press beside it close it; a press inside does not. */
export const PressBeside = meta.story({
  args: { open: true },
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { name: 'Menu' }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('dialog'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** More links than fit in the window: the menu scrolls, and the page behind it does not. */
export const LongContent = meta.story({
  args: {
    open: true,
    groups: ['By age', 'By audience', 'By subject'].map((heading) => ({
      heading,
      links: [1, 2, 3, 4, 5].map((number) => ({
        label: number === 3 ? extremes.word : `${heading}, number ${number}`,
        to: `/${heading}/${number}`,
      })),
    })),
  },
  parameters: { chromatic: { modes: { ...narrow, ...reflowMode } } },
  play: async ({ canvas }) => {
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  },
});
