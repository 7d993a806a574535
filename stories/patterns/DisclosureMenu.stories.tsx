import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { forcedColorsMode, screenModes } from '../../.storybook/modes.ts';
import { bandAges, bands } from '../../src/domain/bands.ts';
import { RingMark } from '../../src/ui/art/rings/RingMark.tsx';
import {
  DisclosureMenu,
  type DisclosureMenuProps,
} from '../../src/ui/patterns/DisclosureMenu/DisclosureMenu.tsx';
import { withoutPicture } from '../_helpers/component.ts';
import { withCanvas } from '../_helpers/withCanvas.tsx';

/** Opens and closes by press through disclosureMachine; hover events are only recorded. */
function Pressed(props: DisclosureMenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <DisclosureMenu
      {...props}
      open={open}
      onPress={() => {
        setOpen(!open);
        props.onPress();
      }}
      onClose={() => {
        setOpen(false);
        props.onClose();
      }}
    />
  );
}

const audiences = ['K–12 students', 'Young adults', 'Adults', 'Parents', 'Educators'];

const onDesktops = {
  'light-1280': screenModes['light-1280'],
  'dark-1280': screenModes['dark-1280'],
};

const meta = preview.meta({
  title: 'Patterns/DisclosureMenu',
  component: DisclosureMenu,
  tags: ['autodocs'],
  decorators: [withCanvas],
  args: {
    label: 'Curriculum',
    groups: [
      {
        heading: 'By age',
        links: bands.map((band) => ({
          label: bandAges[band],
          to: `/curriculum/${band}`,
          mark: <RingMark band={band} />,
        })),
      },
      {
        heading: 'By audience',
        links: audiences.map((label) => ({
          label,
          to: `/audience/${label.toLowerCase().replace(' ', '-')}`,
        })),
      },
    ],
    open: false,
    onPress: fn(),
    onHoverStart: fn(),
    onHoverEnd: fn(),
    onClose: fn(),
  },
  parameters: { chromatic: { modes: onDesktops } },
  render: (args) => <Pressed {...args} />,
});

/** Open: two named lists of links, each band with its ring; the current page is marked. */
export const Open = meta.story({
  args: { open: true },
  parameters: {
    path: '/curriculum/6-8',
    chromatic: { modes: { ...onDesktops, ...forcedColorsMode } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'By age' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'By audience' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('11–14');
  },
});

/** A press elsewhere closes it; so does Escape, which returns the focus from inside. */
export const PressElsewhere = meta.story({
  args: { open: true },
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(document.body);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
    await userEvent.click(canvas.getByText('By age'));
    canvas.getByRole('button').blur();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    const button = canvas.getByRole('button', { expanded: false });
    await userEvent.click(button);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
});

/** Choosing a link closes it. */
export const Choice = meta.story({
  args: { open: true },
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Parents' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Hover over button and panel counts as one: each start and end is reported once. */
export const Hover = meta.story({
  args: { open: true },
  parameters: withoutPicture,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    const link = canvas.getByRole('link', { name: 'Adults' });
    await fireEvent.pointerOver(button, { pointerType: 'mouse' });
    await expect(args.onHoverStart).toHaveBeenCalledOnce();
    await fireEvent.pointerOut(button, { pointerType: 'mouse', relatedTarget: link });
    await expect(args.onHoverStart).toHaveBeenCalledOnce();
    await expect(args.onHoverEnd).not.toHaveBeenCalled();
    await fireEvent.pointerOut(link, { pointerType: 'mouse', relatedTarget: document.body });
    await expect(args.onHoverEnd).toHaveBeenCalledOnce();
    await expect(args.onPress).not.toHaveBeenCalled();
  },
});

/** Touch has no hover: only the press counts. */
export const Touch = meta.story({
  parameters: withoutPicture,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button') });
    await expect(args.onPress).toHaveBeenCalledOnce();
    await expect(args.onHoverStart).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: '5–8' })).toBeVisible();
  },
});
