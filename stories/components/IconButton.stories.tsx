import { expect, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { GraduationCapIcon } from '../../src/ui/art/icons/GraduationCapIcon.tsx';
import { ListIcon } from '../../src/ui/art/icons/ListIcon.tsx';
import { XIcon } from '../../src/ui/art/icons/XIcon.tsx';
import { IconButton } from '../../src/ui/components/IconButton/IconButton.tsx';
import { inEachTheme, guided } from '../_helpers/component.ts';
import { StateSheet } from '../_helpers/StateSheet.tsx';

const meta = preview.meta({
  title: 'Components/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  ...guided({
    do: 'use icons that everybody knows.',
    dont: 'let people guess.',
    bad: { label: 'Courses', icon: <GraduationCapIcon /> },
  }),
  args: { label: 'Close menu', icon: <XIcon />, onClick: fn() },
  argTypes: { icon: { control: false } },
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

/** In every state. */
export const States = meta.story({
  parameters: inEachTheme,
  render: () => (
    <StateSheet variants={['quiet']} states={['rest', 'hover', 'focus', 'pressed']}>
      {() => <IconButton label="Open menu" icon={<ListIcon />} />}
    </StateSheet>
  ),
});
