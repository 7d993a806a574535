import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { ThemeToggle } from '../../src/ui/components/ThemeToggle/ThemeToggle.tsx';
import { inEachTheme, onCanvas } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  tags: ['autodocs'],
  ...onCanvas,
  args: { pressed: false, onToggle: fn() },
  render: (args, { globals }) => <ThemeToggle {...args} pressed={globals.theme === 'dark'} />,
});

/** A moon in the light theme, a sun in the dark one: the theme that a press selects. */
export const OffersDark = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const toggle = canvas.getByRole('button', {
      name: 'Dark theme',
      pressed: globals.theme === 'dark',
    });
    const { width, height } = toggle.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 44, height: 44 });
    await userEvent.click(toggle);
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

/** In every state. */
export const States = meta.story({
  parameters: inEachTheme,
  render: (args, { globals }) => (
    <StateSheet variants={['toggle']} states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <ThemeToggle {...args} pressed={globals.theme === 'dark'} />}
    </StateSheet>
  ),
});
