import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { componentModes, forcedColorsMode } from '../../review/pictures/modes.ts';
import { Avatar, avatarSizes } from '../../src/ui/components/Avatar/Avatar.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';
import { withCanvas } from '../_helpers/withCanvas.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#2e5297" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1.1" r=".6" fill="#f2bd3f"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  decorators: [withCanvas],
  args: { name: 'Lena Brandt' },
  argTypes: {
    size: { control: 'select', options: avatarSizes },
  },
  parameters: { chromatic: { modes: componentModes } },
});

/** First letters of the first two words. Decoration: the name is said beside it. */
export const TwoLetters = meta.story({
  play: async ({ canvas }) => {
    const coin = canvas.getByText('LB');
    await expect(coin).toHaveAttribute('aria-hidden', 'true');
    await expect(coin.getBoundingClientRect().width).toBe(44);
  },
});

/** Nobody's name is known. */
export const Nameless = meta.story({
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('U')).toBeVisible();
  },
});

/** A picture in its place; it is cut, never squeezed. */
export const Picture = meta.story({
  args: { src: picture, size: 'large' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('LB')).not.toBeInTheDocument();
    await canvasElement.querySelector('img')?.decode();
  },
});

/** The picture cannot be loaded: the letters stand in. */
export const PictureLost = meta.story({
  args: { src: 'data:image/png;base64,' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('LB')).toBeVisible();
  },
});

/**
 * Names as people have them: one word, many, spaces around, another script, a sign instead of letters.
 * No picture: such glyphs come from each machine's own fonts.
 */
export const Names = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Inline gap="3">
      {['  ada ', 'Juan Carlos de la Vega', 'ليلى حداد', '李 小龙', '🦊 Fox', 'østergård ß'].map(
        (name) => (
          <Avatar key={name} name={name} />
        ),
      )}
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const letters = [...canvasElement.querySelectorAll('[aria-hidden]')].map(
      ({ textContent }) => textContent,
    );
    await expect(letters).toEqual(['A', 'JC', 'لح', '李小', '🦊F', 'ØSS']);
  },
});

/** The widest letters there are, at twice the text's size: still inside the coin. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  args: { name: 'Wilhelmina Wüst' },
  play: async ({ canvas }) => {
    const coin = canvas.getByText('WW');
    await expect(coin.scrollWidth).toBeLessThanOrEqual(coin.clientWidth);
  },
});

/** Both sizes, with letters, without a name, with a picture. */
export const States = meta.story({
  parameters: { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } },
  render: () => (
    <Stack gap="4">
      {avatarSizes.map((size) => (
        <Inline key={size} gap="3">
          <Avatar size={size} name="Lena Brandt" />
          <Avatar size={size} name="Wilhelmina Wüst" />
          <Avatar size={size} name="Ida" />
          <Avatar size={size} />
          <Avatar size={size} src={picture} />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await Promise.all([...canvasElement.querySelectorAll('img')].map((image) => image.decode()));
  },
});
