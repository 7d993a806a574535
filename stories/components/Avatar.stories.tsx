import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Text } from '../../src/ui/components/Text/Text.tsx';
import { Avatar, avatarSizes } from '../../src/ui/components/Avatar/Avatar.tsx';
import { Inline } from '../../src/ui/components/Inline/Inline.tsx';
import { Stack } from '../../src/ui/components/Stack/Stack.tsx';
import { choices, inEachTheme, guided, withoutPicture } from '../_helpers/component.ts';
import { withDoubleText } from '../_helpers/withDoubleText.tsx';

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#2e5297" d="M0 0h3v2H0z"/><circle cx="1.5" cy="1.1" r=".6" fill="#f2bd3f"/></svg>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
/** A unique URL per story: browsers merge concurrent requests for one URL. */
const fetched = (name: string) => `/storage/v1/object/public/avatars/${name}.svg`;

const meta = preview.meta({
  title: 'Components/Avatar',
  component: Avatar,
  tags: ['autodocs'],
  ...guided({
    do: 'put the name beside the avatar.',
    good: (
      <Inline>
        <Avatar name="Lena Brandt" size="large" />
        <Text weight="bold">Lena Brandt</Text>
      </Inline>
    ),
    dont: 'rely on letters to identify a person.',
    bad: (
      <Inline>
        <Avatar name="Lena Brandt" />
        <Avatar name="Maria Okafor" />
        <Avatar name="Marc Ode" />
      </Inline>
    ),
  }),
  args: { name: 'Lena Brandt' },
  argTypes: choices({ size: avatarSizes }),
});

/** Initials of the first two words. Decorative: the name is beside it. */
export const TwoLetters = meta.story({
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('LB').parentElement;
    await expect(avatar).toHaveAttribute('aria-hidden', 'true');
    await expect(avatar?.getBoundingClientRect().width).toBe(44);
  },
});

/** The picture is loading: the initials show until it has loaded completely. */
export const PictureLoading = meta.story({
  args: { src: fetched('slow'), size: 'large' },
  // Looks the same as without a picture.
  parameters: withoutPicture,
  beforeEach({ msw }) {
    msw.use(http.get(`*${fetched('slow')}`, () => delay('infinite')));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('LB')).toBeVisible();
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
  },
});

/** The picture cannot be loaded: the initials stay. */
export const PictureLost = meta.story({
  args: { src: fetched('lost') },
  parameters: withoutPicture,
  beforeEach({ msw }) {
    msw.use(http.get(`*${fetched('lost')}`, () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas, canvasElement }) => {
    const image = canvasElement.querySelector('img');
    await waitFor(() => expect(image?.complete).toBe(true));
    await expect(canvas.getByText('LB')).toBeVisible();
    await expect(image).not.toBeVisible();
  },
});

/** The widest letters, at twice the text's size, fit in the avatar. */
export const DoubleText = meta.story({
  tags: ['!autodocs'],
  decorators: [withDoubleText],
  args: { name: 'Wilhelmina Wüst' },
  play: async ({ canvas }) => {
    const avatar = canvas.getByText('WW').parentElement as HTMLElement;
    await expect(avatar.scrollWidth).toBeLessThanOrEqual(avatar.clientWidth);
  },
});

/** Both sizes, with letters, without a name, with a picture. */
export const States = meta.story({
  parameters: inEachTheme,
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
    await waitFor(async () => {
      for (const image of canvasElement.querySelectorAll('img')) await expect(image).toBeVisible();
    });
  },
});
