import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode, sheetModes } from 'storybook-addon-statecharts/modes';
import { ListIcon } from '../../src/ui/art/icons/ListIcon.tsx';
import { PrinterIcon } from '../../src/ui/art/icons/PrinterIcon.tsx';
import { XIcon } from '../../src/ui/art/icons/XIcon.tsx';
import { IconButton, iconButtonVariants } from '../../src/ui/components/IconButton/IconButton.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { StateSheet } from '../_helpers/StateSheet.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  decorators: [withCanvas],
  args: { label: 'Close menu', icon: <XIcon />, onClick: fn() },
  argTypes: {
    icon: { control: false },
    variant: { control: 'select', options: iconButtonVariants },
  },
  parameters: { chromatic: { modes: sheetModes } },
});

/** A familiar icon, with a name for screen readers. 44 px square. */
export const SignAlone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Close menu' });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    const { width, height } = button.getBoundingClientRect();
    await expect({ width, height }).toEqual({ width: 44, height: 44 });
  },
});

/** By keyboard: Tab reaches it, Space and Enter press it. */
export const ByKeyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

/** With a border, among other buttons. */
export const Secondary = meta.story({
  args: { label: 'Print', icon: <PrinterIcon />, variant: 'secondary' },
});

/** Text at twice its size: the icon and its target grow with it. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBe(88);
  },
});

/** Every variant in every state. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <StateSheet variants={iconButtonVariants} states={['rest', 'hover', 'focus', 'pressed']}>
      {(variant) => <IconButton variant={variant} label="Open menu" icon={<ListIcon />} />}
    </StateSheet>
  ),
});
