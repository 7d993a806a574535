import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, reflowMode, screenModes } from '../../.storybook/modes.ts';
import { adminLinks, dashboardLink, headerLinks, signInLink } from '../../src/app/navigation.ts';
import { Header } from '../../src/features/shell/Header.tsx';
import { signedInAs } from '../_helpers/sessions.ts';

const meta = preview.meta({
  title: 'Patterns/SiteHeader',
  component: Header,
  args: { links: headerLinks, adminLinks, signIn: signInLink, dashboard: dashboardLink },
  parameters: { chromatic: { modes: screenModes } },
});

/** Nobody is signed in: the way in is the one button. */
export const Default = meta.story({
  name: 'Signed out',
  tags: ['state:session.signedOut'],
  parameters: { chromatic: { modes: { ...screenModes, ...reflowMode, ...forcedColorsMode } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin');
    await expect(canvas.queryByRole('button', { name: 'Log out' })).not.toBeInTheDocument();
  },
});

/** A student: initials that lead to the dashboard, and the way out. */
export const Student = meta.story({
  tags: ['role:student'],
  parameters: {
    states: signedInAs('student'),
    chromatic: { modes: { ...screenModes, ...reflowMode } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Dashboard/ })).toHaveTextContent('LB');
  },
});

/** Logging out turns the initials back into the way in. */
export const LogOut = meta.story({
  tags: ['state:session.signingOut'],
  parameters: { states: signedInAs('student'), chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible();
  },
});

/** On a phone the links and logging out are in the menu. */
export const MenuOpen = meta.story({
  tags: ['role:student'],
  parameters: {
    states: signedInAs('student'),
    chromatic: {
      modes: { 'light-390': screenModes['light-390'], 'dark-390': screenModes['dark-390'] },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const summary = canvas.getByText('Menu');
    await userEvent.click(summary);
    await expect(canvasElement.querySelector('details')).toHaveAttribute('open');
  },
});

/** An instructor. */
export const Instructor = meta.story({
  tags: ['role:instructor'],
  parameters: { states: signedInAs('instructor') },
});

/** A parent. */
export const Parent = meta.story({
  tags: ['role:parent'],
  parameters: { states: signedInAs('parent') },
});

/** An admin has one link more than everybody else. */
export const Admin = meta.story({
  tags: ['role:admin'],
  parameters: { states: signedInAs('admin') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('a[href="/admin"]').length).toBeGreaterThan(0);
  },
});
