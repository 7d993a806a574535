import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes } from '../../.storybook/modes.ts';
import {
  AccountMenu,
  type AccountMenuProps,
} from '../../src/ui/patterns/AccountMenu/AccountMenu.tsx';
import { inEachTheme, withoutPicture } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

/** At the header's end, opened and closed by press. */
function Pressed(props: AccountMenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <div style={{ minHeight: '26rem' }}>
      <div style={{ position: 'relative' }}>
        <div style={{ display: 'flex', justifyContent: 'end' }}>
          <AccountMenu
            {...props}
            open={open}
            onToggle={() => {
              setOpen(!open);
              props.onToggle();
            }}
            onClose={() => {
              setOpen(false);
              props.onClose();
            }}
          />
        </div>
      </div>
    </div>
  );
}

const logOut = fn();

const meta = preview.meta({
  title: 'Patterns/AccountMenu',
  component: AccountMenu,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    name: 'Lena Brandt',
    email: 'lena@tallygrove.test',
    links: [
      { label: 'Dashboard', to: '/dashboard' },
      { label: 'Profile', to: '/profile' },
    ],
    actions: [{ label: 'Log out', onPress: logOut }],
    open: false,
    onToggle: fn(),
    onClose: fn(),
  },
  parameters: { chromatic: { modes: componentModes } },
  render: (args) => <Pressed {...args} />,
});

/** Open: the signed-in account, its links, and Log out. */
export const Open = meta.story({
  args: { open: true },
  parameters: inEachTheme,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lena Brandt')).toBeVisible();
    await expect(canvas.getByText('lena@tallygrove.test')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  },
});

/** By keyboard: Space opens, Tab moves through; Escape and a choice return the focus. */
export const ByKeyboard = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}{Tab}{Tab}{Tab}{Enter}');
    await expect(logOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { expanded: false })).toHaveFocus();
  },
});

/** A press elsewhere closes it; so does Escape, also if the pointer opened it. */
export const PressElsewhere = meta.story({
  args: { open: true },
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
    const button = canvas.getByRole('button', { expanded: false });
    await userEvent.click(button);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(button).toHaveFocus();
  },
});

/** The menu closes when the focus leaves, forwards or backwards, and does not take it back. */
export const FocusLeaves = meta.story({
  parameters: withoutPicture,
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Pressed {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    for (let presses = 0; presses < 3; presses += 1) await userEvent.tab();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.tab({ shift: true });
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveFocus();
  },
});

/** Without a name the menu shows the address, and the avatar "U". */
export const Nameless = meta.story({
  args: { name: undefined, open: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Account of lena@tallygrove.test' }),
    ).toHaveTextContent('U');
  },
});
