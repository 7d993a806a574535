import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, reflowMode, screenModes, stateModes } from '../../.storybook/modes.ts';
import { Header } from '../../src/features/shell/Header.tsx';
import { extremes } from '../_helpers/extremes.ts';
import { signedInAs, signedInWithSixtyLetters } from '../_helpers/sessions.ts';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { expectWithinWindow } from '../_helpers/withinWindow.ts';

const meta = preview.meta({
  title: 'Patterns/SiteHeader',
  component: Header,
  tags: ['autodocs'],
  parameters: { chromatic: { modes: stateModes } },
});

/** Signed out: Sign In is the only button. */
export const SignedOut = meta.story({
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  },
});

/** A student: the initials open the account menu. */
export const Student = meta.story({
  tags: ['role:student'],
  parameters: {
    states: signedInAs('student'),
    chromatic: { modes: reflowMode },
  },
  play: async ({ canvas }) => {
    const avatar = await canvas.findByRole('button', { name: /^Account of/ });
    await expect(avatar).toHaveTextContent('LB');
  },
});

/** The account menu: the signed-in account, Dashboard and Log out. */
export const AccountOpen = meta.story({
  tags: ['role:student'],
  parameters: { states: { ...signedInAs('student'), accountMenu: { value: { open: 'pressed' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Admin Panel' })).not.toBeInTheDocument();
  },
});

/** An admin's account menu has the Admin Panel. */
export const AdminAccountOpen = meta.story({
  tags: ['role:admin'],
  parameters: { states: { ...signedInAs('admin'), accountMenu: { value: { open: 'pressed' } } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Admin Panel' })).toBeVisible();
  },
});

/** A name and an address of sixty letters break at the window's edge. */
export const AccountOfSixtyLetters = meta.story({
  tags: ['role:student'],
  parameters: {
    states: { ...signedInWithSixtyLetters, accountMenu: { value: { open: 'pressed' } } },
    chromatic: { modes: reflowMode },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(extremes.sixtyAddress)).toBeVisible();
    await expectWithinWindow(canvasElement);
  },
});

/** The account menu with text twice as large: the avatar wraps, the menu stays at the bar's end. */
export const AccountInDoubleText = meta.story({
  tags: ['!autodocs', 'role:student'],
  decorators: [withDoubleText],
  parameters: {
    states: { ...signedInWithSixtyLetters, accountMenu: { value: { open: 'pressed' } } },
    chromatic: { modes: reflowMode },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(extremes.sixtyAddress)).toBeVisible();
    await expectWithinWindow(canvasElement);
  },
});

/** On a phone the menu contains every link. */
export const MenuOpen = meta.story({
  parameters: { states: { mobileMenu: { value: { open: 'pressed' } } } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    // It fades in.
    await waitFor(() => expect(menu).toBeVisible());
  },
});

/** The close button closes the menu of narrow windows. */
export const MenuClosing = meta.story({
  parameters: {
    states: { mobileMenu: { value: { open: 'pressed' } } },
    chromatic: { disableSnapshot: true },
  },
  play: async ({ canvas, userEvent }) => {
    const menu = await canvas.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close menu' }));
    await waitFor(() => expect(menu).not.toBeVisible());
  },
});

/** An admin has one more link than other roles. */
export const Admin = meta.story({
  tags: ['role:admin'],
  parameters: { states: signedInAs('admin') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a[href="/admin"]').length).toBeGreaterThan(0);
  },
});
