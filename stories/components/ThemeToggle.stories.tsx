import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { ThemeToggle } from '../../src/ui/components/ThemeToggle/ThemeToggle.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/ThemeToggle',
  component: ThemeToggle,
  decorators: [withCanvas],
  args: { pressed: false, onToggle: fn() },
  parameters: { chromatic: { modes: sheetModes } },
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

/** By keyboard: Space and Enter press it. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect(args.onToggle).toHaveBeenCalledTimes(2);
  },
});

/** Text at twice its size. */
export const DoubleText = meta.story({ tags: ['!autodocs'], decorators: [withDoubleText] });

/** In every state. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: (args, { globals }) => (
    <StateSheet variants={['toggle']} states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <ThemeToggle {...args} pressed={globals.theme === 'dark'} />}
    </StateSheet>
  ),
});
